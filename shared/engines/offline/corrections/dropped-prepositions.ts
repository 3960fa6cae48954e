import type { Token } from '@/shared/engines/offline/language-model/sentence.ts';

/** Behind these words learners put the preposition, which says nothing there. */
const IDLE_BEHIND: Readonly<Record<string, RegExp>> = {
  to: /^(?:can|could|should|must|may|might|will|would|shall|(?:ca|could|should|must|wo|would)n't|cannot|(?:visit|enter|reach|attend|contact|phone)(?:s|ed|ing)?)$/,
  about: /^(?:discuss(?:es|ed|ing)?|mention(?:s|ed|ing)?|describ(?:es?|ed|ing)|consider(?:s|ed|ing)?)$/,
  of: /^(?:near|inside|outside|despite|besides?)$/,
  with: /^(?:marry|marries|contact(?:s|ed|ing)?)$/,
};
/** No preposition stands before them: "in last week", "on tomorrow", "for to travel". */
const BARE_BEFORE: Readonly<Record<string, RegExp>> = {
  for: /^to$/,
  in: /^(?:next|last|this|every|yesterday|tomorrow|today|here|there|abroad|home)$/,
  on: /^(?:next|last|this|every|yesterday|tomorrow|today)$/,
  at: /^(?:next|last|this|every|yesterday|tomorrow|today|here|there|home)$/,
  to: /^(?:here|there|abroad|home)$/,
};

/**
 * Whether a preposition may go. What the classifier thinks of it is no ground: of what it was sure of elsewhere nearly all
 * was wanted, "updated to version 3", "keeps on crashing", "from Tuesday to Thursday".
 */
export function mayDrop(typed: string, before: string, next: Token | undefined): boolean {
  const isBare = next?.parted === false && BARE_BEFORE[typed]?.test(next.lower) === true;
  return isBare || IDLE_BEHIND[typed]?.test(before) === true;
}
