import { baseOfVerb } from '@/shared/engines/offline/corrections/base-of-verb.ts';
import { classesAt, type Place, tokenAt } from '@/shared/engines/offline/corrections/place.ts';
import { WordClass } from '@/shared/engines/offline/language-model/word-class.ts';
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Complement } from './entries.ts';
import { inVerbForm, type VerbForm } from './forms.ts';
import { isHead, personAt } from './reading.ts';
import type { UsageMatch } from './usage-match.ts';

const { singular, plural, base, third, ing, modifier } = WordClass;
const SLOT: Readonly<Record<string, VerbForm>> = { do: 'base', doing: 'ing', does: 'third' };
const HELPERS: Readonly<Record<VerbForm, readonly string[]>> = {
  base: ['be', 'have', 'do'],
  ing: ['being', 'having', 'doing'],
  third: ['is', 'has', 'does'],
  past: [],
  participle: [],
};

/** Whether a word of a pattern stands for others: a verb, somebody. */
export const isOpenWord = (word: string | undefined): boolean =>
  word !== undefined && (word === 'him' || word === 'he' || SLOT[word] !== undefined);

/** The base of a verb that stands in such a form, and is no thing or quality there. */
function verbAt(place: Place, at: number, form: VerbForm): string | undefined {
  const token = tokenAt(place, at);
  if (!token?.isWord || token.parted || token.text !== token.lower) return undefined;
  const isHelper = HELPERS[form].includes(token.lower);
  if (functionWords.has(token.lower) && !isHelper) return undefined;
  const classes = classesAt(place, at);
  const wanted = form === 'base' ? base : form === 'ing' ? ing : third;
  if (!(classes & wanted) && !isHelper) return undefined;
  const isAlso = classes & (form === 'third' ? singular : singular | plural) || classes & modifier;
  // behind "to" a verb is meant, whatever else it can be
  if (isAlso && !isHelper && tokenAt(place, at - 1)?.lower !== 'to') return undefined;
  if (isHelper) return HELPERS.base[HELPERS[form].indexOf(token.lower)];
  return baseOfVerb(place, token.lower);
}

/** What a pattern of words found. */
interface Found {
  to: number;
  verb: string;
  object: string;
}

function find(place: Place, from: number, wrong: string): Found | undefined {
  let [at, verb, object] = [from, '', ''];
  for (const word of wrong.split(' ')) {
    const form = SLOT[word];
    if (form) {
      const isClause = object !== '' && wrong.startsWith('that');
      const got =
        verbAt(place, at, form) ??
        (isClause ? (verbAt(place, at, 'base') ?? verbAt(place, at, 'third')) : undefined);
      if (!got) return undefined;
      verb = got;
      at += 1;
    } else if (word === 'him' || word === 'he') {
      const person = personAt(place, at, word === 'he');
      if (!person) return undefined;
      object = person.object;
      at += person.count;
    } else {
      const token = tokenAt(place, at);
      if (token?.lower !== word || token.parted) return undefined;
      at += 1;
    }
  }
  return { to: at, verb, object };
}

const isFilled = (right: string, { verb, object }: Found): boolean =>
  (!/\b(?:do|doing|does)\b/.test(right) || verb !== '') && (!/\bhim\b/.test(right) || object !== '');

/** "suggest to go" → "suggest going", "want that you help" → "want you to help". */
export function matchComplement(
  place: Place,
  { pos, wrong, right, exceptNext }: Complement,
  headWords: number,
): UsageMatch | undefined {
  if (!isHead(place, place.at, pos)) return undefined;
  const from = place.at + headWords;
  const found = find(place, from, wrong);
  if (!found || !isFilled(right, found)) return undefined;
  const inside = place.sentence.tokens.slice(from, found.to + 1);
  if (exceptNext && inside.some(({ lower }) => exceptNext.includes(lower))) return undefined;
  const isSpelling = (word: string) => place.model.isSpelling(word);
  const words = right.split(' ').flatMap((word) => {
    const form = SLOT[word];
    if (form) return inVerbForm(found.verb, form, isSpelling);
    return word === 'him' ? found.object.split(' ') : word;
  });
  return { from, to: found.to, words };
}
