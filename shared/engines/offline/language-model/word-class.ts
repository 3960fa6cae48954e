/** What a word can be, as bits of one byte; a word has as many as its uses are common. */
export const WordClass = {
  singular: 1,
  plural: 2,
  base: 4,
  third: 8,
  past: 16,
  participle: 32,
  ing: 64,
  /** Adjectives and adverbs. */
  modifier: 128,
} as const;
export type WordClass = (typeof WordClass)[keyof typeof WordClass];
