import type { RawItem } from '@/shared/insights/raw-item.ts';
import { findNames } from './competitors.ts';
import { foldedWords, stem } from './fold.ts';
import { readOperators } from './query-operators.ts';
import { STOP_WORDS } from './stop-words.ts';
import { splitSubject } from './subject-sides.ts';

/** Words of asking and of talking about a thing, which are not the thing. */
const ASKING = new Set(
  `opinion opinions review reviews thoughts feedback experience experiences sentiment think feel feelings love hate like
  complaints complaint problems problem issues issue pain points best worst good bad worth pros cons alternatives
  alternative vs versus compare comparison pricing price reddit quora youtube twitter users customers consumers
  customer user everyone anyone discuss discussion conversations talk saying say analysis analyse analyze research
  find tell show know main common top overall general about regarding`.split(/\s+/),
);

/** The words that carry the subject, stemmed: without function words and, where anything else is left, words of asking. */
export function subjectWords(subject: string): string[] {
  const words = foldedWords(subject).filter((word) => !STOP_WORDS.has(word));
  const carrying = words.filter((word) => !ASKING.has(word));
  return [...new Set((carrying.length > 0 ? carrying : words).map(stem))];
}

/** Those of its name alone: `noise` of `Aurelia grinder noise` is a side of it, and may be a theme. */
export const nameWords = (subject: string): string[] => subjectWords(splitSubject(subject).name);

/** The subject as it was typed, without operators and the words of asking around it. */
export function readSubject(query: string): string {
  const { plain: cleaned } = readOperators(query);
  const wanted = new Set(subjectWords(cleaned));
  const words = cleaned.split(' ').map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const isWanted = (word: string) => foldedWords(word).some((folded) => wanted.has(stem(folded)));
  const first = words.findIndex(isWanted);
  if (first === -1) return cleaned;
  const last = words.findLastIndex(isWanted);
  return words.slice(first, last + 1).join(' ');
}

/** Says whether an item speaks of the subject: most of its name's words stand in the text, the title or the community's name. */
export function createGrounding(
  subject: string,
): (item: Pick<RawItem, 'text' | 'title' | 'community'>) => boolean {
  const wanted = nameWords(subject);
  const needed = wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * 0.6);
  const joined = wanted.join('');
  return ({ text, title, community }) => {
    const words = new Set<string>();
    for (const word of foldedWords(`${text} ${title ?? ''} ${community ?? ''}`)) {
      words.add(word);
      words.add(stem(word));
    }
    if (joined.length >= 5 && words.has(joined)) return true;
    return wanted.filter((word) => words.has(word)).length >= needed;
  };
}

const MIN_SEEDS = 5;
/** A post without the name says so many words of what is not meant before it goes: the shop of `no shop of that name` is any shop. */
const MIN_UNNAMED = 2;
/** Of what a namesake's posts say again and again so much is said by none that are meant. */
const MIN_FOREIGN = 0.4;

/** What begins the part of the sentence that says what is not meant: `the note app, not the mineral`. */
const OTHERWISE = /\b(?:not|rather than|instead of|unlike|except|nicht|kein\p{L}*|pas|niet)\b/iu;
const END_OF_OTHERWISE = /[.;]|,? \bbut\b/i;

/** The words of the sentence on either side: of what is meant, and of what is not. */
function readAbout(about: string): { meant: string; other: string } {
  const [meant = '', ...rest] = about.split(OTHERWISE);
  const parts = rest.map((part) => part.split(END_OF_OTHERWISE));
  return {
    meant: [meant, ...parts.flatMap(([, ...after]) => after)].join(' '),
    other: parts.map(([other = '']) => other).join(' '),
  };
}

/** Words of the sentence *about* that say what is meant, stemmed. */
export const meantWords = (about: string): string[] => (about ? subjectWords(readAbout(about).meant) : []);

interface Meaning {
  about: string;
  subject: string;
  /** Whom it is compared with: no namesake is. */
  rivals: readonly string[];
}

/**
 * Tells namesakes apart by one sentence about what is meant. Items that share a word with it are the beginning, and those that
 * do not call it by its name, name a rival too (who speaks of a namesake names it alone) or have one. What they say more often than the
 * others is what speaks for the meant one (naive Bayes with add-one smoothing). What the sentence says is not meant goes.
 * @returns per item whether it is meant; all but those where the sentence fits too few to learn from
 */
