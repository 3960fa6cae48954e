import { rowsThatPass } from './conditions.ts';
import { type Filling, nameAt } from './draft.ts';
import { addCondition, saidColumn, valueOfWords } from './fill-beside.ts';
import { alike, nameWords } from './match-names.ts';
import { type OpenValue, valuesLike } from './match-values.ts';
import { isRuledOut } from './ruled-out.ts';
import type { Condition, TableQuery } from './table-query.ts';

/**
 * Of a share of the whole the value that is chosen makes the part; what holds for all of a part that is known already is
 * said of the whole, as "costs" of "rent as a share of costs".
 */
export function asPart({ table }: Filling, { how, by, where }: TableQuery, own: Condition): Condition {
  if (how !== 'share' || by) return own;
  const parts = where.filter(({ isPart }) => isPart === true);
  const rows = parts.length > 0 ? rowsThatPass(table, table.rows, where) : [];
  const isOfAll = rows.length > 0 && rowsThatPass(table, rows, [own]).length === rows.length;
  return isOfAll ? own : { ...own, isPart: true };
}

/** "Lidl, Aldi and Rewe": one more value of a column of which others are asked for already. */
const withOwn = (where: readonly Condition[], own: Condition): Condition[] => {
  const same = where.find(({ column, is }) => column === own.column && is === 'is' && own.is === 'is');
  const all = same && { ...same, values: [...new Set([...same.values, ...own.values])] };
  return all ? where.map((one) => (one === same ? all : one)) : [...where, own];
};

/** A word that is a part of a value: taken where it is written as a name and fits one alone, else asked about. */
export function takeValue(filling: Filling, at: number): boolean {
  const token = filling.reading.tokens[at];
  if (!token) return false;
  const options = valuesLike(token, filling.table.columns);
  const said = saidColumn(
    filling,
    options.map(({ column }) => column),
  );
  const own = said === undefined ? options : options.filter(({ column }) => column === said);
  const [only] = own;
  if (said === undefined || !only || own.length > 1) return takeOptions(filling, at, own);
  token.role = 'filter';
  addCondition(filling, { ...only, is: isRuledOut(filling, at) ? 'not' : 'is' });
  return true;
}

export function takeOptions(filling: Filling, at: number, options: OpenValue['options']): boolean {
  const token = filling.reading.tokens[at];
  if (!token || options.length === 0) return false;
  const is = isRuledOut(filling, at) ? ('not' as const) : ('is' as const);
  const words = nameWords(String(options[0]?.values[0] ?? ''));
  const isWord =
    words.some((word) => alike(word, token.stem) === 1) ||
    String(options[0]?.values[0] ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .includes(token.text.toUpperCase());
  const isOne = options.length === 1 && token.isCapital && isWord;
  const [only] = options;
  const whole = isOne ? only : valueOfWords(filling, options);
  token.role = 'filter';
  if (whole) {
    addCondition(filling, { ...whole, is });
    return true;
  }
  const same = options.filter(({ column }) => column === only?.column);
  const choices = options.slice(0, 3).map(({ column, values }) => ({
    label: `${nameAt(filling, column)} ${is === 'is' ? 'is' : 'is not'} “${values[0]}”`,
    where: { column, is, values },
  }));
  if (only && same.length > 1 && same.length <= 50)
    choices.splice(2, 1, {
      label: `All ${same.length} with “${token.text}”`,
      where: { column: only.column, is, values: same.flatMap(({ values }) => values) },
    });
  const leaves = isWord ? [] : [{ label: `Leave out “${token.text}”` }];
  filling.problems.push((query) => ({
    says: `“${token.text}” is no value of its own in this table.`,
    choices: [
      ...choices.map(({ label, where }) => ({
        label,
        query: { ...query, where: withOwn(query.where, asPart(filling, query, where)) },
      })),
      ...leaves.map(({ label }) => ({ label, query })),
    ],
  }));
  return true;
}
