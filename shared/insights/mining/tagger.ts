import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { fold } from './fold.ts';

export interface TaggedWord {
  /** Folded. */
  word: string;
  lemma: string;
  isNoun: boolean;
}

export type Tag = (sentence: string) => TaggedWord[];

/** Loads the English tagger: some 180 ms and 20 MB, so where it is not needed it is not made. */
export function createTagger(): Tag {
  const nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  return (sentence) => {
    const tokens = nlp.readDoc(sentence).tokens();
    const words = tokens.out(its.value) as string[];
    const parts = tokens.out(its.pos) as string[];
    const lemmas = tokens.out(its.lemma as Parameters<typeof tokens.out>[0]) as string[];
    return words.map((word, index) => ({
      word: fold(word),
      lemma: fold(lemmas[index] ?? word),
      isNoun: (parts[index] === 'NOUN' || parts[index] === 'PROPN') && /^[\p{L}][\p{L}\p{N}-]+$/u.test(word),
    }));
  };
}
