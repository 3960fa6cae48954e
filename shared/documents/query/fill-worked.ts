import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import type { Filling, Offers } from './draft.ts';
import { columnsWith } from './match-names.ts';
import { phraseAt } from './question-tokens.ts';
import { sayQuery } from './say-query.ts';
import type { Condition, How, TableQuery } from './table-query.ts';

const LEFT =
  /^(?:left|remaining|remains?|outstanding|owed?|owes|owing|unspent|offen\w{0,2}|ausstehend\w*|ubrig|restlich\w*|schuldet|schulden|pendientes?|restantes?|debe|deben|queda|quedan|reste|restent|restant|doit|doivent)$/;
const MINUS = /^(?:minus|less|abzuglich|menos|moins)$/;
const WORTH = /^(?:value|worth|wert|gesamtwert|warenwert|lagerwert|valor|valeur)$/;
/** What has a value is called so where no column is. */
const GOODS = /^(?:stock|inventory|goods|items?|lager|bestand|ware|waren|existencias|inventario|stocks?)$/;
const OF_FIGURES: readonly How[] = ['sum', 'average', 'median', 'max', 'min'];

type WorkedHow = 'product' | 'difference';

/** Where a table's columns stand that are worked out of two others. */
export const workedOf = ({ columns }: DataTable, how: WorkedHow): number[] =>
  columns.flatMap(({ worked }, at) => (worked?.how === how ? [at] : []));

/** A query for a column that is worked out: its figures, or their sum. */
const asked = (query: TableQuery, measure: number): TableQuery => ({
  ...query,
  measure,
  how: OF_FIGURES.includes(query.how) ? query.how : 'sum',
});

/** "What is left", "the value of the stock": what two columns come to, a press away. */
export function offerWorked(
  { reading: { tokens }, free }: Filling,
  query: TableQuery,
  { full, unknown }: { full: DataTable; unknown: readonly string[] },
): Offers {
  const left = unknown.filter((word) => LEFT.test(word));
  const isWorth = tokens.some(({ text }) => WORTH.test(text));
  const minus = unknown.filter((word) => MINUS.test(word));
  const isOfNamed = (at: number) =>
    full.columns[at]?.worked?.parts.every((part) => free.some((own) => full.columns[own] === part)) === true;
  if (minus.length > 0) {
    const measures = workedOf(full, 'difference').filter(isOfNamed);
    const choices = measures.map((measure) => asked(query, measure));
    return {
      choices: choices.map((next) => ({ label: sayQuery(full, next), query: next })),
      near: minus.length,
    };
  }
  const own = left.length > 0 ? workedOf(full, 'difference') : isWorth ? workedOf(full, 'product') : [];
  const choices = own.slice(0, 2).map((measure) => {
    const next = asked(query, measure);
    return { label: sayQuery(full, next), query: next };
  });
  if (choices.length === 0) return { choices, near: 0 };
  const goods = isWorth ? unknown.filter((word) => GOODS.test(word)) : [];
  return { choices, near: left.length + goods.length };
}

/** "Total pay" of hours and a rate: their product beside the columns there are. */
export function productChoices(
  { full, hints }: Filling,
  query: TableQuery,
): { label: string; query: TableQuery }[] {
  const isMoney = hints.some((hint) => ['salary', 'cost', 'revenue', 'amount'].includes(hint));
  if (!isMoney || !OF_FIGURES.includes(query.how)) return [];
  const named = query.measure === null ? undefined : full.columns[query.measure];
  const products = workedOf(full, 'product');
  const own = products.filter((at) => full.columns[at]?.worked?.parts.some((part) => part === named));
  return (own.length > 0 ? own : products)
    .slice(0, 1)
    .map((measure) => ({ label: `“${full.columns[measure]?.name}”`, query: { ...query, measure } }));
}

const SIZES = ['over', 'under', 'at_least', 'at_most'] as const;
const TURNED = { over: 'under', under: 'over', at_least: 'at_most', at_most: 'at_least' } as const;

/** "over budget", "below the reorder level": rows by how two of their figures stand to each other. */
export function addAgainst(filling: Filling): void {
  const { full, reading } = filling;
  const { tokens, language, names } = reading;
  const worked = workedOf(full, 'difference');
  if (worked.length === 0) return;
  for (const at of tokens.keys()) {
    const phrase = phraseAt(tokens, at, { language, roles: SIZES });
    const is = SIZES.find((size) => size === phrase?.role);
    if (!phrase || !is) continue;
    const end = at + phrase.words.length;
    const place = /^(?:the|its|their|dem|der|el|la|le)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
    const token = tokens[place];
    const named = names.find((name) => name.at === place)?.column;
    const limits = named === undefined && token ? columnsWith(token, filling.table.columns) : [named ?? -1];
    const [limit] = limits;
    if (limit === undefined || limit < 0 || limits.length > 1) continue;
    const conditions = worked.flatMap((column): Condition[] => {
      const side = full.columns[column]?.worked?.parts.indexOf(filling.table.columns[limit] as never) ?? -1;
      return side < 0 ? [] : [{ column, is: side === 1 ? is : TURNED[is], values: [0] }];
    });
    const [only] = conditions;
    if (!only) continue;
    for (const one of tokens.slice(at, place + 1)) one.role = 'filter';
    filling.free = filling.free.filter((own) => own !== limit);
    if (conditions.length === 1) filling.where.push(only);
    else
      filling.problems.push((query) => ({
        says: `It does not say what is held against “${full.columns[limit]?.name}”.`,
        choices: conditions.map((one) => ({
          label: `“${full.columns[one.column]?.name}” ${one.is.replaceAll('_', ' ')} 0`,
          query: { ...query, where: [...query.where, one] },
        })),
      }));
  }
}
