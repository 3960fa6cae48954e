import { foldText } from '@/shared/documents/context/search-terms.ts';
import { rowsThatPass } from '@/shared/documents/query/conditions.ts';
import type { Draft } from '@/shared/documents/query/draft.ts';
import { fillQuery } from '@/shared/documents/query/fill-query.ts';
import { nameWords, valueWords } from '@/shared/documents/query/match-names.ts';
import type { NearWords } from '@/shared/documents/query/near-words.ts';
import { likeness } from '@/shared/documents/query/offer-near.ts';
import { tokensOf } from '@/shared/documents/query/question-tokens.ts';
import { sayQuery } from '@/shared/documents/query/say-query.ts';
import type { Choice, TableQuery } from '@/shared/documents/query/table-query.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { choicesOf } from './choose-query.ts';
import { needsBoth } from './fit-of-table.ts';

interface Asked {
  tables: readonly DataTable[];
  question: string;
  names: readonly string[];
  near: NearWords;
}

/** Names a word may stand for, and how far they are looked for. */
const MAX_NAMES = 2;
const MAX_VALUES = 80;
const MAX_WORDS = 4;
const MAX_REWORDED = 6;
/** A longer table is not asked again: each time takes as long as the first. */
const MANY_ROWS = 20_000;
const MAX_TABLES = 12;
/** What a table's other words are worth beside a name that is found. */
const OF_WEIGHT = 0.25;
const OF_UNKNOWN = 0.6;
const MAX_CHOICES = 3;

const texts = new WeakMap<DataColumn, readonly string[]>();

/** The different texts of a column, where they are few. */
function fewTexts(column: DataColumn): readonly string[] {
  if (column.kind !== 'text') return [];
  const known = texts.get(column);
  if (known) return known;
  const all = new Set<string>();
  for (const value of column.values.values()) if (all.size <= MAX_VALUES) all.add(String(value));
  const few = all.size <= MAX_VALUES ? [...all] : [];
  texts.set(column, few);
  return few;
}

interface Name {
  text: string;
  score: number;
}

/** Names of columns and values that a word may stand for, nearest first. */
function namesFor({ columns }: DataTable, said: readonly string[], near: NearWords): Name[] {
  const scoreOf = (words: readonly string[]) =>
    // Of several words one tells less than of one.
    Math.max(0, ...words.map((word) => likeness(near, said, word))) * (words.length > 1 ? 0.9 : 1);
  const found = new Map<string, number>();
  const add = (text: string, score: number) => {
    if (score > (found.get(text) ?? 0)) found.set(text, score);
  };
  for (const column of columns) {
    add(column.name, scoreOf(nameWords(column.name)));
    for (const text of fewTexts(column)) add(text, scoreOf(valueWords(text)));
  }
  return [...found]
    .map(([text, score]) => ({ text, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NAMES);
}

interface Reworded {
  question: string;
  score: number;
}

/** A question with a word of it in the table's own. */
function withName(question: string, word: string, name: string): string {
  const quoted = `"${name.replace(/["“”]/g, '').slice(0, 100)}"`;
  return question.replace(/"[^"]*"|[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu, (own) =>
    foldText(own).replaceAll('ß', 'ss') === word ? quoted : own,
  );
}

/** The question in the words of a table, for each way its own words may be meant. */
function reworded({ unknown, group, table }: Draft, { question, near }: Asked): Reworded[] {
  const words = [...new Set([...unknown, ...(group === undefined ? [] : [group])])];
  if (words.length > MAX_WORDS) return [];
  const stems = new Map(tokensOf(question).map(({ text, stem }) => [text, stem]));
  let ways: Reworded[] = [{ question, score: 0 }];
  for (const word of words) {
    const names = namesFor(table, [...new Set([word, stems.get(word) ?? word])], near);
    if (names.length === 0) continue;
    ways = ways.flatMap((way) =>
      names.map(({ text, score }) => ({
        question: withName(way.question, word, text),
        score: way.score + score,
      })),
    );
  }
  return ways
    .filter((way) => way.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_REWORDED);
}

interface Found {
  choices: Choice[];
  score: number;
}

const hasRows = (table: DataTable, { where }: TableQuery) =>
  where.length === 0 || rowsThatPass(table, table.rows, where).length > 0;

function foundIn(table: DataTable, index: number, asked: Asked): Found[] {
  if (table.rows.length > MANY_ROWS) return [];
  const rest = { table, index, names: asked.names, near: asked.near };
  return reworded(fillQuery(asked.question, rest), asked).flatMap(({ question, score }) => {
    const draft = fillQuery(question, rest);
    if (table.madeOf === 'lookup' && !needsBoth(draft)) return [];
    const own = choicesOf(draft).choices;
    // What adds up is meant sooner than its mean, where that is left open.
    const open = own
      .map(({ query }) => query)
      .sort((a, b) => Number(b.how === 'sum') - Number(a.how === 'sum'));
    const queries = open.length > 0 ? open : [draft.query];
    const left = draft.unknown.map((word) => `“${word}”`).join(', ');
    const choices = queries
      .filter((query) => hasRows(table, query))
      .map((query) => ({ label: `${sayQuery(table, query)}${left && `, leaving ${left} out`}`, query }));
    const worth = score + draft.weight * OF_WEIGHT - draft.unknown.length * OF_UNKNOWN;
    return choices.length > 0 ? [{ choices, score: worth }] : [];
  });
}

/**
 * What a question asks when words that nothing explains are taken for the names that are nearest to them: another usual name
 * of a column, in any language, or a word that is used in the same places. Offered, never answered.
 */
export function rewordedChoices(asked: Asked): Choice[] {
  const found = asked.tables
    .slice(0, MAX_TABLES)
    .flatMap((table, index) => foundIn(table, index, asked))
    .sort((a, b) => b.score - a.score);
  const all = new Map<string, Choice>();
  // Of each way the first choice, then what is left open of the best.
  for (const { choices } of [...found.slice(0, 1), ...found])
    for (const one of choices.slice(0, found[0]?.choices === choices ? 2 : 1))
      if (all.size < MAX_CHOICES && !all.has(one.label)) all.set(one.label, one);
  return [...all.values()];
}
