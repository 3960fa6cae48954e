import type { Filling } from './draft.ts';
import { nameWords } from './match-names.ts';
import { isCounted, isPieces } from './rates.ts';
import { sayQuery } from './say-query.ts';
import type { Condition, TableQuery } from './table-query.ts';
import { families, people } from './word-families.ts';
import type { WordRole } from './words-by-language.ts';

const SUPERLATIVES: readonly WordRole[] = ['most', 'least', 'good', 'bad', 'latest', 'earliest'];
/** Words that may count rows. */
const COUNTING: readonly WordRole[] = ['count', 'distinct', 'rows', 'who', 'which', ...SUPERLATIVES];
const UNITS: readonly WordRole[] = ['month', 'quarter', 'year'];

/** Words that ask for a length of time or an age. */
const OF_TIME =
  /^(?:longest|shortest|oldest|newest|youngest|latest|earliest|langste\w?|kurzeste\w?|alteste\w?|neueste\w?|jungste\w?)$/;

/** Figures that count people or things, or are money: none of them is long or old. */
function isNoTime({ table }: Filling, at: number): boolean {
  const own = table.columns[at];
  const name = own?.name ?? '';
  const words = nameWords(name);
  if (/^\p{Sc}|^[A-Z]{3}$/u.test(own?.unit ?? '') || isPieces(name)) return true;
  if (isCounted(name)) return false;
  return words.some(
    (word) => people.includes(word) || families.cost?.includes(word) || families.revenue?.includes(word),
  );
}

/** "Who has been a member the longest": the most members are no answer. */
function missTime(filling: Filling, { measure }: TableQuery): string[] {
  const word = filling.reading.tokens.find(({ text }) => OF_TIME.test(text))?.text;
  return word !== undefined && measure !== null && isNoTime(filling, measure) ? [word] : [];
}

/** Where words with a role stand that are still read by it. */
const wordsOf = ({ reading: { asks, tokens } }: Filling, role: WordRole): string[] =>
  (asks.get(role) ?? []).flatMap((at) => (tokens[at]?.role === role ? [tokens[at]?.text ?? ''] : []));

const isOfTime = ({ table }: Filling, { column, is }: Condition): boolean => {
  const own = table.columns[column];
  return is === 'within' || own?.kind === 'date' || own?.isMonth === true || own?.isYear === true;
};

/** Words that ask for the most, or for the best of several times, and have no part in the query. */
function missRank(filling: Filling, query: TableQuery): string[] {
  const words = SUPERLATIVES.flatMap((role) => wordsOf(filling, role));
  if (words.length === 0) return [];
  const isRanked = query.sort !== null || query.how === 'max' || query.how === 'min';
  const isNarrowed = query.where.some((one) => isOfTime(filling, one));
  if (!isRanked && !isNarrowed && query.having === undefined && query.how !== 'growth') return words;
  const units = UNITS.flatMap((role) => wordsOf(filling, role));
  return query.by === null && !isNarrowed && query.how !== 'growth' ? units : [];
}

/** A sign of per cent that is neither behind a figure nor of a name. */
const PERCENT = /(?<![\d.,]\s?)%/u;

/** Whether a share is asked for, and the query gives none. */
function lacksShare(filling: Filling, query: TableQuery, question: string): boolean {
  const { how, measure, by, where } = query;
  if (how === 'share' || how === 'growth' || how === 'ratio') return false;
  const used = [measure, by?.column, ...where.map(({ column }) => column)].map(
    (at) => filling.full.columns[at ?? -1],
  );
  if (used.some((own) => own?.unit === '%' || /%|percent|prozent|pct/i.test(own?.name ?? ''))) return false;
  return PERCENT.test(question) || wordsOf(filling, 'share').length > 0;
}

/** "Venue in % of the total": its share, or its sum. */
function askShare(filling: Filling): void {
  filling.problems.push((query) => {
    const where = query.by ? query.where : query.where.map((one) => ({ ...one, isPart: true }));
    const ways: TableQuery[] = [{ ...query, how: 'share', where }, query];
    return {
      says: 'It may ask for a share of the whole, or for the figure itself.',
      choices: ways.map((own) => ({ label: sayQuery(filling.full, own), query: own })),
    };
  });
}

/** "Cost by county" of a list without figures: its rows are no cost. */
function missFigure(
  { reading: { tokens, asks }, hints }: Filling,
  { how, measure, by }: TableQuery,
): string[] {
  const isCounted = COUNTING.some((role) => asks.has(role));
  if (how !== 'count' || measure !== null || by === null || hints.length === 0 || isCounted) return [];
  const words = hints.flatMap((hint) => families[hint] ?? []);
  return tokens.flatMap(({ text, role }) => (role === 'name' && words.includes(text) ? [text] : []));
}

/** Words that ask and have no part in what is worked out: with them left out it would be the answer to another question. */
export function missAsked(filling: Filling, query: TableQuery, question: string): string[] {
  if (filling.problems.length > 0) return [];
  const isSum =
    query.how === 'sum' || query.how === 'count' || (query.how === 'list' && query.measure !== null);
  if (lacksShare(filling, query, question)) {
    if (!isSum || (query.where.length === 0 && query.by === null)) return ['%'];
    askShare(filling);
    return [];
  }
  return [...missRank(filling, query), ...missTime(filling, query), ...missFigure(filling, query)];
}
