import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { takeCompared } from './compared.ts';
import { rowsThatPass } from './conditions.ts';
import { columnAt, type Draft, type Filling, isFigures, nameAt, type Offers, type Part } from './draft.ts';
import { missAsked } from './fill-asked.ts';
import { fillBy } from './fill-by.ts';
import { takeMoved } from './fill-change.ts';
import { askAboutRows } from './fill-doubt.ts';
import { askUnusedDays } from './fill-empty.ts';
import { takeGone } from './fill-gone.ts';
import { fillHow } from './fill-how.ts';
import { takeMentions } from './fill-mentions.ts';
import { askMixed } from './fill-mixed.ts';
import { takePairs } from './fill-pairs.ts';
import { askSameName } from './fill-people.ts';
import { takePlus } from './fill-plus.ts';
import { quoteStated } from './fill-stated.ts';
import { fillUnknown } from './fill-unknown.ts';
import { fillWhere } from './fill-where.ts';
import { addAgainst, offerWorked } from './fill-worked.ts';
import { takeYearBefore } from './fill-year-before.ts';
import { alike, valueWords } from './match-names.ts';
import type { NearWords } from './near-words.ts';
import { offerNear } from './offer-near.ts';
import { offerRest } from './offer-rest.ts';
import { peopleColumns } from './people-columns.ts';
import { figureRoles } from './question-words.ts';
import { readQuestion } from './read-question.ts';
import type { Condition, TableQuery } from './table-query.ts';

interface Asked {
  table: DataTable;
  /** Where the table stands among all. */
  index: number;
  /** What the file is called. */
  names: readonly string[];
  /** Where words that nothing explains are to be looked for among those near them. */
  near?: NearWords | undefined;
}

const NO_OFFERS: Offers = { choices: [], near: 0 };

/** They also say who did it: "ventes par Dupont", "ventas por Pérez". */
const ALSO_BY = /^(?:par|por)$/;

/** Whether "par" and "por" stand before who did it: a name, in a column of which nothing is named before. */
function isDoer(filling: Filling, at: number): boolean {
  const { tokens } = filling.reading;
  const named = tokens[at + 1];
  if (!named || !ALSO_BY.test(tokens[at]?.text ?? '')) return false;
  const holds = ({ values }: Condition, word: string) =>
    values.some((value) => valueWords(String(value)).some((own) => alike(own, word) > 0));
  const own = filling.where.filter((one) => holds(one, named.stem));
  const before = tokens.slice(0, at).filter(({ role }) => role === 'filter');
  const people = peopleColumns(filling);
  return (
    own.some(({ column }) => named.isCapital || people.includes(column)) &&
    !own.some((one) => before.some(({ stem }) => holds(one, stem)))
  );
}

/** "Water per resident" of two rows: no row is the unit of another, so the word is not left out unsaid. */
function missUnit(filling: Filling, { how }: Part): void {
  const { asks, tokens } = filling.reading;
  for (const at of filling.by || how === 'ratio' ? [] : (asks.get('each') ?? []))
    if (tokens[at]?.role === 'each' && tokens[at + 1]?.role === 'filter' && !isDoer(filling, at))
      filling.missing.push(tokens[at]?.text ?? '');
}

/** What words that nothing explains may mean: what is near them, else the little there is. */
function offered(
  filling: Filling,
  query: TableQuery,
  { unknown, near }: { unknown: readonly string[]; near: NearWords },
): Offers {
  const found = offerNear(filling, query, { unknown, near });
  return found.choices.length > 0 ? found : { choices: offerRest(filling, query, unknown), near: 0 };
}

/** Whether a condition holds for some of the rows that fit all others, and not for each of them. */
function isPartOfRest({ table, where }: Filling, part: Condition): boolean {
  const rest = rowsThatPass(
    table,
    table.rows,
    where.filter((one) => one !== part),
  );
  return rowsThatPass(table, rest, [part]).length < rest.length;
}

