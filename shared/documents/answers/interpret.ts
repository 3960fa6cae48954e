import { questionTerms, termsOf } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from './data-column.ts';
import type { DataTable } from './data-table.ts';
import { type ColumnMatch, matchColumns, matchWholeNames } from './match-columns.ts';
import { type Filter, matchFilters } from './match-filters.ts';
import { claim, type Token, tokensOf } from './question-tokens.ts';
import { type Operation, readOperation, unreadWord } from './read-operation.ts';

/** By what rows are put together: a column, or the months, quarters or years of its days. */
export interface Grouping {
  column: DataColumn;
  by: 'value' | 'month' | 'quarter' | 'year';
}

/** A question in terms of a table, with every word of it accounted for. */
export interface Interpretation {
  table: DataTable;
  operation: Operation | undefined;
  /** Columns the question names that neither group nor filter. */
  columns: DataColumn[];
  group: Grouping | undefined;
  filters: Filter[];
  /** How much of the table the question names: the more, the likelier it is meant. */
  weight: number;
}

/** Why a question is not understood, in words that go on with "I can't work that out: …". */
export interface Unclear {
  unclear: string;
  /** How many words were not understood. */
  missing: number;
}

/** Words that name any row or cell, and say nothing about which. */
const GENERIC = new Set(
  'file sheet table row column data record entry value item line list workbook spreadsheet document cell total overall each every per by given breakdown grouped group split sorted ranked show give number amount figure result answer calculate compute work out average only whose where having than also together according respectively exactly there am being come held hold contain'.split(
    ' ',
  ),
);
const PERIODS = /^(month|quarter|year)s?$/;
const GROUP_WORDS: readonly (readonly (RegExp | string)[])[] = [
  ['for', /^(?:each|every)$/],
  ['grouped', 'by'],
  ['broken', 'down', 'by'],
  ['split', 'by'],
  ['per'],
  ['by'],
  [/^(?:each|every)$/],
];

function groupOf(
  tokens: Token[],
  table: DataTable,
  matches: readonly ColumnMatch[],
): Grouping | Unclear | undefined {
  for (const words of GROUP_WORDS) {
    const at = claim(tokens, 'group', ...words);
    if (at < 0) continue;
    let next = at + words.length;
    while (/^(?:the|each|every)$/.test(tokens[next]?.text ?? '')) next += 1;
    const match = matches.find((one) => one.at === next);
    if (match) return { column: match.column, by: 'value' };
    const token = tokens[next];
    const by = PERIODS.exec(token?.text ?? '')?.[1];
    const dates = table.columns.filter(({ kind }) => kind === 'date');
    const named = matches.map(({ column }) => column).filter(({ kind }) => kind === 'date');
    const [column] = named.length === 1 ? named : dates.length === 1 ? dates : [];
    if (by && token && column) {
      token.role = 'group';
      return { column, by: by as 'month' | 'quarter' | 'year' };
    }
    return {
      unclear: `I do not know by what to put rows together at “${tokens[next]?.text ?? words.join(' ')}”`,
      missing: 1,
    };
  }
  return undefined;
}

/** "top 5 products by sales": what comes after "by" ranks, it does not group. */
function isRanking(operation: Operation | undefined): boolean {
  return operation?.kind === 'top';
}

/** What the question calls the rows: the sheet's name, or the file's. */
function claimNames(tokens: Token[], names: readonly string[]): void {
  const words = new Set(names.flatMap(termsOf));
  for (const token of tokens) if (token.role === undefined && words.has(token.stem)) token.role = 'name';
}

/** Numbers that name or rate a thing: to add them up says nothing. */
const LABELS =
  /\b(?:years?|months?|weeks?|days?|ids?|no|nr|numbers?|codes?|zip|ages?|ranks?|ratings?|scores?|prices?|rates?)\b/i;

/** "How many units": a column of plain numbers holds how many there are, one row many of them. */
function countsThings(operation: Operation | undefined, [column, ...others]: readonly DataColumn[]): boolean {
  if (operation?.kind !== 'count' || column?.kind !== 'number' || others.length > 0) return false;
  return column.unit === '' && !LABELS.test(column.name);
}

function leftOver(tokens: readonly Token[]): Token[] {
  const telling = new Set(
    tokens.flatMap(({ text, role }) => (role === undefined ? questionTerms(text) : [])),
  );
  const isStop = ({ text, stem }: Token) =>
    /^(?:the|a|an|in|of|is|are|was|were|do|did|does|we|i|you|me|my|our|there|have|has|had|and|for|to|with|on|at|from|that|this|it|all|be|been|as|its|their|please|how|what|which|who|where|when|tell|find|by|per|any|get|let|know|would|like|can|could|many|much)$/.test(
      text,
    ) || GENERIC.has(stem);
  return tokens.filter((token) => token.role === undefined && !isStop(token) && telling.size > 0);
}

/**
 * Reads a question as one about a table. Whatever it says must be a column, a value, a comparison, a time, or what is to
 * be worked out; a word that is none of these makes it unclear, since it may change what is meant.
 * @param names of the file, by which its rows may be called
 */
export function interpret(
  question: string,
  table: DataTable,
  names: readonly string[],
): Interpretation | Unclear {
  const tokens = tokensOf(question);
  // "Total amount" is a column before it is a sum.
  const first = matchWholeNames(
    tokens,
    table.columns.filter(({ name }) => termsOf(name).length > 1),
  );
  const operation = readOperation(tokens);
  const rest = table.columns.filter((column) => !first.some((match) => match.column === column));
  const second = matchColumns(tokens, rest);
  if ('unclear' in second) return { unclear: second.unclear, missing: 1 };
  const matches = [...first, ...second.matches].sort((a, b) => a.at - b.at);
  const ranked = isRanking(operation) ? claim(tokens, 'operation', /^(?:by|with)$/) : -1;
  const group = groupOf(tokens, table, matches);
  if (group && 'unclear' in group && ranked < 0) return group;
  const filtering = matchFilters({ tokens, columns: matches, table });
  if ('unclear' in filtering) return { unclear: filtering.unclear, missing: 1 };
  const unread = unreadWord(tokens);
  if (unread) return { unclear: `“${unread}” asks for more than one figure of a column`, missing: 1 };
  claimNames(tokens, [table.grid.title, ...names]);
  const left = leftOver(tokens);
  if (left.length > 0)
    return {
      unclear: `I do not find ${left.map(({ text }) => `“${text}”`).join(', ')} in the table`,
      missing: left.length,
    };
  const grouping = group && 'column' in group ? group : undefined;
  const used = new Set([grouping?.column, ...filtering.filters.map(({ column }) => column)]);
  const named = [...new Set(matches.map(({ column }) => column))].filter(
    (column) => column !== grouping?.column,
  );
  const free = named.filter((column) => !used.has(column));
  // "amounts over 100": what is compared is also what is added up, where nothing else is named.
  const columns = free.some(({ kind }) => kind === 'number')
    ? free
    : named.filter((column) => !used.has(column) || column.kind === 'number');
  const weight =
    matches.length * 2 + filtering.filters.length * 2 + tokens.filter(({ role }) => role === 'name').length;
  return {
    table,
    operation: countsThings(operation, free) ? { kind: 'sum' } : operation,
    columns,
    group: grouping,
    filters: filtering.filters,
    weight,
  };
}
