import { termsOf } from '@/shared/documents/context/search-terms.ts';
import type { DataColumn } from './data-column.ts';
import type { Token } from './question-tokens.ts';

/** A column a question names, and where. */
export interface ColumnMatch {
  column: DataColumn;
  at: number;
  length: number;
}

export type Matching = { matches: ColumnMatch[] } | { unclear: string };

const wordsOf = (name: string) => termsOf(name);

function findRun(tokens: readonly Token[], words: readonly string[]): number {
  for (let at = 0; at + words.length <= tokens.length; at += 1)
    if (
      words.every(
        (word, offset) => tokens[at + offset]?.role === undefined && tokens[at + offset]?.stem === word,
      )
    )
      return at;
  return -1;
}

function claimRun(tokens: readonly Token[], at: number, length: number): void {
  for (let offset = 0; offset < length; offset += 1) {
    const token = tokens[at + offset];
    if (token) token.role = 'column';
  }
}

/** Words that are a part of so many names that they tell no column apart. */
const LOOSE = new Set([
  'of',
  'the',
  'in',
  'per',
  'by',
  'a',
  'an',
  'and',
  'for',
  'to',
  'no',
  'is',
  'id',
  'number',
  'column',
]);

/** The columns that are named in full, longest names first. Claims their words. */
export function matchWholeNames(tokens: Token[], columns: readonly DataColumn[]): ColumnMatch[] {
  const matches: ColumnMatch[] = [];
  const named = columns.map((column) => ({ column, words: wordsOf(column.name) }));
  for (const { column, words } of named.sort((a, b) => b.words.length - a.words.length)) {
    if (words.length === 0) continue;
    const quoted = tokens.findIndex(
      ({ stem, role }) => role === undefined && words.length > 1 && stem === words.join(' '),
    );
    const at = quoted >= 0 ? quoted : findRun(tokens, words);
    if (at < 0) continue;
    const length = quoted >= 0 ? 1 : words.length;
    claimRun(tokens, at, length);
    matches.push({ column, at, length });
  }
  return matches;
}

/**
 * The columns a question names: by their whole name, longest first, then by a word that only one of them has. A word that
 * several have is unclear. Claims their words.
 */
export function matchColumns(tokens: Token[], columns: readonly DataColumn[]): Matching {
  const matches = matchWholeNames(tokens, columns);
  const named = columns.map((column) => ({ column, words: wordsOf(column.name) }));
  for (const [at, token] of tokens.entries()) {
    if (token.role !== undefined || LOOSE.has(token.stem)) continue;
    const found = named.filter(({ words }) => words.includes(token.stem)).map(({ column }) => column);
    const fresh = found.filter((column) => !matches.some((match) => match.column === column));
    if (fresh.length > 1 && fresh.length === found.length)
      return {
        unclear: `“${token.text}” may mean the column ${fresh.map(({ name }) => `“${name}”`).join(' or ')}`,
      };
    const [column] = fresh;
    if (!column || fresh.length > 1) continue;
    token.role = 'column';
    matches.push({ column, at, length: 1 });
  }
  return { matches: matches.sort((a, b) => a.at - b.at) };
}
