import { foldText } from '@/shared/documents/context/search-terms.ts';
import { rowsThatPass } from '@/shared/documents/query/conditions.ts';
import type { Draft } from '@/shared/documents/query/draft.ts';
import { fillQuery } from '@/shared/documents/query/fill-query.ts';
import { alike, nameWords } from '@/shared/documents/query/match-names.ts';
import type { NearWords } from '@/shared/documents/query/near-words.ts';
import { tokensOf } from '@/shared/documents/query/question-tokens.ts';
import { isRowName } from '@/shared/documents/query/row-names.ts';
import { sayQuery } from '@/shared/documents/query/say-query.ts';
import type { Choice, TableQuery } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { isSource } from '@/shared/documents/tables/joined-sheets.ts';
import { fitOf, isOneSource, needsBoth } from './fit-of-table.ts';

/** The query a question was taken for; with `says` it waits for one of the choices. */
export interface Chosen {
  table: DataTable;
  query: TableQuery;
  says: string;
  choices: Choice[];
  /** Words nothing in the table explains. */
  unknown: readonly string[];
}

interface Asked {
  tables: readonly DataTable[];
  question: string;
  names: readonly string[];
  /** Whether the file is a workbook: a question that asks for a figure is about its tables then. */
  isBook: boolean;
  /** Where words that nothing explains are to be looked for among those near them. */
  near?: NearWords | undefined;
}

const MAX_CHOICES = 4;
/** A question with more words that nothing explains is not about the table. */
const MAX_UNKNOWN = 3;

/** What a word is worth that may be meant for a name of the table. */
const NEAR = 4;
const MAX_OFFERED = 4;

const RANKED = new Set<TableQuery['how']>(['min', 'max', 'average', 'median', 'share', 'growth', 'ratio']);

/** Whether it asks one row which is the largest, or what its mean is: it is not about that row's table. */
const isIdle = ({ table, query }: Draft) =>
  table.rows.length <= 1 && (RANKED.has(query.how) || query.sort !== null || query.by !== null);

const scoreOf = (draft: Draft) => {
  const { table, query, unknown, offers } = draft;
  const named = query.where.filter(({ column }) => {
    const own = table.columns[column];
    return own && isSource(own) && table.title === table.grids[0]?.title;
  });
  // The name of one table of a sheet says no more than that table's own; a sheet's may be a year of its rows.
  const weight = draft.weight - (isOneSource(draft) ? named.length : 0);
  return weight * 4 - unknown.length * 6 + offers.near * NEAR - (isIdle(draft) ? 100 : 0);
};

/** Whether any row passes: a way to read a question that finds none is not the one that was meant. */
const hasRows = ({ table, query: { where } }: Draft) =>
  where.length === 0 || rowsThatPass(table, table.rows, where).length > 0;

/** Whether a day of the table is one that is asked for: of several columns of days that one was meant. */
const hasDaysAsked = (table: DataTable, { where }: TableQuery) =>
  where.every((one) => one.is !== 'within' || rowsThatPass(table, table.rows, [one]).length > 0);

const needsFigures = new Set<TableQuery['how']>([...RANKED, 'sum', 'average_of_totals', 'list']);

/** Whether there is anything to work out: a table without figures has no sum. */
const isPossible = ({ query: { how, measure, where, by }, offers, isAsked }: Draft) =>
  measure !== null ||
  (isAsked && offers.choices.length > 0) ||
  !needsFigures.has(how) ||
  how === 'share' ||
  (how === 'growth' && by !== null) ||
  (how === 'list' && where.length > 0);

const isTelling = ({ isAsked, query, problems, table, weight, unknown }: Draft) =>
  isAsked ||
  // A list of one row is a set of figures with names.
  (table.rows.length === 1 && query.measure !== null && weight >= 1 && unknown.length === 0) ||
  query.by !== null ||
  ((query.where.length > 0 || problems.length > 0) && query.measure !== null) ||
  query.where.some(({ column }) => table.columns[column]?.kind === 'number') ||
  // A column's name alone, or the name of some rows, where nothing else is said.
  (unknown.length === 0 && weight >= 1 && (query.measure !== null || problems.length > 0));

/** Choices for all that is not clear, one after the other. */
export function choicesOf(draft: Draft): { says: string; choices: Choice[] } {
  const { problems, query } = draft;
  const [first] = problems;
  if (!first) return { says: '', choices: [] };
  let choices: Choice[] = [{ label: '', query }];
  for (const problem of problems.slice(0, 3))
    choices = choices.flatMap((before) => {
      const more = problem(before.query).choices;
      if (more.length === 0) return [before];
      return more.map(({ label, query: next }) => ({
        label: [before.label, label].filter(Boolean).join(', '),
        query: next,
      }));
    });
  const labelled = choices.filter(({ label }) => label !== '');
  const telling = labelled.filter((one) => hasDaysAsked(draft.table, one.query));
  return {
    says: first(query).says,
    choices: (telling.length > 0 ? telling : labelled).slice(0, problems.length > 1 ? 4 : MAX_CHOICES),
  };
}

