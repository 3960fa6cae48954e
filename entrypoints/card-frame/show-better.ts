import type { DiffSegment } from '@/shared/enhance/changes.ts';
import { showIslands } from './show-islands.ts';

/** As the style sheet knows it. */
const NAME = 'better';

/**
 * Marks in a result what is new in it, without a node of its own: it glows as the result comes up, and while the button of
 * the changes is pointed at. What stands for a picture is drawn as its label.
 */
export function showBetter(
  result: HTMLElement,
  segments: readonly DiffSegment[],
  { refused, blanks }: { refused: ReadonlySet<number>; blanks: readonly string[] },
): void {
  // Older Firefox has none.
  if (typeof Highlight === 'undefined') return;
  showIslands(result, blanks);
  const text = result.firstChild;
  if (!(text instanceof Text)) return;
  let end = 0;
  const ranges = segments.flatMap((part, index) => {
    const isNew = !('same' in part) && !refused.has(index);
    const words = 'same' in part ? part.same : isNew ? part.after : part.before;
    const start = end;
    end += words.length;
    if (!isNew || words === '' || end > text.length) return [];
    const range = new StaticRange({
      startContainer: text,
      startOffset: start,
      endContainer: text,
      endOffset: end,
    });
    return [range];
  });
  // A restored value at its end is no part of the walk; any other text is not marked at all.
  if (end <= text.length) CSS.highlights.set(NAME, new Highlight(...ranges));
  else CSS.highlights.delete(NAME);
}
