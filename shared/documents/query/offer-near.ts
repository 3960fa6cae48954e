import { areSameName, endsInSameName } from './column-names.ts';
import {
  columnAt,
  type Filling,
  isFigures,
  isGroups,
  namesEachRow,
  type Offers,
  superlative,
} from './draft.ts';
import { groupedBy } from './fill-by.ts';
import { asPart } from './fill-value.ts';
import { nameWords, valueWords } from './match-names.ts';
import type { NearWords } from './near-words.ts';
import { isRate } from './rates.ts';
import { sayQuery } from './say-query.ts';
import type { TableQuery } from './table-query.ts';

/** From what likeness on a name may be meant by another word. */
const LEAST = 0.33;
/** A word that begins like another, as "maths" and "mathematics", or the first part of a compound. */
const BEGINS = 0.6;
/** Another usual name of the same thing, of another language perhaps. */
const SAME_NAME = 0.8;
const LEAST_LETTERS = 4;
const MAX_VALUES = 40;
const MAX_OFFERS = 3;

interface Offer {
  score: number;
  query: TableQuery;
}

/** How much of a bent word is the same: "votaron" and "votantes". */
const STEM = 0.5;

function hasStem(own: string, word: string): boolean {
  let same = 0;
  while (same < own.length && own[same] === word[same]) same += 1;
  return same >= LEAST_LETTERS && same >= Math.max(own.length, word.length) * STEM;
}

/** How near a name's word is to one of a question's, in any of its forms: 0 where nothing tells. */
export function likeness(near: NearWords, said: readonly string[], word: string): number {
  const scores = said.map((own) => {
    const [short, long] = own.length <= word.length ? [own, word] : [word, own];
    const isBegun = short.length >= LEAST_LETTERS && long.startsWith(short) && !/\d/.test(long);
    const like = Math.max(
      isBegun ? BEGINS : 0,
      areSameName(own, word) || endsInSameName(own, word) ? SAME_NAME : 0,
      near.likeness(own, word),
    );
    // Of words the list does not hold only the beginning can tell.
    return like === 0 && hasStem(own, word) ? LEAST : like;
  });
  const best = Math.max(0, ...scores);
  return best >= LEAST ? best : 0;
}

/** A query about a column: its figures, its rows put together, or what stands in it. */
function about(filling: Filling, query: TableQuery, column: number): TableQuery | undefined {
  const own = columnAt(filling, column);
  if (isFigures(own)) {
    const isNamed = filling.free.some((at) => isFigures(columnAt(filling, at)));
    if (isNamed && query.how !== 'count') return undefined;
    const isCount = query.how === 'count' || query.how === 'distinct';
    return { ...query, measure: column, ...(isCount && { how: isRate(own) ? 'average' : 'sum' }) };
  }
  if (!isGroups(own)) return undefined;
  if (query.how === 'distinct' && query.measure === null) return { ...query, measure: column };
  const isOfGroups = superlative(filling) !== null || query.how === 'share' || query.by !== null;
  if (namesEachRow(filling, column) && query.by) return { ...query, how: 'count', measure: null };
  if (isOfGroups) return query.by ? undefined : groupedBy(filling, query, { column, unit: 'value' });
  return query.where.length > 0 ? { ...query, how: 'list', measure: column } : undefined;
}

/** Columns and values near words that nothing in a table explains, as queries that are a press away, nearest first. */
export function offerNear(
  filling: Filling,
  query: TableQuery,
  { unknown, near }: { unknown: readonly string[]; near: NearWords },
): Offers {
  const said = unknown.map((text) => {
    const stem = filling.reading.tokens.find((token) => token.text === text)?.stem ?? text;
    return [...new Set([text, stem])];
  });
  const offers: Offer[] = [];
  const explained = new Set<number>();
  const scoreOf = (words: readonly string[]): number =>
    said.reduce((sum, own, at) => {
      const best = Math.max(0, ...words.map((word) => likeness(near, own, word)));
      if (best > 0) explained.add(at);
      return sum + best;
    }, 0);
  filling.table.columns.forEach((column, at) => {
    const score = scoreOf(nameWords(column.name));
    const own = score > 0 ? about(filling, query, at) : undefined;
    if (own) offers.push({ score, query: own });
    const texts = column.kind === 'text' ? [...new Set([...column.values.values()].map(String))] : [];
    const isTaken = query.where.some((one) => one.column === at);
    if (texts.length > MAX_VALUES || isTaken || filling.reading.asks.has('not')) return;
    for (const value of texts) {
      const fit = scoreOf(valueWords(value));
      const where = [...query.where, asPart(filling, query, { column: at, is: 'is', values: [value] })];
      if (fit > 0) offers.push({ score: fit, query: { ...query, where } });
    }
  });
  const first = offers.sort((a, b) => b.score - a.score).slice(0, MAX_OFFERS);
  return {
    choices: first.map((offer) => ({ label: sayQuery(filling.table, offer.query), query: offer.query })),
    near: explained.size,
  };
}