/** Of a share the values that are named make the part; days and comparisons hold for the whole too. */
function markPart(filling: Filling): void {
  const parts = filling.where.filter(
    ({ column, is }) => is === 'is' && columnAt(filling, column)?.kind === 'text',
  );
  // All of "Grants" is revenue: of the two only grants can be a part of something.
  const telling = parts.length > 1 ? parts.filter((part) => isPartOfRest(filling, part)) : parts;
  const meant = telling.length === 1 ? telling : parts;
  for (const one of meant.length > 0 ? meant : filling.where) one.isPart = true;
  if (meant.length < 2) return;
  filling.problems.push((query) => ({
    says: 'It is not clear what the whole is.',
    choices: parts.slice(0, 3).map((part) => ({
      label: `${nameAt(filling, part.column)} makes the part`,
      query: { ...query, where: query.where.map((one) => ({ ...one, isPart: one.column === part.column })) },
    })),
  }));
}

/** Named columns that are left to be worked out: what is compared is so only where nothing else is named or counted. */
function freeColumns({ free, where, reading, table }: Filling): number[] {
  const used = new Set(where.map(({ column }) => column));
  const others = free.filter((at) => !used.has(at));
  const hasFigures = others.some((at) => isFigures(table.columns[at]));
  const isEqual = where.some(({ column, is }) => is === 'is' && isFigures(table.columns[column]));
  const isCounted =
    reading.asks.has('count') || reading.asks.has('who') || (isEqual && reading.asks.has('which'));
  return free.filter((at) => !used.has(at) || (isFigures(table.columns[at]) && !hasFigures && !isCounted));
}

const weightOf = ({ reading, loose }: Filling) =>
  reading.tokens.filter(({ role }) => role === 'name' || role === 'filter').length - loose / 2;

/** Fills a query from a question by the names and values of a table; what cannot be filled becomes a problem with choices. */
export function fillQuery(question: string, { table: full, index, names, near }: Asked): Draft {
  const table = full.plain ?? full;
  const reading = readQuestion(question, table, near);
  const filling: Filling = {
    table,
    full,
    index,
    reading,
    where: [],
    by: null,
    free: reading.names.map(({ column }) => column),
    hints: [],
    loose: 0,
    titled: new Set(),
    missing: [],
    problems: [],
  };
  fillWhere(filling);
  takeGone(filling);
  takeYearBefore(filling);
  takeMentions(filling);
  takePairs(filling);
  takeMoved(filling);
  takeCompared(filling);
  addAgainst(filling);
  filling.free = freeColumns(filling);
  const unknown = takePlus(filling, fillUnknown(filling, [table.title, table.caption, ...names]));
  const asked = fillBy(filling);
  const part = fillHow(filling);
  missUnit(filling, part);
  askMixed(filling, part);
  askUnusedDays(filling, part);
  askAboutRows(filling, part);
  askSameName(filling, part);
  if (part.how === 'share' && part.against === undefined && !filling.by) markPart(filling);
  quoteStated(filling);
  const isPlus = filling.plus !== undefined && !['growth', 'ratio', 'count', 'distinct'].includes(part.how);
  const how = isPlus && part.how === 'list' ? 'sum' : part.how;
  const query: TableQuery = {
    table: index,
    by: filling.by,
    where: filling.where,
    ...part,
    how,
    ...(isPlus && { plus: filling.plus }),
  };
  const lacked = [...unknown.filter((word) => word !== asked), ...filling.missing];
  const left = lacked.length > 0 ? lacked : missAsked(filling, query, question);
  const worked = offerWorked(filling, query, { full, unknown: left });
  const others = near && left.length > 0 ? offered(filling, query, { unknown: left, near }) : NO_OFFERS;
  return {
    table: full,
    query,
    problems: filling.problems,
    unknown: left,
    group: asked,
    offers: worked.choices.length > 0 ? worked : others,
    weight: weightOf(filling),
    // "What did we really spend": a usual word for figures asks for them.
    isAsked:
      figureRoles.some((role) => reading.asks.has(role)) ||
      worked.choices.length > 0 ||
      reading.comparisons.length > 0 ||
      (reading.asks.has('which') && filling.hints.length > 0),
  };
}
