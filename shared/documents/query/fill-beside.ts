import type { Filling } from './draft.ts';
import { alike, nameWords, valueWords } from './match-names.ts';
import type { OpenValue } from './match-values.ts';
import type { Token } from './question-tokens.ts';
import type { Condition } from './table-query.ts';

/** Words that are in too many names to tell one column from another. */
const TELLS_NOTHING =
  /^(?:.{1,3}|that|this|with|from|have|would|your|they|them|their|which|what|does|many|much)$/;

const LEAST_SAID = 2;

const isAlike = (token: Token, word: string) =>
  Math.max(alike(token.stem, word), alike(token.text, word)) >= 0.85;

/** Words of the question that stand in a column's name, by where they stand. */
function wordsOfName({ reading: { tokens }, table }: Filling, column: number): number[] {
  const words = nameWords(table.columns[column]?.name ?? '').filter((word) => !TELLS_NOTHING.test(word));
  return tokens.flatMap((token, at) =>
    token.role === undefined && words.some((word) => isAlike(token, word)) ? [at] : [],
  );
}

/**
 * Of columns that hold the same answer, as "agree" to many statements, the one of which the question says two words and
 * more. A single one, as in "the manager of Bo", may ask for that column. Those words are claimed.
 */
export function saidColumn(filling: Filling, columns: readonly number[]): number | undefined {
  const all = [...new Set(columns)].map((column) => ({ column, words: wordsOfName(filling, column) }));
  const [best, next] = all.sort((a, b) => b.words.length - a.words.length);
  if (!best || !next || best.words.length < LEAST_SAID) return undefined;
  const isAlone = next.words.length === 0 || best.words.length >= next.words.length * 2;
  if (!isAlone) return undefined;
  for (const at of best.words) {
    const token = filling.reading.tokens[at];
    if (token) token.role = 'filter';
  }
  filling.free = filling.free.filter((own) => own !== best.column);
  return best.column;
}

/** "cardboard boxes" of "Cardboard box 40x30": the one value that most words of the question are of, two at least. Claims them. */
export function valueOfWords(
  { reading: { tokens } }: Filling,
  options: OpenValue['options'],
): OpenValue['options'][number] | undefined {
  const scored = options.map((option) => {
    const words = valueWords(String(option.values[0] ?? ''));
    const hits = tokens.filter(
      (token) => token.role === undefined && words.some((word) => alike(token.stem, word) === 1),
    );
    return { option, hits };
  });
  const [best, next] = scored.sort((a, b) => b.hits.length - a.hits.length);
  if (!best || best.hits.length < 2 || best.hits.length === next?.hits.length) return undefined;
  for (const token of best.hits) token.role = 'filter';
  return best.option;
}

/** Adds values to those of their column that are already asked for. */
export function addCondition({ where }: Filling, { column, is, values }: Condition): void {
  const same = where.find((one) => one.column === column && one.is === is);
  if (same) same.values = [...new Set([...same.values, ...values])];
  else where.push({ column, is, values });
}
