/** What the card shows of the earlier turns; their texts stay with the script that read them. */
export interface ContextScreen {
  /** Whether the page has turns at all. */
  isOffered: boolean;
  /** The turns that can be chosen from; null while none were asked for. */
  turns: readonly ContextRow[] | null;
  /** What is sent along, or what became of it. */
  line: string;
  /** Whether the choice holds for the next cards of this page. */
  isKept: boolean;
  /** Looked through before: where room is scarce the sum is enough. */
  isSettled: boolean;
}

export interface ContextRow {
  who: string;
  words: string;
  size: string;
  isIn: boolean;
}
