import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { type ResultMark, resultMarks } from '@/shared/run/result-marks.ts';
import { showIslands } from './show-islands.ts';

/** Names as the style sheet knows them. */
const names = { new: 'better', gone: 'gone' } as const;

interface Piece {
  node: Text;
  /** Where it stands in the result. */
  start: number;
}

/** The nodes that draw a result: all of it in one, or the body of each section. */
function piecesOf(result: HTMLElement, whole: string): Piece[] {
  const text = result.firstChild;
  if (text instanceof Text) return text.data.startsWith(whole) ? [{ node: text, start: 0 }] : [];
  let from = 0;
  return [...result.querySelectorAll('.section span')].flatMap(({ firstChild: node }) => {
    if (!(node instanceof Text)) return [];
    const start = whole.indexOf(node.data, from);
    if (start < 0) return [];
    from = start + node.length;
    return [{ node, start }];
  });
}

function rangesIn({ node, start }: Piece, marks: readonly ResultMark[]): AbstractRange[] {
  const within = (offset: number) => Math.max(0, Math.min(offset - start, node.length));
  return marks.flatMap((mark) => {
    const [startOffset, endOffset] = [within(mark.start), within(mark.end)];
    if (startOffset === endOffset) return [];
    return [new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset })];
  });
}

/**
 * Marks in a result what is new in it and where something went, without a node of its own. What stands for a picture is
 * drawn as its label.
 */
export function showBetter(
  result: HTMLElement,
  segments: readonly DiffSegment[],
  { refused, blanks }: { refused: ReadonlySet<number>; blanks: readonly string[] },
): void {
  // Older Firefox has none.
  if (typeof Highlight === 'undefined') return;
  showIslands(result, blanks);
  const marks = resultMarks(segments, refused);
  const pieces = piecesOf(result, applyDiff(segments, refused));
  for (const [kind, name] of Object.entries(names)) {
    const some = marks.filter((mark) => mark.kind === kind);
    CSS.highlights.set(name, new Highlight(...pieces.flatMap((piece) => rangesIn(piece, some))));
  }
}
