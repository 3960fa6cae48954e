import { comparedBy, comparedColumns } from './compared.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part, superlative } from './draft.ts';
import { askSumOrAverage } from './fill-having.ts';
import { fillMeasure } from './fill-measure.ts';
import { isTime } from './groups.ts';
import { addsUp } from './rates.ts';
import type { TableQuery } from './table-query.ts';

/** Words for a change that goes down. */
const FALLS =
  /^(?:drop|fall|fell|declin|decreas|shr[aiu]nk|reduc|lost$|loss|abnahme|abgenommen|ruckgang|gesunken|sank|gefallen|fiel|verlust|baiss|diminu|recul|chute|perd|caida|cay|baj|disminu|descen|queda|caiu|cair|reduz)/;

const RISES =
  /^(?:gain|grew|grow|growing|rose|rise|increas|gewonnen|gewachsen|zugelegt|gestiegen|ganaron|ganado|crecieron|crecio|subieron|aument|gagne|progress|augment)/;
const FELL =
  /^(?:lost|lose|losing|shrank|shrunk|shrink|verloren|verlor|perdieron|perdio|perdido|perdu|perdent)/;

/** "How many towns lost people from 2019 to 2024": a change of each, counted by its sign. */
export function takeMoved(filling: Filling): void {
  const { tokens, asks } = filling.reading;
  const isCounted = asks.has('count') && !asks.has('most') && !asks.has('least');
  const at = tokens.findIndex(
    ({ text, role }) => (role === undefined || role === 'growth') && (FELL.test(text) || RISES.test(text)),
  );
  const token = tokens[at];
  // "Lost members" are gone; "lost water" is less of it.
  const object = tokens[at + 1];
  const isOfFigure =
    (object?.role === undefined && object !== undefined) ||
    object?.role === 'name' ||
    /^(?:grew|grow|rose|rise|crec|sub|stieg|gestiegen|gewachsen)/.test(token?.text ?? '');
  if (!token || !isOfFigure || !isCounted || countedGroup(filling) === undefined || !hasTimes(filling))
    return;
  token.role = 'growth';
  asks.set('growth', [at]);
}

/** Whether more than one time is asked about, or none of those there are. */
function hasTimes({ table, where, reading: { periods } }: Filling): boolean {
  const time = table.columns.findIndex(({ isYear, isMonth }) => isYear || isMonth);
  const own = where.find(({ column }) => column === time);
  return (
    (time >= 0 && (own === undefined || own.values.length > 1 || own.is !== 'is')) ||
    periods.matches.some(({ ends }) => ends)
  );
}

/** What is named right behind "how many". */
function countedGroup({ reading: { names, asks }, table }: Filling): number | undefined {
  const from = asks.get('count')?.[0] ?? 0;
  const first = names.find(({ at }) => at > from)?.column;
  return first !== undefined && table.columns[first]?.kind === 'text' ? first : undefined;
}

/** The changes that are counted: those below zero, or above. */
function countedChanges(filling: Filling, part: Part): Part | undefined {
  const column = filling.reading.asks.has('count') ? countedGroup(filling) : undefined;
  const [over] = column === undefined ? [] : comparedBy(filling);
  const own = filling.reading.tokens.find(
    ({ role, text }) => role === 'growth' && (FELL.test(text) || FALLS.test(text) || RISES.test(text)),
  );
  if (column === undefined || !over || !own || !isTime(filling.table, over) || over.column === column)
    return undefined;
  filling.by = { column, unit: 'value' };
  filling.free = filling.free.filter((at) => at !== column);
  const is = RISES.test(own.text) ? ('over' as const) : ('under' as const);
  return { ...part, over, having: { is, values: [0] } };
}

/** The biggest drop is the lowest change. */
function changeSort(filling: Filling): TableQuery['sort'] {
  const sort = superlative(filling);
  const isFall = filling.reading.tokens.some(({ role, text }) => role === 'growth' && FALLS.test(text));
  if (!isFall || sort === null) return sort;
  return sort === 'most' ? 'least' : 'most';
}

/** What a question for a change asks: two columns, a group's change over time, or one value against the next. */
export function changing(filling: Filling): Part {
  const { by, table, where } = filling;
  const none = { sort: null, limit: null };
  const [measure, against] = comparedColumns(filling);
  if (measure !== undefined && against !== undefined) return { how: 'growth', measure, against, ...none };
  const own = fillMeasure(filling, 'growth');
  if (own !== null && asksFor(filling, 'most') && asksFor(filling, 'least')) askEnds(filling, own);
  const part: Part = { how: 'growth', measure: own, ...none };
  const counted = countedChanges(filling, part);
  if (counted) return counted;
  if (by && isTime(table, by)) {
    askWhich(filling, by);
    return part;
  }
  if (!by) return unchanged(filling, part);
  const isNamed = where.some(
    ({ column, is, values }) => column === by.column && is === 'is' && values.length > 1,
  );
  if (isNamed) {
    if (own !== null && !addsUp(columnAt(filling, own), table) && filling.hints.length === 0)
      askSumOrAverage(filling, own);
    return part;
  }
  const [over] = comparedBy(filling);
  const sort = changeSort(filling);
  if (over && isTime(table, over))
    return { ...part, over, sort, limit: sort ? (filling.reading.limit ?? 1) : null };
  return unchanged(filling, part);
}

/** "Which school fell most from 2019 to 2020", where no column is called so: each of a column, not all of them together. */
function askWhich(filling: Filling, over: NonNullable<Filling['by']>): void {
  const { table, reading } = filling;
  const next = (reading.asks.get('which')?.[0] ?? Number.NaN) + 1;
  // "School" of "electricity of all schools" names figures, not who used it.
  const isOfFigures = reading.names.some(
    ({ at, column }) => at === next && isFigures(columnAt(filling, column)),
  );
  const word = filling.askedGroup ?? (isOfFigures ? reading.tokens[next]?.text : undefined);
  const sort = changeSort(filling);
  if (word === undefined || sort === null) return;
  const groups = table.columns.flatMap(({ kind, isMonth, values }, column) =>
    kind === 'text' && !isMonth && column !== over.column && new Set(values.values()).size > 1
      ? [column]
      : [],
  );
  if (groups.length === 0) return;
  filling.problems.push((query) => ({
    says: `No column is called “${word}”.`,
    choices: groups.slice(0, 3).map((column) => ({
      label: `By ${nameAt(filling, column)}`,
      query: { ...query, by: { column, unit: 'value' }, over, sort, limit: reading.limit ?? 1 },
    })),
  }));
}

/** "The difference between the highest and the lowest": both ends of a column, which is no change over time. */
function askEnds(filling: Filling, measure: number): void {
  filling.problems.push((query) => ({
    says: 'It asks for two figures.',
    choices: (['max', 'min'] as const).map((how) => ({
      label: `${how === 'max' ? 'Highest' : 'Lowest'} ${nameAt(filling, measure)}`,
      query: { ...query, how, by: null, sort: null, limit: null },
    })),
  }));
}

/** Nothing tells what is compared: the word that asks for a change is not understood. */
function unchanged({ missing, reading }: Filling, part: Part): Part {
  missing.push(...reading.tokens.filter(({ role }) => role === 'growth').map(({ text }) => text));
  return { ...part, how: part.measure === null ? 'count' : 'sum' };
}
