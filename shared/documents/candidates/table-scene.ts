import { isFigures } from '@/shared/documents/query/draft.ts';
import { addsUp, isPieces, isRate, isStock } from '@/shared/documents/query/rates.ts';
import { families, people } from '@/shared/documents/query/word-families.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import type { AskedQuestion } from './asked-words.ts';
import { type FilterSet, filterSets } from './filters-said.ts';
import { columnsNamed, partSaid, type Strengths, titleNamed, wordsOfName } from './names-said.ts';

/** What is known of a column whatever is asked. */
interface ColumnTraits {
  isFigures: boolean;
  isRate: boolean;
  isStock: boolean;
  addsUp: boolean;
  isMoney: boolean;
  isPieces: boolean;
  isHours: boolean;
  isPeople: boolean;
  isSource: boolean;
  /** Texts of many letters. */
  isRemark: boolean;
  /** How many different values its first rows hold, and whether that is one each. */
  distinct: number;
  isOneEach: boolean;
}

/** A table with what a question says of it. */
export interface TableScene {
  question: AskedQuestion;
  table: DataTable;
  index: number;
  /** By column: how well each word names it, and how much of its name is said. */
  names: Strengths[];
  parts: number[];
  title: Strengths;
  sets: FilterSet[];
  traits: ColumnTraits[];
  /** How many rows it has, of the largest table's. */
  size: number;
}

const MAX_LOOKED = 2_000;
const REMARK_LETTERS = 30;
const CURRENCY = /^(?:\p{Sc}|[A-Z]{1,2}\p{Sc}|[A-Z]{3}|Fr\.?)$/u;

const hasFamily = (name: string, ...own: string[]) =>
  wordsOfName(name).some((word) => own.some((family) => families[family]?.includes(word)));

const known = new WeakMap<DataColumn, ColumnTraits>();

function traitsOf(column: DataColumn, table: DataTable): ColumnTraits {
  const found = known.get(column);
  if (found) return found;
  const some = table.rows.slice(0, MAX_LOOKED).flatMap((row) => column.values.get(row) ?? []);
  const distinct = new Set(some).size;
  const letters = some.reduce<number>((sum, value) => sum + String(value).length, 0);
  const traits = {
    isFigures: isFigures(column),
    isRate: isRate(column),
    isStock: isStock(column),
    addsUp: addsUp(column, table),
    isMoney:
      column.kind === 'number' &&
      (CURRENCY.test(column.unit ?? '') ||
        /\p{Sc}|\b[A-Z]{3}\b/u.test(column.name) ||
        hasFamily(column.name, 'amount', 'cost', 'revenue', 'price', 'salary')),
    isPieces: isPieces(column.name) || hasFamily(column.name, 'sold'),
    isHours: column.unit === 'h' || column.clock !== undefined,
    isPeople: wordsOfName(column.name).some((word) => people.includes(word)),
    isSource: isSource(column),
    isRemark: column.kind === 'text' && some.length > 0 && letters / some.length > REMARK_LETTERS,
    distinct,
    isOneEach: distinct === some.length && some.length === Math.min(table.rows.length, MAX_LOOKED),
  };
  known.set(column, traits);
  return traits;
}

/** Holds a question against a table. */
export function sceneOf(
  question: AskedQuestion,
  { table, index, most }: { table: DataTable; index: number; most: number },
): TableScene {
  const names = columnsNamed(question, table);
  return {
    question,
    table,
    index,
    names,
    parts: table.columns.map((column) => partSaid(question, column)),
    title: titleNamed(question, table),
    sets: filterSets(question, table, names),
    traits: table.columns.map((column) => traitsOf(column, table)),
    size: table.rows.length / Math.max(1, most),
  };
}

/** How much a column is called for: by words that name it, and by what kind of figure is asked. */
export function callFor(
  { question: { signals, words }, names, parts, traits }: TableScene,
  column: number,
): number {
  const own = traits[column];
  const said = words.reduce(
    (sum, { weight }, at) => sum + Math.max(0.3, weight) * (names[column]?.[at] ?? 0),
    0,
  );
  if (!own) return 0;
  const kind =
    (own.isMoney && signals.has('money') ? 0.4 : 0) +
    (own.isPieces && signals.has('pieces') ? 0.4 : 0) +
    (own.isHours && signals.has('hours') ? 0.4 : 0) +
    (own.isPeople && signals.has('who') ? 0.6 : 0);
  return said + (parts[column] ?? 0) * 0.3 + kind + (own.addsUp ? 0.2 : 0) - (own.isRemark ? 0.3 : 0);
}
