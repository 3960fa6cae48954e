import { type Filling, namesEachRow } from './draft.ts';
import { nameWords } from './match-names.ts';
import { people } from './word-families.ts';

/** "Paid by", "Assigned to": who did it stands there. */
const DOER = /\b(?:by|assigned(?: to)?|responsible|von|por|par)$/i;

/** They are paid, and spend nothing here. */
const PAYEE = /^(?:vendor|supplier|lieferant)s?$/;

/** They buy of someone who stands beside them. */
const BUYER = /^(?:customer|client|kunde|cliente)s?$/;

/** Columns that say who, of a question for whom: whoever is paid, where nobody else is told. */
export function peopleColumns({ table }: Pick<Filling, 'table'>): number[] {
  const all = table.columns.flatMap(({ kind, name }, at) => {
    const isOne = DOER.test(name.trim()) || nameWords(name).some((word) => people.includes(word));
    return kind === 'text' && isOne ? [at] : [];
  });
  const others = all.filter(
    (at) => !nameWords(table.columns[at]?.name ?? '').some((word) => PAYEE.test(word)),
  );
  return others.length > 0 ? others : all;
}

/** Whom each row is of, as the employee beside a manager. */
export function ownOf(filling: Pick<Filling, 'table'>, columns: readonly number[]): number | undefined {
  return columns.find((at) => {
    const name = filling.table.columns[at]?.name ?? '';
    const isOther = DOER.test(name.trim()) || nameWords(name).some((word) => BUYER.test(word));
    return !isOther && namesEachRow(filling, at);
  });
}
