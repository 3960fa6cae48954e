import { startsSmall } from '@/shared/engines/offline/lexicon/jargon.ts';
import names from '@/shared/engines/offline/lexicon/names.json' with { type: 'json' };
import { functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import type { Edit } from './edits.ts';
import { type ProseWord, wordsOf } from './names.ts';
import type { Passage } from './pattern.ts';
import { SHIELD } from './shield.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
export const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that are names and nothing else: places, people, days, languages. */
export const properNouns: ReadonlySet<string> = words(names.names);

/** Names with capitals of their own, acronyms and what is several of them: "PhD", "VAT", "PDFs". */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ...names.acronyms.split(' ').map((word) => [word, word.toUpperCase()] as const),
  ...Object.entries(names.written),
]);
const SHORTEST_OF_MANY = 3;

/** "ai", which is a beast as well: in capitals no article is missed before it. */
export const isAcronym = (lower: string): boolean => /^[A-Z]+$/.test(WRITTEN.get(lower) ?? '');

function writtenAs(lower: string): string | undefined {
  const own = WRITTEN.get(lower) ?? (properNouns.has(lower) ? upperFirst(lower) : undefined);
  if (own !== undefined || !lower.endsWith('s') || lower.length <= SHORTEST_OF_MANY) return own;
  const one = WRITTEN.get(lower.slice(0, -1));
  return one !== undefined && one === one.toUpperCase() ? `${one}s` : undefined;
}

/** Names of several words by their first. */
const SEVERAL = new Map<string, { lower: string[]; parts: string[] }[]>();
for (const name of [...names.several.split(', '), ...names.common.split(', ')]) {
  const parts = name.split(' ');
  const lower = parts.map((part) => part.toLowerCase());
  const [first = ''] = lower;
  SEVERAL.set(first, [...(SEVERAL.get(first) ?? []), { lower, parts }]);
}

/** Programs that are words, too, and what tells them: a preposition before them, or what they have behind them. */
const PRODUCTS = new Map(
  Object.entries(names.products).map(([word, { in: before, before: after, of: owner }]) => [
    word,
    { led: words(before), followed: words(after), owned: words(owner) },
  ]),
);
/** Programs that no other word is likely where two of them are named together. */
const CLEAR = words(
  'chrome safari firefox excel outlook powerpoint react angular vue java python javascript typescript docker android',
);
const NUMBERED = words('react angular node java python windows excel safari swift');
/** What may stand behind the name of a program that a preposition led to. */
const GOES_ON = words(
  'and or but so because cause cos if when while with for without that where which i we you it to is are was has can does keeps says how what why then not please since at by on also instead',
);

