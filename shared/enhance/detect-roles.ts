import { splitSentences } from './sentences.ts';

const PRONOUNS: Readonly<Record<string, string>> = {
  me: 'i',
  my: 'i',
  mine: 'i',
  him: 'he',
  his: 'he',
  her: 'she',
  hers: 'she',
  us: 'we',
  our: 'we',
  ours: 'we',
  them: 'they',
  their: 'they',
  your: 'you',
  yours: 'you',
};
/** Longest name of a thing that changes places, in words. */
const MAX_SIDE = 4;
const MAX_WORDS = 60;
const MAX_CHARS = 8_000;

const wordsOf = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/[\p{L}\p{M}\d]+(?:['’][\p{L}\d]+)*/gu) ?? []).map(
    (word) => PRONOUNS[word] ?? word.replace(/['’]s$/u, ''),
  );
const equal = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((word, index) => word === right[index]);

/** "Tom pays Ana" and "Ana pays Tom": the same words, two parts of them in each other's place. */
function findSwap(left: readonly string[], right: readonly string[]): [string, string] | undefined {
  if (left.length !== right.length || left.length > MAX_WORDS || equal(left, right)) return undefined;
  let start = 0;
  while (left[start] === right[start]) start += 1;
  let end = left.length;
  while (left[end - 1] === right[end - 1]) end -= 1;
  const [from, to] = [left.slice(start, end), right.slice(start, end)];
  for (let first = 1; first <= Math.min(MAX_SIDE, from.length - 1); first += 1)
    for (let second = 1; second <= Math.min(MAX_SIDE, from.length - first); second += 1) {
      const isSwap =
        equal(from.slice(0, first), to.slice(to.length - first)) &&
        equal(from.slice(from.length - second), to.slice(0, second)) &&
        equal(from.slice(first, from.length - second), to.slice(second, to.length - first));
      // neighbours that changed places are a matter of style
      const between = from.slice(first, from.length - second);
      // "in 1990 in a small town": two of a kind may stand in either order
      if (isSwap && between.length > 0 && between[0] !== left[start - 1])
        return [from.slice(0, first).join(' '), from.slice(from.length - second).join(' ')];
    }
  return undefined;
}

/** Sentences of the draft whose parts changed places in the result: who does it and to whom, from where and to where. */
export function swappedRoles(draft: string, result: string): { raw: string }[] {
  if (draft.length > MAX_CHARS) return [];
  const clauses = (text: string) =>
    splitSentences(text)
      .flatMap((sentence) => [
        sentence,
        ...sentence.split(/[,;:]/u),
        ...sentence.split(/[,;:]|\b(?:and|but|because|so|while)\b/iu),
      ])
      .map((clause) => ({ raw: clause.trim(), words: wordsOf(clause) }))
      .filter(({ words }) => words.length >= 3);
  const after = clauses(result);
  const keyOf = (words: readonly string[]) => [...words].sort().join(' ');
  const byWords = new Map<string, string[][]>();
  for (const { words } of after) byWords.set(keyOf(words), [...(byWords.get(keyOf(words)) ?? []), words]);
  const seen = new Set<string>();
  return clauses(draft).filter(({ raw, words }) => {
    const candidates = byWords.get(keyOf(words)) ?? [];
    const isSwapped =
      candidates.length > 0 &&
      candidates.every((other) => !equal(words, other)) &&
      candidates.some((other) => findSwap(words, other) !== undefined);
    const isNew = isSwapped && ![...seen].some((known) => known.includes(raw));
    if (isNew) seen.add(raw);
    return isNew;
  });
}
