import { applyEdits } from './edits.ts';

const MARK = '- ';
const MARKED_LINE = /^[ \t]*(?:[-*+•]|\d+[.)])[ \t]+/;

/** Where lines of a draft are items of a list whose marks the page draws; of one line no list is made. */
export const itemsIn = (draft: string, items: readonly number[] = []): readonly number[] =>
  draft.includes('\n') ? items.filter((at) => at === 0 || (at < draft.length && draft[at - 1] === '\n')) : [];

/** A draft as an engine is to read it: without their marks the items of a list are one wrapped paragraph. */
export const withListMarks = (draft: string, items: readonly number[]): string =>
  applyEdits(
    draft,
    items.map((at) => ({ start: at, end: at, text: MARK })),
  );

/**
 * A rewrite of the marked draft as one of the draft: the page goes on drawing the marks. Those that the writer set himself stay:
 * told by their order where as many lines have one, else by what stands behind them.
 * @param items as `itemsIn` gives them
 */
export function withoutListMarks(draft: string, items: readonly number[], result: string): string {
  const isMarked = (line: string) => MARKED_LINE.test(line);
  const own = draft.split('\n').filter(isMarked);
  const marked = withListMarks(draft, items).split('\n').filter(isMarked);
  const lines = result.split('\n');
  const isSame = lines.filter(isMarked).length === marked.length;
  let at = -1;
  return lines
    .map((line) => {
      at += Number(isMarked(line));
      const stays = own.includes((isSame && marked[at]) || line);
      return stays ? line : line.replace(MARKED_LINE, '');
    })
    .join('\n');
}
