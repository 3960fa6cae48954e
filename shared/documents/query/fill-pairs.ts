import { type Filling, isFigures } from './draft.ts';
import { addCondition } from './fill-beside.ts';
import { isStop } from './fill-unknown.ts';
import { columnsWith, valueWords } from './match-names.ts';
import { valuesLike } from './match-values.ts';

/** What stands between two that are named together. */
const JOINT = /^(?:and|or|vs|versus|und|oder|gegen|y|e|o|u|contra|et|ou|contre|और|या)$/;

/** The one value a word is a whole word of, where no column is called so. */
function valueAt({ reading: { tokens, language }, table: { columns } }: Filling, at: number) {
  const token = tokens[at];
  if (!token || token.role !== undefined || token.text.length < 3 || isStop(token.text, language))
    return undefined;
  const [only, ...others] = valuesLike(token, columns);
  if (!only || others.length > 0 || columnsWith(token, columns).length > 0) return undefined;
  const isWord = valueWords(String(only.values[0])).some(
    (word) => word === token.stem || word === token.text,
  );
  return { ...only, at, isWord };
}

/** "nora, ivo and ada", "nora or ivo or ada": further names beside two of a column are meant with them. */
function takeBeside(filling: Filling, from: number, own: number): void {
  const { tokens } = filling.reading;
  const take = (at: number): boolean => {
    const [one, token] = [valueAt(filling, at), tokens[at]];
    if (!token || !one?.isWord || one.column !== own) return false;
    token.role = 'filter';
    addCondition(filling, { column: own, values: one.values, is: 'is' });
    return true;
  };
  let [before, behind] = [from - 1, from + 4];
  while (take(before)) before -= 1;
  while (JOINT.test(tokens[behind - 1]?.text ?? '') && take(behind)) behind += 2;
}

/**
 * "Dana or Luis", "gas and electricity": two words that stand together, each a word of one value alone, of the same column.
 * One such word may be chance; two are meant.
 */
export function takePairs(filling: Filling): void {
  const { tokens, asks } = filling.reading;
  if (asks.has('not')) return;
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    if (!JOINT.test(tokens[at + 1]?.text ?? '')) continue;
    const [one, other] = [valueAt(filling, at), valueAt(filling, at + 2)];
    if (!one || !other || one.column !== other.column || isFigures(filling.table.columns[one.column]))
      continue;
    const isSame = one.values[0] === other.values[0];
    if (!(one.isWord && other.isWord) && !(isSame && (one.isWord || other.isWord))) continue;
    for (const own of [at, at + 1, at + 2]) {
      const token = tokens[own];
      if (token) token.role = 'filter';
    }
    const { column } = one;
    const values = isSame ? one.values : [...one.values, ...other.values];
    addCondition(filling, { column, values, is: 'is' });
    takeBeside(filling, at, column);
  }
}
