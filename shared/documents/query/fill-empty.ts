import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import { passes } from './conditions.ts';
import { columnAt, type Filling, isFigures, nameAt, type Part } from './draft.ts';
import { columnsWith, nameWords } from './match-names.ts';
import type { Condition, How } from './table-query.ts';
import { families } from './word-families.ts';

/** Columns that are filled once something is done: some of their cells are empty. */
const hasGaps = ({ table }: Filling, column: DataColumn | undefined): column is DataColumn =>
  column !== undefined && !isFigures(column) && column.values.size < table.rows.length;

/** "Which rows have no amount": figures of which some are not there. */
const lacksFigures = ({ table, reading: { asks } }: Filling, column: DataColumn | undefined): boolean =>
  column !== undefined &&
  isFigures(column) &&
  (['which', 'who', 'rows', 'count', 'not'] as const).some((role) => asks.has(role)) &&
  table.rows.some((row) =>
    passes(table, { column: table.columns.indexOf(column), is: 'empty', values: [] }, row),
  );

/** "No amount", where some are 0: nothing, or no cell. */
function askZero(filling: Filling, column: number): void {
  const name = nameAt(filling, column);
  const ways = [
    { label: `${name} is empty`, where: { column, is: 'empty' as const, values: [] } },
    { label: `${name} is 0`, where: { column, is: 'is' as const, values: [0] } },
  ];
  filling.problems.push((query) => ({
    says: `${name} is empty in some rows and 0 in others.`,
    choices: ways.map(({ label, where }) => ({
      label,
      query: { ...query, where: [...query.where, where] },
    })),
  }));
}

const isAsked = ({ where }: Filling, at: number) => where.some(({ column }) => column === at);

/** Marks that stand in the cells of those who do, beside empty ones. */
const TICK = 'x|✓|✔|☑|✅|•|●|\\*';
const FLAG = new RegExp(
  `^(?:${TICK}|true|false|yes|no|y|n|ja|nein|wahr|falsch|si|sí|oui|non|vrai|faux)$`,
  'i',
);
const YES = new RegExp(`^(?:${TICK}|true|yes|y|ja|wahr|si|sí|oui|vrai)$`, 'i');

/** The values of a column of yes and no; undefined of any other. */
export function flagsOf(column: DataColumn | undefined): { yes: string[]; no: string[] } | undefined {
  const values = column?.kind === 'text' ? [...new Set([...column.values.values()].map(String))] : [];
  if (values.length === 0 || values.length > 2 || !values.every((value) => FLAG.test(value)))
    return undefined;
  return { yes: values.filter((value) => YES.test(value)), no: values.filter((value) => !YES.test(value)) };
}

const WITHOUT = /^(?:without|ohne|sans|sin)$/;

/** A word of one column's name alone, behind a word that says it is missing: "never been counted" of "Last counted". */
function partlyNamed({ reading: { tokens }, table }: Filling, from: number) {
  for (const at of [from, from + 1]) {
    const token = tokens[at];
    const found = token && token.role === undefined ? columnsWith(token, table.columns) : [];
    const [column] = found;
    if (column === undefined || found.length > 1 || !token) continue;
    return { column, at };
  }
  return undefined;
}

/** What stands in a cell of figures, whatever its column is called. */
const CELL =
  /^(?:figures?|values?|numbers?|data|entry|amounts?|wert|werte|zahl|zahlen|angaben?|daten|valor|valores|datos?|cifras?|valeurs?|donnees?|chiffres?)$/;

/** "How many countries have no figure": of the one column of figures there is. */
function figureLacked({ reading: { tokens }, table }: Filling, end: number) {
  const figures = table.columns.flatMap((column, at) => (isFigures(column) ? [at] : []));
  const [column, ...others] = figures;
  const isSaid = CELL.test(tokens[end]?.text ?? '') && column !== undefined && others.length === 0;
  return isSaid ? { column, at: end } : undefined;
}

/** What is said not to be there: what stands behind the word, or right before it as in "the sex is unknown". */
function lackedAt(
  filling: Filling,
  { role, from, end }: { role: 'not' | 'empty'; from: number; end: number },
): { column: number; at: number } | undefined {
  const { names } = filling.reading;
  const behind =
    names.find((name) => name.at >= end && name.at <= end + 1) ??
    partlyNamed(filling, end) ??
    (role === 'empty' ? figureLacked(filling, end) : undefined);
  if (behind || role === 'not') return behind ?? partlyNamed(filling, end + 1);
  return names.find((name) => name.at + name.length === from);
}

const NOT_SAID = /^(?:n\/?a|unknown|not known|unbekannt|desconocido|inconnu|k\.? ?a\.?|\?)$/i;

/** "No kids" of yes and no, "did not lay any eggs" of figures that are 0, "sex unknown" of cells that say so. */
function addNothing(
  filling: Filling,
  { column, at, from, role }: { column: number; at: number; from: number; role: 'not' | 'empty' },
): boolean {
  const own = columnAt(filling, column);
  if (!own || isAsked(filling, column)) return false;
  const texts = own.kind === 'text' ? [...new Set([...own.values.values()].map(String))] : [];
  const no = role === 'empty' ? (flagsOf(own)?.no ?? []) : [];
  const unsaid =
    role === 'empty' && !hasGaps(filling, own) ? texts.filter((text) => NOT_SAID.test(text)) : [];
  const isOfRows = (['which', 'who', 'rows', 'count'] as const).some((one) => filling.reading.asks.has(one));
  const isZero =
    isOfRows && isFigures(own) && !lacksFigures(filling, own) && [...own.values.values()].includes(0);
  const values = no.length > 0 ? no : isZero ? [0] : unsaid;
  if (values.length === 0) return false;
  filling.where.push({ column, is: 'is', values });
  filling.free = filling.free.filter((one) => one !== column);
  for (const token of filling.reading.tokens.slice(Math.min(from, at), Math.max(from, at) + 1))
    token.role = 'filter';
  return true;
}