/** Words are compared without capitals and accents, and shown as they were written. */
function quotedAs(question: string): (words: readonly string[]) => string {
  const written = (question.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(
    (word) => [foldText(word).replaceAll('ß', 'ss'), word] as const,
  );
  const forms = new Map(written);
  return (words) => words.map((word) => `“${forms.get(word) ?? word}”`).join(', ');
}

function settled(draft: Draft, question: string): Chosen {
  const quoted = quotedAs(question);
  const { table, query, unknown, offers } = draft;
  const { says, choices } = choicesOf(draft);
  if (unknown.length === 0) return { table, query, says, choices, unknown };
  const left = quoted(unknown);
  const without =
    choices.length > 0
      ? choices.map(({ label, query: next }) => ({ label: `Without ${left}: ${label}`, query: next }))
      : [{ label: `${sayQuery(table, query)}, leaving ${left} out`, query }];
  const near = offers.choices.filter((one) => hasRows({ ...draft, query: one.query }));
  return {
    table,
    query,
    says: `${quoted(unknown)} ${unknown.length === 1 ? 'is' : 'are'} not in this table.`,
    choices: [...near, ...without].slice(0, MAX_OFFERED),
    unknown,
  };
}

const shown = ({ title, caption }: DataTable) => (caption ? `${title}: ${caption}` : title);

/** Several tables fit as well: which one is meant is asked. */
function whichTable(likely: readonly Draft[], all: readonly Draft[]): Chosen | undefined {
  const [first] = likely;
  if (!first) return undefined;
  const joined = all.find(
    ({ table, unknown }) =>
      table.madeOf === 'sheets' &&
      // Tables of one sheet are mostly of different things.
      !likely.every((one) => one.table.grids[0] === likely[0]?.table.grids[0]) &&
      unknown.length === 0 &&
      likely.every((one) => table.grids.some((grid) => one.table.grids.includes(grid))),
  );
  const titles = likely.map(({ table }, at) => {
    const own = shown(table);
    const isTwice = likely.some((other, place) => place !== at && shown(other.table) === own);
    return isTwice
      ? `${own} (${table.columns
          .map(({ name }) => name)
          .slice(0, 3)
          .join(', ')})`
      : own;
  });
  const choices = likely.flatMap((draft, at): Choice[] => {
    const own = choicesOf(draft).choices.slice(0, 2);
    if (own.length === 0) return [{ label: titles[at] ?? '', query: draft.query }];
    return own.map(({ label, query }) => ({ label: `${titles[at]}: ${label}`, query }));
  });
  return {
    table: first.table,
    query: first.query,
    unknown: [],
    says: `More than one table could be meant, in ${titles.slice(0, 5).join(', ')}.`,
    choices: joined
      ? [...choices.slice(0, 3), { label: 'All of them together', query: joined.query }]
      : choices.slice(0, 4),
  };
}

/** Of a table and its turned form the one that is asked about with less that is not clear. */
const isPlainer = (one: Draft, other: Draft) =>
  one.table.grids[0] === other.table.grids[0] &&
  (one.table.madeOf === 'periods') !== (other.table.madeOf === 'periods') &&
  one.table.left === other.table.left &&
  (one.problems.length < other.problems.length ||
    // Which year is asked in one question, not as one column of many.
    (one.problems.length === other.problems.length &&
      one.problems.length > 0 &&
      one.query.how !== 'count' &&
      one.table.madeOf === 'periods'));

const isCalled = (names: readonly string[], word: string) =>
  names.flatMap(nameWords).some((own) => alike(own, word) >= 0.85);

/** "Bookings per country" of a list of guests beside a sheet of bookings: what another table is called counts no rows of this one. */
function withOthers(draft: Draft, { tables, question }: Asked): Draft {
  const { table, unknown } = draft;
  const own = [table.title, table.caption, ...table.columns.map(({ name }) => name)];
  const lost = tokensOf(question).flatMap(({ text }) =>
    isRowName(text) &&
    !unknown.includes(text) &&
    !isCalled(own, text) &&
    tables.some(({ title, caption }) => isCalled([title, caption], text))
      ? [text]
      : [],
  );
  return lost.length > 0 ? { ...draft, unknown: [...unknown, ...lost] } : draft;
}

/** The query a question is taken for, over the table it fits best; undefined where it asks no table. */
export function chooseQuery(asked: Asked): Chosen | undefined {
  const { tables, question, names, isBook, near } = asked;
  const drafts = tables.map((table, index) =>
    withOthers(fillQuery(question, { table, index, names, near }), asked),
  );
  const telling = drafts.filter(
    (draft) => isPossible(draft) && isTelling(draft) && (draft.table.madeOf !== 'lookup' || needsBoth(draft)),
  );
  const best = Math.max(...telling.map(scoreOf));
  const scored = telling.filter((draft) => scoreOf(draft) === best);
  const fitting = scored.some(hasRows) ? scored.filter(hasRows) : scored;
  const likely = fitting.filter((draft) => !fitting.some((other) => isPlainer(other, draft)));
  const fit = Math.max(...likely.map(fitOf));
  const [first, ...others] = likely.filter((draft) => fitOf(draft) === fit);
  if (!first) return undefined;
  const far = first.unknown.length - first.offers.near;
  const isHere =
    first.unknown.length === 0 ||
    (far === 0 && isBook && first.offers.choices.length > 0) ||
    (far <= MAX_UNKNOWN && first.isAsked && (isBook || first.weight > 0)) ||
    (isBook && first.query.where.length > 0 && far <= first.weight / 2) ||
    (first.unknown.length === 1 && first.weight >= 1 && first.query.where.length > 0);
  if (!isHere) return undefined;
  if (others.length > 0 && first.unknown.length === 0) return whichTable([first, ...others], drafts);
  return settled(first, question);
}
