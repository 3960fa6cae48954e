import { areSameName } from '@/shared/documents/query/column-names.ts';
import { alike, columnsWith, nameWords } from '@/shared/documents/query/match-names.ts';
import { HOURS } from '@/shared/documents/query/said-units.ts';
import { families, measured } from '@/shared/documents/query/word-families.ts';
import type { DataColumn } from '@/shared/documents/tables/data-column.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';
import { type AskedQuestion, type AskedWord, ordinalOf } from './asked-words.ts';

/** How well each word of a question is explained by something, 0 to 1. */
export type Strengths = Float64Array;

const LEAST_LETTERS = 4;
/** Below this likeness two words are not near. */
const NEAR = 0.4;

const familyOf = new Map<string, string[]>();
for (const [name, words] of Object.entries(families))
  for (const word of words) familyOf.set(word, [...(familyOf.get(word) ?? []), name]);

const areOneFamily = (a: string, b: string) =>
  familyOf.get(a)?.some((name) => familyOf.get(b)?.includes(name)) === true;

function beginning(a: string, b: string): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < LEAST_LETTERS || /\d/.test(long)) return 0;
  if (long.startsWith(short)) return 0.6;
  if (long.endsWith(short)) return 0.5;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return same >= LEAST_LETTERS && same * 2 >= long.length ? 0.4 : 0;
}

/** How well a word of a question stands for one of the file, 0 to 1: the same, bent, cut off, another name for it, near it. */
export function likeWord({ near }: Pick<AskedQuestion, 'near'>, word: AskedWord, own: string): number {
  if (word.text === own || word.stem === own) return 1;
  const bent = Math.max(alike(word.stem, own), alike(word.text, own)) * 0.95;
  if (bent > 0) return bent;
  if (word.ordinal !== undefined && ordinalOf(own) === word.ordinal) return 0.9;
  if (areSameName(word.stem, own) || areSameName(word.text, own)) return 0.8;
  if (areOneFamily(word.stem, own) || areOneFamily(word.text, own)) return 0.7;
  if (measured.get(word.text)?.includes(own)) return 0.7;
  const begun = beginning(word.stem, own);
  const like = near ? Math.max(near.likeness(word.stem, own), near.likeness(word.text, own)) : 0;
  return Math.max(begun, like >= NEAR ? like * 0.8 : 0);
}

const known = new Map<string, string[]>();

/** The words of a name; kept, as each question asks for them again. */
export function wordsOfName(name: string): string[] {
  const found = known.get(name) ?? nameWords(name);
  if (known.size > 5_000) known.clear();
  known.set(name, found);
  return found;
}

/** How well each word of a question names something that has these words in its name. */
export function namedBy(question: AskedQuestion, own: readonly string[]): Strengths {
  return Float64Array.from(question.words, (word) => {
    if (word.text.length < 2 && word.ordinal === undefined) return 0;
    // Words that only ask name a column where they stand in its name.
    if (word.role !== undefined)
      return word.role !== 'stop' && (own.includes(word.stem) || own.includes(word.text))
        ? 0.9
        : measured.get(word.text)?.some((one) => own.includes(one))
          ? 0.7
          : 0;
    return Math.max(0, ...own.map((one) => likeWord(question, word, one)));
  });
}

/** How well each word names each column: by its name, its unit, or a short form of it. */
export function columnsNamed(question: AskedQuestion, table: DataTable): Strengths[] {
  const { columns } = table;
  const strengths = columns.map(({ name, group }) =>
    namedBy(question, [...wordsOfName(name), ...wordsOfName(group?.over ?? '')]),
  );
  question.tokens.forEach((token, at) => {
    if (question.words[at]?.role !== undefined) return;
    for (const column of columnsWith({ ...token }, columns)) {
      const own = strengths[column];
      if (own) own[at] = Math.max(own[at] ?? 0, 0.75);
    }
    if (HOURS.test(token.text))
      columns.forEach(({ unit }, column) => {
        const own = strengths[column];
        if (own && unit === 'h') own[at] = Math.max(own[at] ?? 0, 0.8);
      });
  });
  return strengths;
}

/** How much of a column's name is said, 0 to 1. */
export function partSaid(question: AskedQuestion, { name }: Pick<DataColumn, 'name'>): number {
  const own = wordsOfName(name).filter((word) => word.length > 2);
  if (own.length === 0) return 0;
  const said = own.filter((one) => question.words.some((word) => likeWord(question, word, one) >= 0.75));
  return said.length / own.length;
}

/** What of a question a table's own title and caption explain. */
export function titleNamed(question: AskedQuestion, { title, caption }: DataTable): Strengths {
  return namedBy(question, [...new Set([...wordsOfName(title), ...wordsOfName(caption)])]);
}
