import { isSection } from '@/shared/documents/tables/data-table.ts';
import { columnAt, type Filling, isFigures, namesEachRow } from './draft.ts';
import { addCondition } from './fill-beside.ts';
import { asPart, takeOptions, takeValue } from './fill-value.ts';
import { alike, nameWords, valueWords } from './match-names.ts';
import type { OpenValue } from './match-values.ts';
import { isRuledOut } from './ruled-out.ts';
import { families } from './word-families.ts';

/** Words of these families say what a row is as often as what a figure is: income, costs, pay. */
const SAYS_ROWS = new Set(['revenue', 'cost', 'sold', 'salary']);

const isOfKind = (word: string, hints: readonly string[]) =>
  hints.some((hint) => families[hint]?.includes(word) === true);

/** From here on a word of a value is another form of one: "Einnahme" of "Einnahmen". */
const OTHER_FORM = 0.85;

const isLikeKind = (word: string, hints: readonly string[]) =>
  hints.some((hint) => families[hint]?.some((member) => alike(member, word) >= OTHER_FORM) === true);

/** Whether all figures are one column without a name of its own, made of columns of years: what is asked for is a row then. */
export const hasNamelessFigures = ({ table }: Filling): boolean =>
  table.madeOf === 'periods' && table.columns.some(({ kind, name }) => kind === 'number' && name === 'Value');

/** Whether figures of the table are called by a word of these families. */
export const hasOfKind = ({ table }: Filling, hints: readonly string[]): boolean =>
  table.columns.some(
    (column) => isFigures(column) && nameWords(column.name).some((word) => isOfKind(word, hints)),
  );

interface OfKind {
  /** Values that are nothing but a word of the families, as "Income". */
  whole: OpenValue['options'];
  /** Those that hold one. */
  part: OpenValue['options'];
}

/** Values that are called by a word of these families. */
function valuesOfKind({ table }: Filling, hints: readonly string[]): OfKind {
  const part = table.columns.flatMap(({ kind, values }, column) =>
    kind === 'text'
      ? [...new Set(values.values())]
          .map((value) => ({ column, values: [value], words: valueWords(String(value)) }))
          .filter(({ words }) => words.some((word) => isLikeKind(word, hints)))
      : [],
  );
  return { whole: part.filter(({ words }) => words.every((word) => isLikeKind(word, hints))), part };
}

const MAX_SECTIONS = 3;

/** Income asked of rows in sections by other names: of which one, or of all, is for the person to say. */
function askSection(filling: Filling, at: number): boolean {
  const { table, where, reading } = filling;
  const column = table.columns.findIndex(isSection);
  const sections = [...new Set(table.columns[column]?.values.values() ?? [])];
  const isKnown = where.some((one) => one.is === 'is' && columnAt(filling, one.column)?.kind === 'text');
  if (isKnown || sections.length < 2 || sections.length > MAX_SECTIONS) return false;
  filling.problems.push((query) => ({
    says: `It is not clear which rows “${reading.tokens[at]?.text ?? ''}” is about.`,
    choices: [
      ...sections.map((value) => ({
        label: `Only “${value}”`,
        query: {
          ...query,
          where: [...query.where, asPart(filling, query, { column, is: 'is', values: [value] })],
        },
      })),
      { label: 'All rows', query },
    ],
  }));
  return true;
}

/**
 * A usual word for figures that no figures are called by: the row or section that has the word, or one of its kind.
 * @returns whether nothing else is to be looked for under the word
 */
export function takeRowOfKind(filling: Filling, at: number, hints: readonly string[]): boolean {
  const token = filling.reading.tokens[at];
  const isNameless = hasNamelessFigures(filling);
  const saysRows = hints.some((hint) => SAYS_ROWS.has(hint));
  if (!isNameless && (hasOfKind(filling, hints) || !saysRows)) return false;
  if (isNameless && takeValue(filling, at)) return true;
  const { whole, part } = valuesOfKind(filling, hints);
  const [only, ...others] = whole;
  // What stands above rows as their section is what they are.
  if (token && only && others.length === 0 && isSection(columnAt(filling, only.column))) {
    addCondition(filling, { ...only, is: isRuledOut(filling, at) ? 'not' : 'is' });
    token.role = 'filter';
    return true;
  }
  if (isNameless && takeOptions(filling, at, whole.length > 0 ? whole : part)) return true;
  // A text of its own in each row says what that row is, not of what kind.
  const kinds = whole.filter(({ column }) => !namesEachRow(filling, column));
  const isSaid = takeOptions(filling, at, kinds);
  if (!isSaid && !(saysRows && askSection(filling, at))) return false;
  filling.hints.push(...hints);
  filling.loose += 1;
  return true;
}