/** "without a region", "missing delivery date": rows whose cell is empty, of a column that has empty ones. */
export function addEmpty(filling: Filling): void {
  const { asks, tokens } = filling.reading;
  for (const role of ['not', 'empty'] as const)
    for (const at of asks.get(role) ?? []) {
      const end = tokens.findIndex((token, own) => own >= at && token.role !== role);
      const match = lackedAt(filling, { role, from: at, end });
      const column = match ? columnAt(filling, match.column) : undefined;
      if (match && column && addNothing(filling, { ...match, from: at, role })) continue;
      const isBare = role === 'empty' || WITHOUT.test(tokens[at]?.text ?? '');
      const isEmpty = hasGaps(filling, column) || (isBare && lacksFigures(filling, column));
      if (!match || !isEmpty || isAsked(filling, match.column)) continue;
      // "not approved" may be a no as well as nothing.
      if (role === 'not' && flagsOf(column)?.no.length) continue;
      const isZero = isFigures(column) && [...(column?.values.values() ?? [])].includes(0);
      if (isZero) askZero(filling, match.column);
      else filling.where.push({ column: match.column, is: 'empty', values: [] });
      filling.free = filling.free.filter((own) => own !== match.column);
      for (const token of tokens.slice(at, match.at)) token.role = 'filter';
      const last = tokens[match.at];
      if (last?.role === undefined && last) last.role = 'filter';
    }
}

/** What is said of a bill that is not paid, without a word of the column that says so. */
const UNPAID =
  /^(?:outstanding|owing|unbezahlt\p{L}*|ausstehend\p{L}*|offene?[nrs]?|pendientes?|impagad[oa]s?|impayee?s?)$/u;
const PAID = ['paid', 'bezahlt', 'gezahlt', 'pagado', 'pagada', 'paye', 'payee', 'regle'];

const undoneOf = (text: string): readonly string[] => {
  if (UNPAID.test(text)) return PAID;
  const done = /^un(.{4,})$/.exec(text)?.[1];
  return done ? [done] : [];
};

/** "unpaid" beside a column "Paid on": its empty cells; beside a column of yes and no: its no. */
export function takeUndone(filling: Filling, at: number): boolean {
  const token = filling.reading.tokens[at];
  const { columns } = filling.table;
  const done = undoneOf(token?.text ?? '');
  if (!token || done.length === 0 || columnsWith(token, columns).length > 0) return false;
  const isNo = (column: number) => (flagsOf(columnAt(filling, column))?.no.length ?? 0) > 0;
  const named = new Set(done.flatMap((word) => columnsWith({ ...token, text: word, stem: word }, columns)));
  const found = [...named].filter(
    (column) => (isNo(column) || hasGaps(filling, columnAt(filling, column))) && !isAsked(filling, column),
  );
  const [column] = found;
  if (column === undefined || found.length > 1) return false;
  const own = columnAt(filling, column);
  // Empty beside no may be either.
  if (isNo(column) && hasGaps(filling, own)) return false;
  token.role = 'filter';
  if (isNo(column)) {
    filling.where.push({ column, is: 'is', values: flagsOf(own)?.no ?? [] });
    return true;
  }
  filling.where.push({ column, is: 'empty', values: [] });
  return true;
}

/** "How much did we pay" beside a column "Paid on" with empty cells: what was done, or all of it. */
export function askDone(filling: Filling, hints: readonly string[]): void {
  const at = filling.table.columns.findIndex(
    (column, own) =>
      (hasGaps(filling, column) || (flagsOf(column)?.no.length ?? 0) > 0) &&
      !isAsked(filling, own) &&
      nameWords(column.name).some((word) => hints.some((hint) => families[hint]?.includes(word))),
  );
  if (at >= 0) askFilled(filling, at);
}

function askFilled(filling: Filling, at: number): void {
  if (filling.askedDone) return;
  filling.askedDone = true;
  const name = nameAt(filling, at);
  const found = flagsOf(columnAt(filling, at));
  const flags = found?.no.length ? found : undefined;
  const done: Condition = flags
    ? { column: at, is: 'is', values: flags.yes }
    : { column: at, is: 'filled', values: [] };
  filling.problems.push((query) => ({
    says: flags ? `${name} is “${flags.no[0]}” in some rows.` : `${name} is empty in some rows.`,
    choices: [
      {
        label: flags ? `Only rows where ${name} is “${flags.yes[0]}”` : `Only rows with ${name}`,
        query: { ...query, where: [...query.where, done] },
      },
      { label: 'All rows', query },
    ],
  }));
}

const FIGURES: readonly How[] = [
  'sum',
  'average',
  'average_of_totals',
  'median',
  'count',
  'distinct',
  'share',
];

/** "How many did she close": a column of days that is named and has no part in the query says which rows are meant. */
export function askUnusedDays(filling: Filling, { how, measure, over }: Part): void {
  if (!FIGURES.includes(how)) return;
  for (const { column, at } of filling.reading.names) {
    const own = columnAt(filling, column);
    const isUsed = column === measure || column === filling.by?.column || column === over?.column;
    if (own?.kind !== 'date' || isUsed || isAsked(filling, column) || filling.problems.length > 0) continue;
    if (!hasGaps(filling, own)) filling.missing.push(filling.reading.tokens[at]?.text ?? '');
    else askFilled(filling, column);
  }
}
