import type { DraftLine } from './line.ts';

/** A block that was opened is looked for its end in so many lines. */
export const MAX_OPEN_LINES = 80;

/** Comments and texts over several lines, from their opening mark to the closing one. */
const DELIMITERS: readonly (readonly [RegExp, RegExp])[] = [
  [/^\s*<!--(?!.*-->)/, /-->/],
  [/^\s*\/\*(?!.*\*\/)/, /\*\//],
  [/^\s*(?:[rbuf]?"{3}|[rbuf]?'{3})(?!.*(?:"{3}|'{3}))/, /"{3}|'{3}/],
  [/^\s*\\begin\{/, /\\end\{/],
  // a page of a manual, up to the first empty line
  [/^\.TH\s/, /^\s*$/],
];

/** Marks what stands between such marks. */
export function markDelimited(
  lines: readonly DraftLine[],
  taken: readonly boolean[],
  inside: boolean[],
): void {
  lines.forEach(({ text }, index) => {
    if (taken[index]) return;
    const closing = DELIMITERS.find(([opening]) => opening.test(text))?.[1];
    if (!closing) return;
    const end = lines.findIndex(
      (line, at) => at > index && at - index <= MAX_OPEN_LINES && closing.test(line.text),
    );
    if (end > 0) inside.fill(true, index, end + 1);
  });
}
