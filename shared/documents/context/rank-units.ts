import type { Block } from '@/shared/documents/document.ts';
import { questionTerms, termsOf } from './search-terms.ts';
import type { Unit } from './units.ts';

export interface Ranked {
  /** Which of the units, counted from 0. */
  index: number;
  score: number;
  /** How many of the question's words it holds. */
  hits: number;
}

/** Headings that stand over each unit: the last one of every level above it. */
export function headingsOver(units: readonly Unit[]): number[][] {
  const open: { level: number; index: number }[] = [];
  return units.map(({ block }, index) => {
    if (block.kind !== 'heading') return open.map((heading) => heading.index);
    const level = block.level ?? 1;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const over = open.map((heading) => heading.index);
    open.push({ level, index });
    return over;
  });
}

const sheetOf = ({ place }: Block) => (place.in === 'sheet' ? place.sheet : '');

/**
 * Units by how well they fit a question: BM25+ over their words, their headings counted too (minisearch). Best first;
 * empty where no word of the question occurs.
 */
export async function rankUnits(units: readonly Unit[], question: string): Promise<Ranked[]> {
  const terms = questionTerms(question);
  if (terms.length === 0) return [];
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<{ id: number; text: string; heads: string }>({
    fields: ['text', 'heads'],
    tokenize: termsOf,
    processTerm: (term) => term,
    // Longer passages are no better for being long: usual values of BM25.
    searchOptions: { bm25: { k: 1.2, b: 0.75, d: 0.5 } },
  });
  const over = headingsOver(units);
  units.forEach(({ block }, id) => {
    const heads = (over[id] ?? []).map((at) => units[at]?.block.text ?? '').join(' ');
    index.add({ id, text: block.text, heads: `${heads} ${sheetOf(block)}` });
  });
  const found = index.search(terms.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: { heads: 0.4 },
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length >= 6 && !/\p{N}/u.test(term) ? 1 : false),
    weights: { prefix: 0.5, fuzzy: 0.3 },
  });
  return found.map(({ id, score, queryTerms }) => ({
    index: Number(id),
    score,
    hits: new Set(queryTerms).size,
  }));
}
