/** Words `from` to just before `to` of a sentence's tokens, and what is put in their place. */
export interface UsageMatch {
  from: number;
  to: number;
  words: readonly string[];
}
