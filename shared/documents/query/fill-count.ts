import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { asksFor, columnAt, type Filling, isFigures, nameAt, type Part, superlative } from './draft.ts';
import { fillMeasure } from './fill-measure.ts';
import { isStop } from './fill-unknown.ts';
import { nameWords } from './match-names.ts';
import { isPieces, isPriceName, isRate } from './rates.ts';
import { isUnitName } from './units.ts';
import { isOfWeek } from './weekdays.ts';
import { families } from './word-families.ts';

/** What columns are called that say of what kind things are. */
const KIND =
  /^(?:type|kind|category|class|status|state|size|color|colour|group|level|tier|art|typ|sorte|kategorie|klasse|grosse|farbe|gruppe|stufe|tipo|clase|categoria|estado|color|talla|grupo|genre|sorte|categorie|classe|statut|etat|couleur|taille|groupe)$/;

/** Whether a column says in which unit the figures beside it are. */
const namesUnits = (column: DataColumn | undefined) => column?.kind === 'text' && isUnitName(column.name);

/** The column named right behind "how many", be it figures, texts or numbers that name things. */
function countedColumn({ reading, free, by }: Filling): number | undefined {
  const from = reading.asks.get('count')?.[0] ?? reading.asks.get('distinct')?.[0] ?? 0;
  return reading.names
    .filter(({ at, column }) => at >= from && free.includes(column) && by?.column !== column)
    .sort((a, b) => a.at - b.at)[0]?.column;
}

/** What "how many" asks: rows, different values, or the sum of a column that counts things. */
export function counting(filling: Filling): Part {
  const column = countedColumn(filling);
  const own = column === undefined ? undefined : columnAt(filling, column);
  const sort = filling.by ? superlative(filling) : null;
  const rest = { sort, limit: sort ? (filling.reading.limit ?? 1) : null };
  // "How many customers churned", of "New customers" and "Churned".
  const figures = filling.free.filter((at) => isFigures(columnAt(filling, at)));
  if (figures.length > 1) return { how: 'sum', measure: fillMeasure(filling, 'sum'), ...rest };
  if (
    column !== undefined &&
    isFigures(own) &&
    !asksFor(filling, 'distinct') &&
    isQuantity(filling, column)
  ) {
    if (isMoney(own)) askCountOrSum(filling, column);
    return { how: 'sum', measure: column, ...rest };
  }
  // "How many tasks are done", of a column "% done": what it has to say of the tasks is not dropped.
  for (const { at, column: own } of filling.reading.names)
    if (column !== own && figures[0] === own && !filling.where.some((one) => one.column === own))
      filling.missing.push(filling.reading.tokens[at]?.text ?? '');
  // "Combien d'argent": money is added up, not counted.
  if (column === undefined && filling.hints.includes('amount'))
    return { how: 'sum', measure: fillMeasure(filling, 'sum'), ...rest };
  if (column === undefined && !askPieces(filling)) {
    // "How many litres" of figures in several units counts no rows.
    const unit = filling.where.find(
      ({ column: own, is }) => is === 'is' && namesUnits(columnAt(filling, own)),
    );
    if (unit && !asksFor(filling, 'rows')) filling.missing.push(String(unit.values[0]));
    askWhole(filling);
  }
  // "How many days" beside a column of Mondays and Tuesdays: each row is one.
  if (column !== undefined && isOfWeek(filling, column) && !asksFor(filling, 'distinct'))
    return { how: 'count', measure: null, ...rest };
  if (column !== undefined && askThings(filling, column)) return { how: 'count', measure: null, ...rest };
  if (column !== undefined) askWhichReply(filling, column);
  if (column !== undefined && !isFigures(own)) askRowsOrKinds(filling, column);
  if (column === undefined || own?.kind === 'date')
    return { how: asksFor(filling, 'distinct') ? 'distinct' : 'count', measure: null, ...rest };
  return {
    how: isFigures(own) && !asksFor(filling, 'distinct') ? 'count' : 'distinct',
    measure: column,
    ...rest,
  };
}

/** "How many actions per day", of a log in which they come again: how many rows, or how many kinds. */
function askRowsOrKinds(filling: Filling, column: number): void {
  const { by, table } = filling;
  const isTime = by !== null && (by.unit !== 'value' || columnAt(filling, by.column)?.kind === 'date');
  const values = [...(columnAt(filling, column)?.values.values() ?? [])];
  const isAgain = new Set(values).size < values.length && table.rows.length > 0;
  if (!isTime || !isAgain || asksFor(filling, 'distinct') || columnAt(filling, column)?.kind !== 'text')
    return;
  askEach(filling, column);
}

function askEach(filling: Filling, column: number): void {
  filling.problems.push((query) => ({
    says: `${nameAt(filling, column)} may be counted each time, or once for each.`,
    choices: [
      { label: 'Each time', query: { ...query, how: 'count', measure: null } },
      { label: 'Once for each', query: { ...query, how: 'distinct', measure: column } },
    ],
  }));
}

const REPLIES =
  /^(?:yes|no|maybe|not sure|y|n|true|false|ja|nein|vielleicht|oui|non|peut-être|s[íi]|quizás?|tal vez|tak|nie|s[ìi]m?|não)$/i;

