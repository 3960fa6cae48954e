import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { fold } from './fold.ts';

export interface TaggedWord {
  /** Folded. */
  word: string;
  lemma: string;
  isNoun: boolean;
  /** Written like a name: a capital before small letters, where a sentence does not begin. */
  isName: boolean;
  isAdjective: boolean;
  isVerb: boolean;
  /** Where or when something is, not what it is about: `in the rain`, `every mile`. */
  isCircumstance: boolean;
  /** A word that could name something, whatever the tagger takes it for in this sentence. */
  couldBeNoun: boolean;
}

export type Tag = (sentence: string) => TaggedWord[];

let loaded: ReturnType<typeof winkNLP> | undefined;

/**
 * The English tagger. Loaded once and kept, some 180 ms and 20 MB: the model escapes its own text again at every load, so a
 * process that loads it some twenty times ends at a string too long for it.
 */
export function createTagger(): Tag {
  loaded ??= winkNLP(model, ['pos']);
  const nlp = loaded;
  const { its } = nlp;
  return (sentence) => {
    const tokens = nlp.readDoc(sentence).tokens();
    const words = tokens.out(its.value) as string[];
    const parts = tokens.out(its.pos) as string[];
    const lemmas = tokens.out(its.lemma as Parameters<typeof tokens.out>[0]) as string[];
    return words.map((word, index) => {
      const part = parts[index] ?? '';
      const isWord = WORD.test(word);
      return {
        word: fold(word),
        lemma: fold(lemmas[index] ?? word),
        isNoun:
          isWord &&
          (isNounPart(part) || isGerund(parts, words, index) || standsForNoun(parts, words, index)) &&
          !isOccasion(parts, words, index),
        isName: index > 0 && /^\p{Lu}\p{Ll}/u.test(word),
        isAdjective: part === 'ADJ' && isWord,
        isVerb: part === 'VERB' || part === 'AUX',
        isCircumstance: isCircumstance(parts, words, index),
        couldBeNoun: isWord && CONTENT.has(part),
      };
    });
  };
}

const WORD = /^[\p{L}][\p{L}\p{N}-]+$/u;
const CONTENT = new Set(['VERB', 'ADJ', 'NOUN', 'PROPN']);
const isNounPart = (part: string | undefined) => part === 'NOUN' || part === 'PROPN';

/** `the boarding`, `single dosing`, `crafting is`: a verb's form that stands where a noun does. */
function isGerund(parts: readonly string[], words: readonly string[], at: number): boolean {
  if (parts[at] !== 'VERB' || !/^\p{L}{3,}ing$/iu.test(words[at] ?? '')) return false;
  const before = parts[at - 1];
  const after = parts[at + 1];
  if (before === 'DET' || before === 'ADJ') return true;
  if (isNounPart(before))
    return after === undefined || after === 'AUX' || after === 'VERB' || after === 'PUNCT';
  return (before === undefined || before === 'PUNCT') && (after === 'AUX' || after === 'VERB');
}

/** `every single time`, `the first time`: no `wait time`. */
const isOccasion = (parts: readonly string[], words: readonly string[], at: number): boolean =>
  /^times?$/i.test(words[at] ?? '') &&
  (!isNounPart(parts[at - 1]) ||
    /^(?:every|each|single|first|second|third|last|next|this|same|any|long|one)$/i.test(words[at - 1] ?? ''));

/** `the light is`, `my light flickers.`: what stands alone between an article and what is said of it names something. */
function standsForNoun(parts: readonly string[], words: readonly string[], at: number): boolean {
  if (parts[at] !== 'ADJ' && parts[at] !== 'VERB') return false;
  if (!/^(?:the|a|an|my|our|your|their|its|this|that|no)$/i.test(words[at - 1] ?? '')) return false;
  return /^(?:AUX|VERB)$/.test(parts[at + 1] ?? '');
}

/** `my second walk`, `every trip`: the time when, not the thing. */
const WHICH_TIME = new Set('first second third fourth fifth every each'.split(' '));
const CIRCUMSTANCE = new Set(
  'in on at during after before since within until through across from into per every each while by near outside inside'.split(
    ' ',
  ),
);
/** Those that a clause may follow as well: of `since the lift was dead` the lift is what is spoken of. */
const BEFORE_CLAUSE = new Set('after before since until'.split(' '));
const isFiniteVerb = (part: string | undefined, word: string | undefined) =>
  part === 'AUX' || (part === 'VERB' && !/ing$/i.test(word ?? ''));
const OF_A_GROUP = new Set('DET ADJ NUM NOUN PROPN PRON'.split(' '));

/** Whether the noun's group begins after a preposition of place or time. */
function isCircumstance(parts: readonly string[], words: readonly string[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const word = (words[before] ?? '').toLowerCase();
    if (CIRCUMSTANCE.has(word))
      return !(BEFORE_CLAUSE.has(word) && isFiniteVerb(parts[at + 1], words[at + 1]));
    if (before === at - 1 && WHICH_TIME.has(word)) return true;
    if (!OF_A_GROUP.has(parts[before] ?? '')) return false;
  }
  return false;
}
