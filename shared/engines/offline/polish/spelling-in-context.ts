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
import { properNouns } from './proper-names.ts';
import { isBritishVariant, isDerived, NAMES_AFTER, NAMES_BEFORE, USES } from './spelling.ts';
import type { Candidate, CandidateFinder } from './spelling-candidates.ts';

/** How many steps of the logarithm one step of `slipDistance` outweighs. Fitted on the tuning part of the texts. */
const DISTANCE_WEIGHT = 3.5;
/** What the best candidate must reach, and by how much it must lead. Fitted likewise. */
const NEEDED = { score: 0.5, lead: 1.2 };
/** Two letters of a common word in each other's place, and no other word as near: "abotu". */
const SWAP = 0.6;
/** What more is asked where the word may be the writer's own. */
const PENALTY = { repeated: 2, capital: 1, inModel: 2, unknownBeside: 2.5, short: 1.5, derived: 4 };
/** What less is asked for each letter beyond seven, up to four: a long word is near to few others. */
const LETTER_BONUS = 0.75;
/** How much of what is asked besides counts where the letters alone tell. */
const ASKED_OF_SLIP = 1.5;
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
    isForeignWord(lower) ||
    // "archies got a cold": somebody's, without the mark
    (lower.endsWith('s') && properNouns.has(lower.slice(0, -1)))
  );
}

interface Ranked extends Candidate {
  score: number;
}

interface Slip extends Speller {
  token: Token;
  /** What more is asked of it than of other words. */
  asked: number;
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
  const written = ranked.filter(({ text, distance }) => distance <= OWN.distance && names.written.has(text));
  if (lower.length >= OWN.letters && written.length === 1) return written[0]?.text;
  const swapped = ranked.find(({ text, distance }) => distance <= SWAP && commonWords.has(text));
  const best = swapped && ranked.every(({ distance }) => distance >= swapped.distance) ? swapped : ranked[0];
  const second = best === swapped ? undefined : ranked.find(({ text }) => best && !areForms(text, best.text));
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
  const isFit = best.score >= needed && !(second && best.score - second.score < NEEDED.lead);
  if (
    !isFit &&
    !isPlainSlip(best, ranked, { model, finder, token, asked: Math.max(0, needed - NEEDED.score) })
  )
    return undefined;
  if (USES.test(masked.slice(0, token.start)) && best.text.charAt(0) !== lower.charAt(0)) return undefined;
  if (NAMES_BEFORE.test(masked.slice(0, token.start)) || NAMES_AFTER.test(masked.slice(token.end)))
    return undefined;
  return best.text;
}

/** A word as near as this that stands in the draft itself, in a pasted log as well, is meant. */
const OWN = { distance: 1.7, letters: 6 };
/** A slip so slight that the letters tell what was meant, also in a sentence the model has never met the like of. */
const SLIGHT = { distance: 0.9, letters: 6, apart: 0.6, score: -4.5 };
/** The same of a long word, which fewer are near to. */
const SLIGHT_IN_LONG = { distance: 1.7, letters: 8, apart: 0.8, score: -9 };

const ENDING = /(?:e?y|e[ds]|ing|ings|ers?|s|ly|less|ness|able|ise[drs]?|ising|'s)$/;
const BEGINNING =
  /^(?:re|un|de|non|pre|sub|super|multi|auto|inter|micro|mis|over|out|co|up|down|mini|meta|back|under)/;

/** "navigations", "prerender": built by rule from a word that dictionaries have. */
function isBuilt(model: LanguageModel, word: string): boolean {
  // "enforcable" and "panicing" lack the letter that keeps their sound, "verifyed" keeps its "y"
  if (/[cg]able$|ic(?:ing|ed|er|ers)$/.test(word) || /[^aeiou]y(?:ed|s|es)$/.test(word)) return false;
  const stems = [word.replace(ENDING, ''), word.replace(BEGINNING, '')].filter((stem) => stem !== word);
  return stems.some(
    (stem) =>
      stem.length >= 4 &&
      [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some((one) =>
        model.isSpelling(one),
      ),
  );
}

/** Whether one word alone is near to what was typed. */
function isPlainSlip(
  best: Ranked,
  ranked: readonly Ranked[],
  { model, finder, token, asked }: Slip,
): boolean {
  const { lower } = token;
  if (token.text !== lower || best.text.includes(' ') || isBuilt(model, lower)) return false;
  // "freedos": a known word, and a short one behind it, but "printig" for "printing"
  const stem = [-2, -3].map((end) => lower.slice(0, end)).find((one) => finder.isMeant(one));
  if (
    stem &&
    !(
      best.text.startsWith(stem) &&
      /^(?:k?(?:ing|ed|er|ers)|ly|ment|tion)$/.test(best.text.slice(stem.length))
    )
  )
    return false;
  // "firehose": two words run together on purpose
  if (ranked.some(({ text }) => text.includes(' '))) return false;
  return [SLIGHT, SLIGHT_IN_LONG].some(
    ({ distance, letters, apart, score }) =>
      lower.length >= letters &&
      best.distance <= distance &&
      best.score >= score + asked * ASKED_OF_SLIP &&
      ranked.every((other) => other.distance >= best.distance + apart || areForms(other.text, best.text)),
  );
}

/** "advertisement" and "advertisements", "labeled" and "labelled": whichever was meant, either is nearer to it than what was typed. */
function areForms(a: string, b: string): boolean {
  if (isBritishVariant(a, b) || isBritishVariant(b, a)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short.replace(/[ey]$/, '')) && long.length - short.length <= 3;
}

/** "comentarios del código": two words beside it that English does not have, one of them with letters it does not have. */
function isAmongForeign(tokens: readonly Token[], at: number): boolean {
  const isForeign = (step: number) => {
    const [near, far] = [tokens[at + step], tokens[at + 2 * step]];
    const isParted = step > 0 ? near?.parted || far?.parted : tokens[at]?.parted || near?.parted;
    return (
      near !== undefined &&
      far !== undefined &&
      !isParted &&
      isForeignWord(near.lower) &&
      isForeignWord(far.lower) &&
      [near, far].some(({ lower }) => /[^\p{ASCII}’]/u.test(lower))
    );
  };
  return isForeign(1) || isForeign(-1);
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
      // "humanfs", "chartjs": named after what they belong to
      if (names.capitalised.has(lower) || /(?:js|fs|db|ql|py)$/.test(lower)) return [];
      if (isAmongForeign(sentence.tokens, at)) return [];
      const meant = meantBy(speller, { sentence, at, token, masked, names });
      return meant === undefined
        ? []
        : [{ start: token.start, end: token.end, text: inStyleOf(token.text, meant, text) }];
    }),
  );
}
