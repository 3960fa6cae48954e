import { fold } from './fold.ts';
import { isOnePair, type LetterPairs, letterPairs, mayHold } from './letter-pairs.ts';
import type { ItemKind, LibraryItem } from './records.ts';

export type SortOrder = 'edited' | 'created' | 'name';

/** What of the library is wanted; null means no matter which. */
export interface LibraryQuery {
  text: string;
  kind: ItemKind | null;
  category: string | null;
  tag: string | null;
  favourites: boolean;
  sort: SortOrder;
}

export const everything: LibraryQuery = {
  text: '',
  kind: null,
  category: null,
  tag: null,
  favourites: false,
  sort: 'edited',
};

interface Entry {
  item: LibraryItem;
  name: string;
  tags: string;
  text: string;
  pairs: LetterPairs;
}

/** A word that is looked for, prepared once for all items. */
interface Term {
  word: string;
  pairs: LetterPairs;
  isOnePair: boolean;
}

/** How well a term fits: a name before a tag or category before a text, the beginning of a word before its middle. */
const SCORES = { nameWord: 5, name: 4, tagWord: 3, tag: 2, text: 1 } as const;
const PLACES = 6;
/** What is typed as a whole is the name, or begins it: before any name that only holds its words. */
const WHOLE_NAME = PLACES + 1;
const NAME_START = PLACES;
/** Further terms than so many tell items apart no more. */
const MOST_COUNTED = 31;

const folded = new WeakMap<LibraryItem, Entry>();

/** Folded once for each item that is not changed; the texts come last and cost the most. */
function entryOf(item: LibraryItem): Entry {
  const known = folded.get(item);
  if (known) return known;
  const tags = fold([...item.tags, item.category].join('\n'));
  const text = fold(item.text);
  const entry = { item, name: fold(item.name), tags, text, pairs: letterPairs(text) };
  folded.set(item, entry);
  return entry;
}

const WORD_CHAR = /[\p{L}\d_]/u;

function startsWord(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  // Nearly always a blank, and asked thousands of times a keystroke.
  return before === 32 || before === 10 || !WORD_CHAR.test(text[at - 1] ?? '');
}

function scoreTerm({ name, tags, text, pairs }: Entry, term: Term): number {
  const { word } = term;
  const inName = name.indexOf(word);
  if (inName >= 0)
    return startsWord(name, inName) || name.includes(` ${word}`) ? SCORES.nameWord : SCORES.name;
  const inTags = tags.indexOf(word);
  if (inTags >= 0) return startsWord(tags, inTags) ? SCORES.tagWord : SCORES.tag;
  if (!mayHold(pairs, term.pairs)) return 0;
  return term.isOnePair || text.includes(word) ? SCORES.text : 0;
}

/**
 * How well an item fits all that was typed: first by its weakest term, or by the name as a whole, then by the terms
 * together, then favourites before others. 0 where a term is not found at all.
 */
function score(entry: Entry, terms: readonly Term[], whole: string): number {
  let weakest: number = PLACES;
  let sum = 0;
  for (const term of terms) {
    const points = scoreTerm(entry, term);
    if (points === 0) return 0;
    weakest = Math.min(weakest, points);
    sum += points - 1;
  }
  const rank = entry.name === whole ? WHOLE_NAME : entry.name.startsWith(whole) ? NAME_START : weakest;
  const counted = Math.min(MOST_COUNTED, sum);
  return 2 * (rank * (MOST_COUNTED + 1) + counted) + (entry.item.favourite ? 1 : 0);
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const orders: Record<SortOrder, (left: LibraryItem, right: LibraryItem) => number> = {
  edited: (left, right) => right.editedAt - left.editedAt,
  created: (left, right) => right.createdAt - left.createdAt,
  name: (left, right) => collator.compare(left.name, right.name),
};

function passes(item: LibraryItem, { kind, category, tag, favourites }: LibraryQuery): boolean {
  return (
    (kind === null || item.kind === kind) &&
    (category === null || item.category === category) &&
    (tag === null || item.tags.includes(tag)) &&
    (!favourites || item.favourite)
  );
}

/** Few enough that no keystroke waits for them. */
const WARMED_AT_ONCE = 400;

export interface LibraryIndex {
  search(query: LibraryQuery): LibraryItem[];
  /** Prepares some more items ahead of the first search; false once all are. */
  warm(): boolean;
}

/**
 * Searches items held in memory. What fits best comes first, then favourites, then by the chosen order; without a text
 * all that passes the filters, in that order. A text that goes on where the last one ended looks only through what that one found.
 */
export function createLibraryIndex(items: readonly LibraryItem[]): LibraryIndex {
  const sorted = new Map<SortOrder, LibraryItem[]>();
  const inOrder = (sort: SortOrder) => {
    const known = sorted.get(sort) ?? [...items].sort(orders[sort]);
    sorted.set(sort, known);
    return known;
  };
  let warmed = 0;
  let last: { text: string; sort: SortOrder; found: LibraryItem[] } | undefined;

  const matching = (text: string, sort: SortOrder): LibraryItem[] => {
    // Rows show their tags as "#tag"; so they are typed.
    const words = text
      .split(/\s+/)
      .map((word) => word.replace(/^#+/, ''))
      .filter(Boolean);
    const whole = words.join(' ');
    const terms = words.map((word) => ({ word, pairs: letterPairs(word), isOnePair: isOnePair(word) }));
    if (terms.length === 0) return inOrder(sort);
    // What goes on where the last text ended was found by that one; of little use where that found nearly all.
    const isNarrower = last?.sort === sort && last.text !== '' && text.startsWith(last.text);
    const within = isNarrower && last && last.found.length * 2 < items.length ? new Set(last.found) : null;
    // By points in a row of boxes: each keeps the chosen order, and nothing need be sorted.
    const boxes: LibraryItem[][] = [];
    for (const item of inOrder(sort)) {
      if (within && !within.has(item)) continue;
      const points = score(entryOf(item), terms, whole);
      if (points === 0) continue;
      const box = boxes[points];
      if (box) box.push(item);
      else boxes[points] = [item];
    }
    const found = boxes.reverse().flat();
    last = { text, sort, found };
    return found;
  };

  return {
    search: (query) => matching(fold(query.text.trim()), query.sort).filter((item) => passes(item, query)),
    warm() {
      const next = items.slice(warmed, warmed + WARMED_AT_ONCE);
      for (const item of next) entryOf(item);
      warmed += next.length;
      return warmed < items.length;
    },
  };
}

/** The categories and tags in use, each once, by name. */
export function namesInUse(items: readonly LibraryItem[]): { categories: string[]; tags: string[] } {
  const categories = new Set(items.map(({ category }) => category).filter(Boolean));
  const tags = new Set(items.flatMap((item) => item.tags));
  return { categories: [...categories].sort(collator.compare), tags: [...tags].sort(collator.compare) };
}
