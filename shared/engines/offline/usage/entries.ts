/** What a head is: how it is told from other words of the same letters depends on it. */
export type HeadKind = 'verb' | 'noun' | 'adj';

/** "depend of" → "on": the wrong words right behind a head and the right ones; either may be nothing. */
export interface Government {
  kind: 'government';
  pos: HeadKind;
  head: string;
  wrong: string;
  right: string;
  /** Behind the wrong words these make them right. */
  exceptNext?: readonly string[];
  /** Only before these. */
  onlyNext?: readonly string[];
}

/** "suggest to do" → "doing": the verb that a head takes, in its form; "him" and "he" stand for anybody. */
export interface Complement {
  kind: 'complement';
  pos: HeadKind;
  head: string;
  wrong: string;
  right: string;
  /** Among or right behind the wrong words these make them right. */
  exceptNext?: readonly string[];
}

/** "do a mistake" → "make": the verb that goes with a thing. */
export interface Collocation {
  kind: 'collocation';
  verb: string;
  noun: string;
  right: string;
  /** Right behind the thing these make it right: "make homework easier". */
  exceptNext?: readonly string[];
}

/** Words as they stand, and what they should be. */
export interface Phrase {
  kind: 'phrase';
  wrong: string;
  right: string;
  exceptNext?: readonly string[];
  exceptBefore?: readonly string[];
}

export type UsageEntry = Government | Complement | Collocation | Phrase;

/** A row of the file: an entry's kind as one or two letters, then its words. */
export type UsageRow = readonly string[];

const POS: Readonly<Record<string, HeadKind>> = { v: 'verb', n: 'noun', a: 'adj' };

/** What a row says; nothing where its kind is unknown. */
export function entryOf([kind = '', ...words]: UsageRow, lists: readonly string[]): UsageEntry | undefined {
  const listOf = (name: string | undefined) => (name ? lists[Number(name)]?.split(' ') : undefined);
  const [first = '', second = '', third = '', fourth, fifth] = words;
  const pos = POS[kind.charAt(1)];
  const [exceptNext, onlyNext] = [listOf(fourth), listOf(fifth)];
  const limits = { ...(exceptNext && { exceptNext }), ...(onlyNext && { onlyNext }) };
  if (kind.startsWith('g') && pos)
    return { kind: 'government', pos, head: first, wrong: second, right: third, ...limits };
  const except = exceptNext && { exceptNext };
  if (kind.startsWith('c') && pos)
    return { kind: 'complement', pos, head: first, wrong: second, right: third, ...except };
  if (kind === 'o') return { kind: 'collocation', verb: first, noun: second, right: third, ...except };
  if (kind !== 'p') return undefined;
  const [next, before] = [listOf(third), listOf(fourth)];
  const around = { ...(next && { exceptNext: next }), ...(before && { exceptBefore: before }) };
  return { kind: 'phrase', wrong: first, right: second, ...around };
}

/** How many words two rows of words begin and end with alike. */
export function sharedEnds(old: readonly string[], fresh: readonly string[]): { head: number; tail: number } {
  const most = Math.min(old.length, fresh.length);
  let [head, tail] = [0, 0];
  while (head < most && old[head] === fresh[head]) head += 1;
  while (tail < most - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  return { head, tail };
}

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A phrase's right words as what they share with the wrong ones, then what is new: half of the file's size. */
function shorten([kind = '', wrong = '', right = '', ...limits]: UsageRow): UsageRow {
  if (kind !== 'p') return [kind, wrong, right, ...limits];
  const [old, fresh] = [wordsOf(wrong), wordsOf(right)];
  const { head, tail } = sharedEnds(old, fresh);
  return [kind, wrong, `${head}${tail}${fresh.slice(head, fresh.length - tail).join(' ')}`, ...limits];
}

function lengthen([kind = '', wrong = '', right = '', ...limits]: UsageRow): UsageRow {
  if (kind !== 'p') return [kind, wrong, right, ...limits];
  const old = wordsOf(wrong);
  const [head, tail] = [Number(right.charAt(0)), Number(right.charAt(1))];
  const words = [...old.slice(0, head), ...wordsOf(right.slice(2)), ...old.slice(old.length - tail)];
  return [kind, wrong, words.join(' '), ...limits];
}

/**
 * The dictionary as text: lists of words that limit entries, one a line, which rows name by their place; an empty line; rows,
 * their parts told by tabs.
 */
export const writeUsage = (lists: readonly string[], rows: readonly UsageRow[]): string =>
  [...lists, '', ...rows.map((row) => shorten(row).join('\t'))].join('\n');

/** All entries of such a text. */
export function readUsage(text: string): UsageEntry[] {
  const lines = text.split('\n');
  const middle = lines.indexOf('');
  const lists = lines.slice(0, middle);
  return lines.slice(middle + 1).flatMap((line) => entryOf(lengthen(line.split('\t')), lists) ?? []);
}
