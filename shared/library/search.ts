import { fold } from './fold.ts';
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
}

/** How well a term fits: a name before a tag before a text, the beginning of a word before its middle. */
const SCORES = { nameStart: 32, nameWord: 24, name: 16, tagWord: 10, tag: 8, textWord: 3, text: 1 } as const;

const folded = new WeakMap<LibraryItem, Entry>();

/** Folded once for each item that is not changed; the texts come last and cost the most. */
function entryOf(item: LibraryItem): Entry {
  const known = folded.get(item);
  if (known) return known;
  const tags = fold([...item.tags, item.category].join('\n'));
  const entry = { item, name: fold(item.name), tags, text: fold(item.text) };
  folded.set(item, entry);
  return entry;
}

const WORD_CHAR = /[\p{L}\d_]/u;

function startsWord(text: string, at: number): boolean {
  return at === 0 || !WORD_CHAR.test(text[at - 1] ?? '');
}

function scoreTerm({ name, tags, text }: Entry, term: string): number {
  const inName = name.indexOf(term);
  if (inName === 0) return SCORES.nameStart;
  if (inName > 0)
    return startsWord(name, inName) || name.includes(` ${term}`) ? SCORES.nameWord : SCORES.name;
  const inTags = tags.indexOf(term);
  if (inTags >= 0) return startsWord(tags, inTags) ? SCORES.tagWord : SCORES.tag;
  const inText = text.indexOf(term);
  if (inText < 0) return 0;
  return startsWord(text, inText) ? SCORES.textWord : SCORES.text;
}

/** Every term must be found somewhere; 0 where one is not. */
function score(entry: Entry, terms: readonly string[]): number {
  let total = 0;
  for (const term of terms) {
    const points = scoreTerm(entry, term);
    if (points === 0) return 0;
    total += points;
  }
  return total;
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

export interface LibraryIndex {
  search(query: LibraryQuery): LibraryItem[];
  /** Folds every text ahead of the first search. */
  warm(): void;
}

/**
 * Searches items held in memory. What fits best comes first, then by the chosen order; without a text all that passes
 * the filters, in that order. A text that goes on where the last one ended looks only through what that one found.
 */
export function createLibraryIndex(items: readonly LibraryItem[]): LibraryIndex {
  const sorted = new Map<SortOrder, LibraryItem[]>();
  const inOrder = (sort: SortOrder) => {
    const known = sorted.get(sort) ?? [...items].sort(orders[sort]);
    sorted.set(sort, known);
    return known;
  };
  let last: { text: string; sort: SortOrder; found: LibraryItem[] } | undefined;

  const matching = (text: string, sort: SortOrder): LibraryItem[] => {
    const terms = text.split(/\s+/).filter(Boolean);
    if (terms.length === 0) return inOrder(sort);
    // Only a longer last word narrows; a new one may sit anywhere, but it narrows too.
    const within =
      last?.sort === sort && last.text !== '' && text.startsWith(last.text) ? new Set(last.found) : null;
    const scored: { item: LibraryItem; points: number }[] = [];
    for (const item of inOrder(sort)) {
      if (within && !within.has(item)) continue;
      const points = score(entryOf(item), terms);
      if (points > 0) scored.push({ item, points });
    }
    // The sort is stable: equals keep the chosen order.
    scored.sort((left, right) => right.points - left.points);
    const found = scored.map(({ item }) => item);
    last = { text, sort, found };
    return found;
  };

  return {
    search: (query) => matching(fold(query.text.trim()), query.sort).filter((item) => passes(item, query)),
    warm() {
      for (const item of items) entryOf(item);
    },
  };
}

/** The categories and tags in use, each once, by name. */
export function namesInUse(items: readonly LibraryItem[]): { categories: string[]; tags: string[] } {
  const categories = new Set(items.map(({ category }) => category).filter(Boolean));
  const tags = new Set(items.flatMap((item) => item.tags));
  return { categories: [...categories].sort(collator.compare), tags: [...tags].sort(collator.compare) };
}
