import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { misspellings } from '@/shared/engines/offline/lexicon/misspellings.ts';
import { nearestWord } from '@/shared/engines/offline/nearest-word.ts';
import { withoutHedges } from '@/shared/enhance/hedges.ts';
import { thingNouns } from '@/shared/enhance/topic-nouns.ts';

const QUESTION_WORDS = ['how', 'what', 'why', 'when', 'where', 'which'];
const SHORTEST_NOUN = 5;

const SOMETHING_ABOUT =
  /^(?:(?:something|anything|smth|sth|stuff) (?:about|on)|idk,?) (?=(?!how\b|what\b|why\b|if\b)\p{L})/iu;

/**
 * A topic without the slips on which its wording hangs: of a thing that is asked for ("cover leter"), and of the word that asks
 * ("hw to"). All else is mended where the whole text is, with the words around it.
 */
export function mendTopic(topic: string): string {
  // In a text of several lines it may stand in what is to be kept.
  const told = topic.includes('\n') ? topic : withoutHedges(topic.replace(SOMETHING_ABOUT, ''));
  return told
    .replace(/^\p{L}{2,6}(?= to \p{L})/u, (word) => {
      const lower = word.toLowerCase();
      if (likelyWords.has(lower)) return word;
      return /^h[ow]+$/.test(lower) ? 'how' : (nearestWord(lower, QUESTION_WORDS) ?? word);
    })
    .replace(/(?<![\p{L}\d'’@./-])\p{Ll}+(?![\p{L}\d'’@/-])/gu, (word) => {
      if (likelyWords.has(word)) return word;
      const known = misspellings.get(word);
      if (known !== undefined) return known;
      return word.length >= SHORTEST_NOUN ? (nearestWord(word, thingNouns) ?? word) : word;
    });
}