/** What may not stand right before or behind a name: it is part of an address, a file or an identifier there. */
const JOINED_BEFORE = /[\p{L}\d'@#/\\_.&+\uFFFC-]/u;
const JOINED_AFTER = /^(?:[\p{L}\d_/\\@\uFFFC-]|'\p{L}{2}|\.[\p{L}\d\uFFFC]|[(=:]\S)/u;
const COMMAND =
  /^ (?:-|\uFFFC|(?:run|ps|build|compose|exec|pull|push|up|down|logs|install|start|stop|init|add|commit|main|manage)\b)/;

/** A word with those around it that only a blank parts it from. */
interface Place {
  words: readonly ProseWord[];
  at: number;
  text: string;
  masked: string;
}

const isBeside = (masked: string, one: ProseWord | undefined, other: ProseWord | undefined): boolean =>
  one !== undefined && other !== undefined && /^[ \t]+$/.test(masked.slice(one.end, other.start));

function isFree(masked: string, { start, end }: { start: number; end: number }): boolean {
  return !JOINED_BEFORE.test(masked.charAt(start - 1)) && !JOINED_AFTER.test(masked.slice(end, end + 3));
}

/** "chrome and edge", "python or java": named together with another program. */
function isListed({ words: all, at, masked }: Place): boolean {
  return [-1, 1].some((step) => {
    const [near, far] = [all[at + step], all[at + 2 * step]];
    const isJoined = near !== undefined && /^(?:and|or|vs)$/.test(near.lower);
    const partner = isJoined ? far : near;
    if (!partner || !CLEAR.has(partner.lower)) return false;
    const [from, to] = step < 0 ? [partner.end, all[at]?.start] : [all[at]?.end, partner.start];
    return isJoined || /^, ?$/.test(masked.slice(from, to));
  });
}

/** "react 17", "python 3.10": a number, and nothing behind it that is counted. */
function isVersion({ words: all, at, text }: Place): boolean {
  const rest = text.slice(all[at]?.end).match(/^ \d+(?:\.\d+)*(?![\w.]\w| ?%)(?: (\p{L}+))?/u);
  return rest !== null && (rest[1] === undefined || GOES_ON.has(rest[1]));
}

function isProduct(place: Place): boolean {
  const { words: all, at, masked } = place;
  const [before, word, next] = [all[at - 1], all[at], all[at + 1]];
  const product = PRODUCTS.get(word?.lower ?? '');
  if (!word || !product) return false;
  const isFollowed = isBeside(masked, word, next);
  if (isFollowed && product.followed.has(next?.lower ?? '')) return true;
  if (NUMBERED.has(word.lower) && isVersion(place)) return true;
  if (isBeside(masked, before, word)) {
    if (product.owned.has(before?.lower ?? '')) return true;
    const isLast = !isFollowed && !masked.slice(word.end).startsWith(` ${SHIELD}`);
    // "in word and deed" is not "in excel and when I print"
    const goesOn =
      GOES_ON.has(next?.lower ?? '') && (CLEAR.has(word.lower) || !/^(?:and|or)$/.test(next?.lower ?? ''));
    if (product.led.has(before?.lower ?? '') && (isLast || goesOn)) return true;
  }
  return isListed(place);
}

/** Small, or with the one capital of a name that has others: "Youtube". */
function isPlain({ text, lower }: ProseWord): boolean {
  const isNamed = lower.length > SHORTEST_OF_MANY && WRITTEN.has(lower);
  return lower.length > 1 && (text === lower || (isNamed && text === upperFirst(lower)));
}

/** "a red cross", "our white house": what is one of several, or somebody's, is no name. */
const ONE_OF_MANY = words('a an my our your his her their this these those each every some any no two three');

/** The name of several words that begins here, word by word. */
function severalAt({ words: all, at, masked }: Place): string[] | undefined {
  const named = (SEVERAL.get(all[at]?.lower ?? '') ?? []).filter(({ lower }) =>
    lower.every(
      (part, index) =>
        all[at + index]?.lower === part &&
        (index === 0 || isBeside(masked, all[at + index - 1], all[at + index])),
    ),
  );
  const name = named.sort((a, b) => b.parts.length - a.parts.length)[0];
  const isThing =
    ONE_OF_MANY.has(all[at - 1]?.lower ?? '') && !name?.lower.some((part) => properNouns.has(part));
  return isThing ? undefined : name?.parts;
}

/** Numbers of things with capitals: "30kw", "2 gb". They are covered, so that no other rule sees them. */
const MEASURES: ReadonlyMap<string, string> = new Map(
  'kW kWh GB TB MB Mbps Gbps Hz kHz MHz GHz mAh'.split(' ').map((unit) => [unit.toLowerCase(), unit]),
);
const MEASURE = /(?<![\w.,/@#-])\d+(?:[.,]\d+)*( ?)(kwh?|[gtm]b|[mg]bps|[kmg]?hz|mah)(?![\w/-]|\.\w)/g;
const WITH_DIGIT = /(?<![\w.,/@#-])[a-z\d]*(?:[a-z]-?\d|\d[a-z])[a-z\d]*(?![\w/-]|\.\w)/g;

/** Names and units with digits stand covered; within a quotation or code what is beside them is covered as well. */
function withDigits({ text, masked }: Passage): Edit[] {
  const isOwn = (start: number, end: number) =>
    masked.charAt(start - 1) !== SHIELD && masked.charAt(end) !== SHIELD;
  const edits: Edit[] = [];
  for (const match of text.matchAll(MEASURE)) {
    const [whole, , unit = ''] = match;
    const end = match.index + whole.length;
    if (isOwn(match.index, end))
      edits.push({ start: end - unit.length, end, text: MEASURES.get(unit) ?? unit });
  }
  for (const { 0: word, index } of text.matchAll(WITH_DIGIT)) {
    const name = WRITTEN.get(word);
    if (name !== undefined && isOwn(index, index + word.length))
      edits.push({ start: index, end: index + word.length, text: name });
  }
  return edits;
}

/** In capitals a word is covered, so that what goes with it has to be mended before. */
const isShouted = (name: string): boolean => /[A-Z\d]{2}/.test(name);

/** Names that were typed small. */
export const properNames = (passage: Passage): Edit[] =>
  namesOf(passage).filter(({ text }) => !isShouted(text));

/** Acronyms and units that were typed small. */
export const acronyms = (passage: Passage): Edit[] => [
  ...withDigits(passage),
  ...namesOf(passage).filter(({ text }) => isShouted(text)),
];

/** "1 hr" is no department. */
const isUnit = ({ lower, start }: ProseWord, masked: string): boolean =>
  lower === 'hr' && /\d ?$/.test(masked.slice(0, start));

const TITLES = words('doctor professor lady lord sir dame king queen prince princess sergeant inspector');
const NO_PERSON =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** What leads to somebody, and to no one of several: behind "the", "law" or "which" a title says what he is. */
const LEADS_TO_PERSON = words(
  'about above after against at before behind beside between by during except for from in into like near of on over since than through to toward towards under until upon via with without if when whenever because while whether unless though although where but so then dear hi hello hey',
);

/** "lady macbeth": a title before a name belongs to it. */
function isTitle({ words: all, at, text, masked }: Place, named: ReadonlySet<number>): boolean {
  const [before, word, next] = [all[at - 1], all[at], all[at + 1]];
  if (!word || !next || !TITLES.has(word.lower) || word.text !== word.lower) return false;
  if (NO_PERSON.test(next.lower) || functionWords.has(next.lower)) return false;
  const isName = (one: ProseWord) => named.has(one.start) || /^\p{Lu}\p{Ll}{2}/u.test(text.slice(one.start));
  const isHead = /(?:^|[.!?,;:\n])\s*$/.test(masked.slice(0, word.start));
  const isLed = isBeside(masked, before, word) && LEADS_TO_PERSON.has(before?.lower ?? '');
  return isName(next) && isBeside(masked, word, next) && (isHead || isLed);
}

function namesOf({ text, masked }: Passage): Edit[] {
  const all = wordsOf(masked);
  const edits: Edit[] = [];
  const put = (word: ProseWord, name: string) => {
    if (word.text !== name && isFree(masked, word))
      edits.push({ start: word.start, end: word.start + name.length, text: name });
  };
  for (const [at, word] of all.entries()) {
    const place = { words: all, at, text, masked };
    for (const [index, part] of (severalAt(place) ?? []).entries()) {
      const one = all[at + index];
      if (one && one.text === one.lower) put(one, part);
    }
    if (!isPlain(word) || isUnit(word, masked)) continue;
    if (startsSmall.has(word.lower) && COMMAND.test(masked.slice(word.end))) continue;
    const name = writtenAs(word.lower) ?? (isProduct(place) ? upperFirst(word.lower) : undefined);
    if (name !== undefined) put(word, name);
  }
  const named = new Set(edits.map(({ start }) => start));
  for (const [at, word] of all.entries())
    if (isTitle({ words: all, at, text, masked }, named)) put(word, upperFirst(word.lower));
  return edits;
}
