import type { TaggedWord } from './tagger.ts';

/** Said before a noun by people who miss it, or want it otherwise. */
const WANTING =
  /^(?:no|zero|more|bigger|smaller|better|worse|longer|shorter|faster|slower|fewer|less|another|without)$/;
/** What stands before a noun says whose it is, and that it is none of the subject's: `my neighbour gave me one`. */
const OWN = /^(?:my|our|his|her|their)$/;
/** A remark without a verb is about what it names: `that soundtrack tho`. */
const MAX_REMARK_WORDS = 6;
/** So many words may stand between a noun and what is said before it. */
const GROUP = 3;

/**
 * Which words of a clause it is about: those named before its first verb, those somebody wants or misses, and all of a short
 * remark. Says nothing of what is thought of them, so that nobody's way of putting it has to be known.
 */
export function findTopics(words: readonly TaggedWord[]): (at: number) => boolean {
  const verb = words.findIndex(({ isVerb }) => isVerb);
  const isRemark = verb === -1 && words.length <= MAX_REMARK_WORDS;
  const isLed = (at: number, by: RegExp) => {
    for (let before = at - 1; before >= Math.max(0, at - GROUP); before -= 1) {
      const { word, isNoun, isAdjective } = words[before] as TaggedWord;
      if (by.test(word)) return true;
      if (!isNoun && !isAdjective) return false;
    }
    return false;
  };
  return (at) => {
    if (words[at]?.isCircumstance || isLed(at, OWN)) return false;
    return isRemark || at < verb || isLed(at, WANTING);
  };
}
