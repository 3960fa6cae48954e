import { type LanguageModel, UNKNOWN } from '@/shared/engines/offline/language-model/language-model.ts';
import {
  LEAD,
  type Sentence,
  scoreOf,
  sentencesOf,
  type Token,
} from '@/shared/engines/offline/language-model/sentence.ts';
import { jargon, startsSmall } from '@/shared/engines/offline/lexicon/jargon.ts';
import { likelyWords } from '@/shared/engines/offline/lexicon/likely-words.ts';
import { commonWords } from '@/shared/engines/offline/lexicon/words.ts';
import { isAbbreviation } from '@/shared/enhance/abbreviations.ts';
import { type Edit, inStyleOf } from './edits.ts';
import { isForeignWord } from './english.ts';
import type { Names } from './names.ts';
import type { Passage } from './pattern.ts';
import { isDerived, NAMES_AFTER, NAMES_BEFORE } from './spelling.ts';
import type { CandidateFinder } from './spelling-candidates.ts';

/** How many steps of the logarithm one step of `slipDistance` outweighs. Fitted on the tuning part of the texts. */
const DISTANCE_WEIGHT = 3.5;
/** What the best candidate must reach, and by how much it must lead. Fitted likewise. */
const NEEDED = { score: 0.5, lead: 1.2 };
/** What more is asked where the word may be the writer's own. */
const PENALTY = { repeated: 2, capital: 1, inModel: 2, unknownBeside: 2.5, short: 1.5, derived: 4 };
/** What less is asked for each letter beyond seven, up to four: a long word is near to few others. */
const LETTER_BONUS = 0.75;
/** Three letters are rather an abbreviation: "ngl". */
const SHORTEST = 4;
const LONGEST = 24;

export interface Speller {
  model: LanguageModel;
  finder: CandidateFinder;
}

const isPlainWord = ({ lower, isWord }: Token): boolean => isWord && /^[a-z]+(?:'[a-z]+)?$/.test(lower);

/** Whether a word is known to be right, or not to be English. */
function isKnown(model: LanguageModel, lower: string): boolean {
  return (
    lower.length < SHORTEST ||
    isAbbreviation(lower) ||
    model.isSpelling(lower) ||
    (/^(?:.+)'(?:s|re|ve|ll|d)$/.test(lower) && model.isSpelling(lower.replace(/'.*/, ''))) ||
    jargon.has(lower) ||
    commonWords.has(lower) ||
    likelyWords.has(lower) ||
    startsSmall.has(lower) ||
    isForeignWord(lower)
  );
}

interface Case {
  sentence: Sentence;
  at: number;
  token: Token;
  masked: string;
  names: Names;
}

/** The word meant by one that no dictionary has, by its letters and the words around it; undefined where none is sure. */
function meantBy(
  { model, finder }: Speller,
  { sentence, at, token, masked, names }: Case,
): string | undefined {
  const { lower } = token;
  const { tokens, ids } = sentence;
  const place = { from: at + LEAD, to: at + LEAD + 1 };
  const unknown = scoreOf(model, ids, { ...place, words: [UNKNOWN] });
  const ranked = finder
    .find(lower)
    .map(({ text, distance }) => {
      const words = text.split(' ').map((word) => model.id(word));
      return {
        text,
        distance,
        score: scoreOf(model, ids, { ...place, words }) - unknown - DISTANCE_WEIGHT * distance,
      };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  const second = ranked.find(({ text }) => best && !areForms(text, best.text));
  if (!best) return undefined;
  const isBeside = (other: Token | undefined) =>
    other !== undefined && (!other.isWord || (!isKnown(model, other.lower) && !other.parted));
  const needed =
    NEEDED.score +
    (names.repeated.has(lower) ? PENALTY.repeated : 0) +
    (token.text !== lower ? PENALTY.capital : 0) +
    (model.id(lower) === UNKNOWN ? 0 : PENALTY.inModel) +
    (isBeside(tokens[at - 1]) || isBeside(tokens[at + 1]) ? PENALTY.unknownBeside : 0) +
    (lower.length < 5 ? PENALTY.short : 0) +
    (isDerived(lower, best.text) ? PENALTY.derived : 0) -
    LETTER_BONUS * Math.max(0, Math.min(4, lower.length - 7));
  if (best.score < needed || (second && best.score - second.score < NEEDED.lead)) return undefined;
  if (NAMES_BEFORE.test(masked.slice(0, token.start)) || NAMES_AFTER.test(masked.slice(token.end)))
    return undefined;
  return best.text;
}

/** "advertisement" and "advertisements": whichever was meant, either is nearer to it than what was typed. */
function areForms(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short.replace(/[ey]$/, '')) && long.length - short.length <= 3;
}

/**
 * Misspelled words mended by what was likely meant: near in letters and sound, and fit for the sentence. Names, jargon,
 * words of other languages and what is capitalised inside a sentence stay.
 */
export function spellingInContext({ text, masked }: Passage, speller: Speller, names: Names): Edit[] {
  return sentencesOf(masked, speller.model).flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const { lower } = token;
      if (!isPlainWord(token) || lower.length > LONGEST || isKnown(speller.model, lower)) return [];
      const isCapitalised = token.text !== lower;
      if (isCapitalised && (at > 0 || token.text.slice(1) !== lower.slice(1) || lower.length < 5)) return [];
      if (names.capitalised.has(lower) || /js$/.test(lower)) return [];
      const meant = meantBy(speller, { sentence, at, token, masked, names });
      return meant === undefined
        ? []
        : [{ start: token.start, end: token.end, text: inStyleOf(token.text, meant, text) }];
    }),
  );
}
