/** A side of a product or service that people talk about in many words. */
export interface Concept {
  /** Its name where the texts suggest no better one. */
  label: string;
  /** English words and pairs of words, singular, folded. */
  words: readonly string[];
  /**
   * Beginnings of words in German, French, Spanish, Portuguese, Italian, Dutch, those of several words with `_` between; whole
   * words in scripts without spaces.
   */
  foreign: readonly string[];
}

/** A concept from lists as they are written: English words with commas between, foreign ones with spaces. */
export const concept = (label: string, words: string, foreign: string): Concept => ({
  label,
  words: words.split(',').map((word) => word.trim()),
  foreign: foreign.split(/\s+/).filter(Boolean),
});
