import { alike, valueWords } from '@/shared/documents/query/match-names.ts';
import { type Token, tokensOf } from '@/shared/documents/query/question-tokens.ts';
import { sayQuery } from '@/shared/documents/query/say-query.ts';
import type { Choice, Condition } from '@/shared/documents/query/table-query.ts';
import type { DataTable } from '@/shared/documents/tables/data-table.ts';

interface Asked {
  tables: readonly DataTable[];
  question: string;
}

/** A value of fewer words is a name: one word of it may stand for it. */
const LONG = 3;
/** Shorter words say little of a value: "by", "the". */
const TELLING = 4;
/** Four things can be told apart at a glance. */
const MOST = 4;

/** In one order: queries are made in several places. */
const KEYS = [
  ...['table', 'how', 'measure', 'by', 'over', 'column', 'unit', 'where', 'having', 'is', 'values', 'isPart'],
  ...['sort', 'limit', 'against', 'plus', 'doubtful', 'reading', 'skipErrors'],
];

/** Tells queries apart, whatever order they were written in. */
export const keyOf = ({ query }: Pick<Choice, 'query'>): string => JSON.stringify(query, KEYS);

/** Whether a long text of one cell is chosen for a single word of it, which no other value of its column has. */
function isChance({ column, is, values }: Condition, table: DataTable, said: readonly Token[]): boolean {
  const [value, ...others] = values;
  if (is !== 'is' || others.length > 0 || typeof value !== 'string') return false;
  const words = valueWords(value).filter(({ length }) => length >= TELLING);
  const hits = words.filter((word) =>
    said.some(({ text, stem }) => Math.max(alike(text, word), alike(stem, word)) > 0),
  );
  const own = new Set(table.columns[column]?.values.values() ?? []);
  const isTelling = [...own].some(
    (other) => other !== value && hits.some((hit) => valueWords(String(other)).includes(hit)),
  );
  // "Was kostet Holz": said as a name.
  const isName = said.some(({ stem, isCapital }) => isCapital && hits.some((hit) => alike(stem, hit) > 0));
  return words.length >= LONG && hits.length <= 1 && !isTelling && !isName;
}

/** What a choice says of words it leaves out, which stays true without a condition. */
function leaving(label: string): string {
  const [, without] = /^Without (“.*?”): /.exec(label) ?? [];
  return /, leaving “.*” out$/.exec(label)?.[0] ?? (without ? `, leaving ${without} out` : '');
}

/** Choices for a chance word of a long text, as "games" of "Rearranged games (evenings)", behind the same query without it. */
export function plainerFirst(choices: readonly Choice[], { tables, question }: Asked): Choice[] {
  const said = tokensOf(question);
  const all = new Map<string, Choice>();
  for (const one of choices) {
    const table = tables[one.query.table];
    const where = table ? one.query.where.filter((own) => !isChance(own, table, said)) : one.query.where;
    const query = { ...one.query, where };
    const isPlain = where.length === one.query.where.length || !table;
    const plain = isPlain ? one : { query, label: `${sayQuery(table, query)}${leaving(one.label)}` };
    for (const own of [plain, one]) if (!all.has(keyOf(own))) all.set(keyOf(own), own);
  }
  return [...all.values()].slice(0, Math.max(MOST, choices.length));
}