/** "How many would come again", of replies: who said yes is asked for, not how many different replies there are. */
function askWhichReply(filling: Filling, column: number): void {
  const replies = [...new Set(columnAt(filling, column)?.values.values() ?? [])].map(String);
  const isAsked = filling.where.some((one) => one.column === column) || asksFor(filling, 'distinct');
  if (isAsked || replies.length === 0 || !replies.every((reply) => REPLIES.test(reply.trim()))) return;
  filling.problems.push((query) => ({
    says: `It does not say which reply is counted in ${nameAt(filling, column)}.`,
    choices: replies.slice(0, 4).map((reply) => ({
      label: `“${reply}”`,
      query: {
        ...query,
        how: 'count' as const,
        measure: null,
        where: [...query.where, { column, is: 'is' as const, values: [reply] }],
      },
    })),
  }));
}

/** Whether a figure counts things, so that "how many" asks for its sum: `Units`, and no prices, dates or rates. */
function isQuantity(filling: Filling, column: number): boolean {
  const { name = '', unit } = columnAt(filling, column) ?? {};
  return unit !== '%' && !isPriceName(name);
}

/** Amounts of money, of which "how many" asks the sum as well as the number. */
const isMoney = (column: DataColumn | undefined) =>
  /^\p{Sc}|^[A-Z]{3}$/u.test(column?.unit ?? '') ||
  nameWords(column?.name ?? '').some((word) => families.cost?.includes(word) === true);

/** "How many bikes": pieces are added up where a column counts them, but the rows may be meant as well. */
function askPieces(filling: Filling): boolean {
  const { reading, hints, table } = filling;
  const pieces = table.columns.findIndex(
    (column) => isFigures(column) && !isRate(column) && isPieces(column.name),
  );
  const from = reading.asks.get('count')?.[0] ?? 0;
  const next = reading.tokens
    .slice(from)
    .find(({ role, text }) => role !== 'count' && !(role === undefined && isStop(text, reading.language)));
  const isOfThings = hints.includes('sold') || next?.role === 'filter';
  if (pieces < 0 || !isOfThings) return false;
  askCountOrSum(filling, pieces);
  return true;
}

/** "How many tickets" beside "Ticket type": the tickets, of which the column says the kind alone. */
function askThings(filling: Filling, column: number): boolean {
  const { reading, table } = filling;
  const own = columnAt(filling, column);
  const isPart = reading.names.some((name) => name.column === column && name.score < 1);
  const pieces = table.columns.findIndex(
    (one) => isFigures(one) && !isRate(one) && isPieces(one.name) && one !== own,
  );
  const isKind = nameWords(own?.name ?? '').some((word) => KIND.test(word));
  if (!isPart || own?.kind !== 'text' || asksFor(filling, 'distinct') || !isKind) return false;
  if (pieces >= 0) askCountOrSum(filling, pieces);
  else askEach(filling, column);
  return true;
}

/** "How many visitors" of a table of visitors by country and year: its figures count what its title names. */
function askWhole(filling: Filling): void {
  const { columns, madeOf } = filling.table;
  const figures = columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  const whole = columns.findIndex(({ addsUp }) => addsUp === true);
  // "How many plums" of a table with one row for each fruit.
  const isOne = filling.where.some(({ column, is }) => is === 'is' && isKey(filling, column));
  const measure = whole >= 0 ? whole : madeOf === 'periods' && figures.length === 1 ? figures[0] : undefined;
  const isOfCells = madeOf === 'periods' && !asksFor(filling, 'rows');
  if (measure !== undefined && (filling.loose > 0 || isOne || isOfCells)) askCountOrSum(filling, measure);
  else if (isOne && figures.length > 0) askFigures(filling, figures);
}

/** "How many mugs" of a list with one row for each thing: one of its figures may tell. */
function askFigures(filling: Filling, figures: readonly number[]): void {
  filling.problems.push((query) => ({
    says: 'It has a row of its own: a figure of it may be meant, or how often it is there.',
    choices: [
      ...figures
        .filter((at) => !isRate(columnAt(filling, at)))
        .slice(0, 2)
        .map((measure) => ({
          label: nameAt(filling, measure),
          query: { ...query, how: 'sum' as const, measure },
        })),
      { label: 'Count the rows', query: { ...query, how: 'count' as const, measure: null } },
    ],
  }));
}

function askCountOrSum(filling: Filling, measure: number): void {
  filling.problems.push((query) => ({
    says: `It may ask for the sum of ${nameAt(filling, measure)}, or how often it is there.`,
    choices: [
      { label: `Sum of ${nameAt(filling, measure)}`, query: { ...query, how: 'sum', measure } },
      { label: 'Count the rows', query: { ...query, how: 'count', measure: null } },
    ],
  }));
}

/** Whether a column of words has another one in each row. */
function isKey({ table }: Filling, at: number): boolean {
  const column = table.columns[at];
  if (column?.kind !== 'text') return false;
  const base = table.madeOf === 'periods' ? new Set(column.values.values()).size > 2 : true;
  const rows = new Map<string, number>();
  for (const value of column.values.values()) rows.set(String(value), (rows.get(String(value)) ?? 0) + 1);
  return (
    base &&
    new Set(rows.values()).size === 1 &&
    (table.madeOf === 'periods' || rows.size === table.rows.length)
  );
}
