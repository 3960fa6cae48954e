/** A side of a product or service that people talk about in many words. */
export interface Concept {
  /** Its name where the texts suggest no better one. */
  label: string;
  /** English words and pairs of words, singular, folded. */
  words: readonly string[];
  /** Ways of saying it without its name, in lemmas and without fillers. */
  phrases: readonly string[];
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
  phrases: [],
  foreign: foreign.split(/\s+/).filter(Boolean),
});

/** A concept without a word that is its own: where a word comes up much in a text, it is a side of that subject instead. */
export const looseConcept = (label: string, said: string, foreign: string): Concept => {
  const { words, ...rest } = concept(label, said, foreign);
  return { ...rest, words: [], phrases: words };
};
