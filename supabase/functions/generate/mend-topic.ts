import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { misspellings } from '@/shared/engines/offline/lexicon/misspellings.ts';
import { slipDistance } from '@/shared/engines/offline/polish/slip-distance.ts';
import { thingNouns } from '@/shared/enhance/topic-nouns.ts';

const QUESTION_WORDS = ['how', 'what', 'why', 'when', 'where', 'which'];
/** A slip that leaves no doubt; of a short word only two letters swapped, or one doubled: "curse" is no "course". */
const SLIGHT = 1;
const SLIGHTEST = 0.65;
const SHORT = 6;
const SHORTEST_NOUN = 5;

const nearest = (word: string, meant: readonly string[]): string | undefined => {
  const [best, next] = meant
    .filter((one) => one.charAt(0) === word.charAt(0) && Math.abs(one.length - word.length) <= 1)
    .map((one) => ({ one, distance: slipDistance(word, one) }))
    .sort((left, right) => left.distance - right.distance);
  const allowed = word.length <= SHORT ? SLIGHTEST : SLIGHT;
  return best && best.distance < allowed && best.distance < (next?.distance ?? allowed)
    ? best.one
    : undefined;
};

/** Thrown in by whoever thinks while typing: it is no part of what is wanted, unless it is what is asked about. */
const HEDGE =
  /(?<=\S)(?<!\b(?:of|word|words|say|says|saying|read|reads|means?|write|text|title|called|and|or))[\s,]+(?:idk|dunno|lol|haha\p{L}*|hehe|lmao|xd|or (?:something|whatever)(?: like that)?|i guess)(?=\s*(?:[,.;!)]|$))/giu;
const SOMETHING_ABOUT =
  /^(?:(?:something|anything|smth|sth|stuff) (?:about|on)|idk,?) (?=(?!how\b|what\b|why\b|if\b)\p{L})/iu;

/**
 * A topic without the slips on which its wording hangs: of a thing that is asked for ("cover leter"), and of the word that asks
 * ("hw to"). All else is mended where the whole text is, with the words around it.
 */
export function mendTopic(topic: string): string {
  // In a text of several lines it may stand in what is to be kept.
  const told = topic.includes('\n') ? topic : topic.replace(SOMETHING_ABOUT, '').replace(HEDGE, '');
  return told
    .replace(/^\p{L}{2,6}(?= to \p{L})/u, (word) => {
      const lower = word.toLowerCase();
      if (likelyWords.has(lower)) return word;
      return /^h[ow]+$/.test(lower) ? 'how' : (nearest(lower, QUESTION_WORDS) ?? word);
    })
    .replace(/(?<![\p{L}\d'’@./-])\p{Ll}+(?![\p{L}\d'’@/-])/gu, (word) => {
      if (likelyWords.has(word)) return word;
      const known = misspellings.get(word);
      if (known !== undefined) return known;
      return word.length >= SHORTEST_NOUN ? (nearest(word, thingNouns) ?? word) : word;
    });
}
