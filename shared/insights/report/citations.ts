import type { Citation, InsightItem, Intent } from '@/shared/contracts/insight-items.ts';
import { foldedWords, stem } from '@/shared/insights/mining/fold.ts';
import type { Telling } from '@/shared/insights/mining/group.ts';

const MAX_QUOTE_CHARS = 280;
const MIN_QUOTE_CHARS = 12;

/** What a quote has to say. */
export interface Wanted {
  theme?: string;
  /** Any of them. */
  intents?: readonly Intent[];
  /** None of them. */
  without?: readonly Intent[];
  items?: ReadonlySet<string>;
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
   * The best sentences on something, each by another author and in other words: first items that were taken up most, in the items' own order.
   * @returns ids of citations, fewer than asked for where there are fewer
   */
  pick(wanted: Wanted, most: number): string[] {
    const authors = new Set<string>();
    const said = new Set<string>();
    const picked: string[] = [];
    for (const telling of this.#ordered(wanted)) {
      const item = this.#items.get(telling.itemId);
      const who = item?.author ?? telling.itemId;
      if (!item || authors.has(who)) continue;
      // The same sentence twice proves nothing that it does not prove once.
      const words = foldedWords(item.text.slice(telling.start, telling.end)).join(' ');
      if (said.has(words)) continue;
      said.add(words);
      authors.add(who);
      picked.push(this.cite(item, telling.start, telling.end));
      if (picked.length === most) break;
    }
    return picked;
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

  #says({ itemId, start, end }: Telling, words: readonly string[]): boolean {
    if (words.length === 0) return true;
    const said = foldedWords(this.#items.get(itemId)?.text.slice(start, end) ?? '').map(stem);
    return said.some((word) =>
      words.some((wanted) => word === wanted || (wanted.length >= 5 && word.startsWith(wanted))),
    );
  }

  #ordered({ theme, intents, without, items, words = [] }: Wanted): Telling[] {
    const fitting = this.tellings.filter(
      (telling) =>
        (theme === undefined || telling.themes.includes(theme)) &&
        (!intents || telling.intents.some((intent) => intents.includes(intent as Intent))) &&
        !without?.some((intent) => telling.intents.includes(intent)) &&
        (!items || items.has(telling.itemId)) &&
        telling.end - telling.start >= MIN_QUOTE_CHARS,
    );
    // English first, so that most readers can read the proof; sentences of a good length before long ones.
    const rank = (telling: Telling) => {
      const length = telling.end - telling.start;
      const isEnglish = this.#items.get(telling.itemId)?.language === 'en';
      return (
        (this.#says(telling, words) ? 0 : 4) + (isEnglish ? 0 : 2) + (length >= 30 && length <= 220 ? 0 : 1)
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
