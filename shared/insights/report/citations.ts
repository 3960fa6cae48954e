import type { Citation, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import { foldedWords } from '@/shared/insights/mining/fold.ts';
import type { Telling } from '@/shared/insights/mining/group.ts';
import { family } from '@/shared/insights/mining/word-families.ts';

const MAX_QUOTE_CHARS = 280;
const MIN_QUOTE_CHARS = 12;

/** Shares of words in common from which two sentences say much the same, and the same but for how they begin. */
const MOSTLY_ALIKE = 0.5;
const ALL_ALIKE = 0.75;

/** What a quote has to say. */
export interface Wanted {
  theme?: string;
  /** Any of them. */
  intents?: readonly Intent[];
  /** None of them. */
  without?: readonly Intent[];
  items?: ReadonlySet<string>;
  /** Only sentences of one of these themes, or with one of `words`. */
  themes?: readonly string[];
  /** Judged by its own words, not by those of the sentences around it. */
  isOwn?: boolean;
  /** Of no theme: said of the subject as a whole. */
  isOfWhole?: boolean;
  /** Sentences with any of these, folded and stemmed, come first. */
  words?: readonly string[];
}

/** Cuts quotes out of items and numbers them; the same words of an item are one citation. */
export class CitationBook {
  readonly citations: Citation[] = [];
  readonly #items: ReadonlyMap<string, InsightItem>;
  readonly #ids = new Map<string, string>();

  constructor(
    items: readonly InsightItem[],
    private readonly tellings: readonly Telling[],
  ) {
    this.#items = new Map(items.map((item) => [item.id, item]));
  }

  /**
   * The best sentences on something, each by another author and in words that differ where they can: first items that were taken up most, in the items' own order.
   * @returns ids of citations, fewer than asked for where there are fewer
   */
  pick(wanted: Wanted, most: number): string[] {
    const ordered = this.#ordered(wanted);
    const picked = new Map<Telling, { author: string; words: ReadonlySet<string> }>();
    // Much the same words prove little more than they prove once, and are better than none.
    for (const alike of [MOSTLY_ALIKE, ALL_ALIKE])
      for (const telling of ordered) {
        if (picked.size === most) break;
        const item = this.#items.get(telling.itemId);
        if (!item || picked.has(telling)) continue;
        const author = item.author ?? telling.itemId;
        const words = new Set(foldedWords(item.text.slice(telling.start, telling.end)));
        const before = [...picked.values()];
        if (before.some((one) => one.author === author || likeness(one.words, words) >= alike)) continue;
        picked.set(telling, { author, words });
      }
    return ordered.flatMap((telling) => {
      const item = picked.has(telling) && this.#items.get(telling.itemId);
      return item ? [this.cite(item, telling.start, telling.end)] : [];
    });
  }

  /** @returns the citation's id for these words of an item, cut at a word's end where they are too many. */
  cite(item: InsightItem, start: number, end: number): string {
    const cut = cutQuote(item.text, start, end);
    const key = `${item.id}:${cut.start}:${cut.end}`;
    const known = this.#ids.get(key);
    if (known) return known;
    const id = `c_${String(this.citations.length + 1).padStart(2, '0')}`;
    this.#ids.set(key, id);
    this.citations.push({
      id,
      itemId: item.id,
      ...cut,
      quote: item.text.slice(cut.start, cut.end),
      url: item.url,
    });
    return id;
  }

  /** Whether a citation says in the same words what one of others says: it cannot speak against them. */
  repeats(id: string, others: readonly string[]): boolean {
    const wordsOf = (wanted: string) =>
      new Set(foldedWords(this.citations.find((citation) => citation.id === wanted)?.quote ?? ''));
    const words = wordsOf(id);
    return others.some((other) => likeness(words, wordsOf(other)) >= ALL_ALIKE);
  }

  /** Whether a citation's words want any of these. */
  judges(id: string, intents: readonly Intent[]): boolean {
    const cited = this.citations.find((citation) => citation.id === id);
    return this.tellings.some(
      (telling) =>
        telling.itemId === cited?.itemId &&
        telling.start < cited.end &&
        telling.end > cited.start &&
        telling.intents.some((intent) => intents.includes(intent as Intent)),
    );
  }

  #says({ itemId, start, end }: Telling, words: readonly string[]): boolean {
    if (words.length === 0) return true;
    const said = foldedWords(this.#items.get(itemId)?.text.slice(start, end) ?? '').map(family);
    return said.some((word) =>
      words.map(family).some((wanted) => word === wanted || (wanted.length >= 5 && word.startsWith(wanted))),
    );
  }

  #ordered({ theme, intents, without, items, themes, isOwn, isOfWhole, words = [] }: Wanted): Telling[] {
    const fitting = this.tellings.filter(
      (telling) =>
        (theme === undefined || telling.themes.includes(theme)) &&
        (!intents || telling.intents.some((intent) => intents.includes(intent as Intent))) &&
        // What neither judges by itself nor is about what was asked proves nothing.
        !(intents && theme === undefined && telling.isCarried) &&
        !without?.some((intent) => telling.intents.includes(intent)) &&
        (!items || items.has(telling.itemId)) &&
        !(isOfWhole && telling.themes.length > 0) &&
        !(isOwn && telling.isCarried) &&
        (!themes || telling.themes.some((one) => themes.includes(one)) || this.#says(telling, words)) &&
        telling.end - telling.start >= MIN_QUOTE_CHARS,
    );
    // English first, so that most readers can read the proof; what is about the theme before what names it in passing; sentences of a
    // good length before long ones.
    const rank = (telling: Telling) => {
      const length = telling.end - telling.start;
      const isEnglish = this.#items.get(telling.itemId)?.language === 'en';
      return (
        (intents && telling.isCarried ? 16 : 0) +
        (this.#says(telling, words) ? 0 : 8) +
        (isEnglish ? 0 : 4) +
        (theme === undefined || telling.about?.includes(theme) ? 0 : 2) +
        (length >= 30 && length <= 220 ? 0 : 1)
      );
    };
    return fitting
      .map((telling, index) => ({ telling, index, rank: rank(telling) }))
      .sort((one, other) => one.rank - other.rank || one.index - other.index)
      .map(({ telling }) => telling);
  }
}

function cutQuote(text: string, start: number, end: number): { start: number; end: number } {
  if (end - start <= MAX_QUOTE_CHARS) return { start, end };
  const space = text.lastIndexOf(' ', start + MAX_QUOTE_CHARS);
  return { start, end: space > start + MAX_QUOTE_CHARS / 2 ? space : start + MAX_QUOTE_CHARS };
}

/** From so many words on a sentence that stands whole within another says nothing beside it. */
const MIN_WHOLE = 6;

/** Words in common among all words of two sentences (Jaccard), 0 to 1; 1 where one holds the other whole. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  const least = Math.min(one.size, other.size);
  if (common === least && least >= MIN_WHOLE) return 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
