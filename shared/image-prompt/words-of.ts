const tokensOf = (text: string) => [...text.matchAll(/[\p{L}\d’'-]+/gu)];
/** Half of a word says which one it was, where its other letters were mended. */
const isLike = (one: string, other: string) =>
  one === other || (one.length > 3 && one.slice(0, 2) === other.slice(0, 2) && one.at(-1) === other.at(-1));

/** A wish, which was put plainly to be read, in the words it was typed with. */
export function wordsOf(wish: string, typed: string): string {
  const wished = tokensOf(wish).map(([word]) => word.toLowerCase());
  const tokens = tokensOf(typed);
  const isWished = ({ 0: word }: RegExpExecArray) => wished.some((one) => isLike(word.toLowerCase(), one));
  const spans = tokens.flatMap((_, from) =>
    isWished(tokens[from] as RegExpExecArray)
      ? [
          tokens
            .slice(from, from + wished.length)
            .filter((_token, at) => isWished(tokens[from + at] as RegExpExecArray)),
        ]
      : [],
  );
  const [span = []] = spans.sort((one, other) => other.length - one.length);
  const [first, last] = [span[0], span.at(-1)];
  return first && last ? typed.slice(first.index, last.index + last[0].length) : typed;
}