export function findMeant(
  items: readonly (Pick<RawItem, 'text' | 'title' | 'community'> & { language?: string })[],
  { about, subject, rivals }: Meaning,
): boolean[] {
  const ofSubject = new Set(subjectWords(subject));
  const { meant, other } = readAbout(about);
  const wordsOf = (part: string) => subjectWords(part).filter((word) => !ofSubject.has(word));
  const hints = wordsOf(meant);
  const others = wordsOf(other).filter((word) => !hints.includes(word));
  const bags = items.map(
    ({ text, title, community }) =>
      new Set(
        foldedWords(`${text} ${title ?? ''} ${community ?? ''}`)
          .map(stem)
          .filter((word) => word.length > 2 && !STOP_WORDS.has(word) && !ofSubject.has(word)),
      ),
  );
  const isNamed = items.map(createGrounding(subject));
  const isHinted = bags.map((bag) => hints.some((hint) => bag.has(hint)));
  const isCompared = items.map(({ text, title }) => findNames(`${title ?? ''}\n${text}`, rivals).length > 0);
  const isOther = bags.map((bag, index) => {
    if (isHinted[index] || isCompared[index]) return false;
    return others.filter((word) => bag.has(word)).length >= (isNamed[index] ? 1 : MIN_UNNAMED);
  });
  const isOwned = createOwnership(subject);
  const isSeed = isOther.map(
    (other, index) =>
      !other &&
      (!isNamed[index] || isHinted[index] || isCompared[index] || isOwned(items[index]?.text ?? '')),
  );
  const seeds = isSeed.filter(Boolean).length;
  if (seeds < MIN_SEEDS || seeds === items.length) return isOther.map((one) => !one);
  const weight = learnWeights(bags, isSeed);
  const said = new Set(bags.filter((_, index) => isSeed[index]).flatMap((bag) => [...bag]));
  const usual = mostCommon(items.map(({ language }) => language));
  const isStranger = findStrangers(bags, {
    isSeed,
    isRead: items.map(({ language }) => language === usual),
  });
  return bags.map((bag, index) => {
    const known = [...bag].filter((word) => weight.has(word));
    const foreign = known.filter((word) => !said.has(word));
    if (isOther[index]) return false;
    if (isStranger[index]) return false;
    if (isSeed[index] || foreign.length < known.length * MIN_FOREIGN) return true;
    return known.reduce((sum, word) => sum + (weight.get(word) ?? 0), 0) > -0.5;
  });
}

/** What stands before the name of a thing somebody has, and never before that of a place or a club: `my Dover`, `a Dover on the train`. */
const OWNING: ReadonlySet<string> = new Set('a my our your his her their'.split(' '));
/** The letter or number of a model behind the name: `my Dover E`. */
const MODEL = /^(?:\p{L}?\d{1,3}|\p{L})$/u;

/** Says whether a text calls the subject a thing that somebody has or may have. */
function createOwnership(subject: string): (text: string) => boolean {
  const [first, ...more] = foldedWords(splitSubject(subject).name);
  return (text) => {
    const words = foldedWords(text);
    return words.some((word, at) => {
      if (word !== first || more.some((other, by) => words[at + 1 + by] !== other)) return false;
      const [before = '', after] = [words[at - 1], words[at + 1 + more.length]];
      if (after !== undefined && MODEL.test(after) && !OWNING.has(after)) return true;
      // `My Dover sole` is of another kind.
      return OWNING.has(before) && (after === undefined || STOP_WORDS.has(after) || MODEL.test(after));
    });
  };
}

/** How much more often a word stands in seeds than elsewhere, as a log ratio; words of fewer than three items say nothing. */
function learnWeights(bags: readonly Set<string>[], isSeed: readonly boolean[]): Map<string, number> {
  const inside = new Map<string, number>();
  const outside = new Map<string, number>();
  bags.forEach((bag, index) => {
    const side = isSeed[index] ? inside : outside;
    for (const word of bag) side.set(word, (side.get(word) ?? 0) + 1);
  });
  const seeds = isSeed.filter(Boolean).length;
  const others = bags.length - seeds;
  const weights = new Map<string, number>();
  for (const word of new Set([...inside.keys(), ...outside.keys()])) {
    const yes = inside.get(word) ?? 0;
    const no = outside.get(word) ?? 0;
    if (yes + no < 3) continue;
    weights.set(word, Math.log((yes + 1) / (seeds + 2) / ((no + 1) / (others + 2))));
  }
  return weights;
}

const mostCommon = (values: readonly (string | undefined)[]): string | undefined => {
  const times = new Map<string | undefined, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].sort((one, other) => other[1] - one[1])[0]?.[0];
};

/** Of a stranger's words hardly one is said by two others; where so many of the meant speak so, that tells nothing. */
const STRANGE = { known: 0.2, words: 2, amongMeant: 0.2 };

/**
 * Who calls the subject by its name and says nothing of what the others speak of talks of a namesake, each maybe of another. Only
 * where the posts that are surely meant share their words so much that one of them would hardly ever look like that.
 */
function findStrangers(
  bags: readonly ReadonlySet<string>[],
  { isSeed, isRead }: { isSeed: readonly boolean[]; isRead: readonly boolean[] },
): boolean[] {
  const times = new Map<string, number>();
  bags.forEach((bag, index) => {
    if (isSeed[index]) for (const word of bag) times.set(word, (times.get(word) ?? 0) + 1);
  });
  const isStrange = bags.map((bag, index) => {
    const byOthers = (word: string) => (times.get(word) ?? 0) - (isSeed[index] ? 1 : 0);
    const known = [...bag].filter((word) => byOthers(word) >= 2).length;
    return isRead[index] && bag.size >= STRANGE.words && known <= bag.size * STRANGE.known;
  });
  const count = (of: (index: number) => boolean | undefined) => bags.filter((_, index) => of(index)).length;
  const meant = count((index) => isSeed[index] && isRead[index]);
  const isTelling = count((index) => isSeed[index] && isStrange[index]) <= meant * STRANGE.amongMeant;
  return isStrange.map((one, index) => isTelling && one === true && !isSeed[index]);
}
