import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';
import { type ResultMark, resultMarks } from '@/shared/run/result-marks.ts';
import { drawLists, textBoxes } from './draw-lists.ts';
import { createDropped, linkDropped } from './dropped-words.ts';
import { showIslands } from './show-islands.ts';

interface Piece {
  node: Text;
  /** Where it stands in the result. */
  start: number;
}

const textsIn = (box: HTMLElement): Text[] => {
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walk.nextNode()) nodes.push(walk.currentNode as Text);
  return nodes;
};

/** The nodes that draw a result, each with its place in it; none where it is drawn in another way. */
function piecesOf(result: HTMLElement, whole: string): Piece[] {
  const boxes = textBoxes(result);
  let from = 0;
  return boxes.flatMap((box) => {
    const text = box.textContent;
    // A restored value at its end is no part of the changes.
    const start = box === result ? (text.startsWith(whole) ? 0 : -1) : whole.indexOf(text, from);
    if (start < 0) return [];
    from = start + text.length;
    let at = start;
    return textsIn(box).map((node) => {
      const piece = { node, start: at };
      at += node.length;
      return piece;
    });
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

/** Puts a sign where words stood; from the last one on, so that places before it stay what they are. */
function placeDropped(pieces: readonly Piece[], marks: readonly ResultMark[], onTurn: () => void): void {
  const placed: HTMLElement[] = [];
  for (const mark of marks.toReversed()) {
    if (mark.kind !== 'gone') continue;
    const piece = pieces.findLast(
      ({ node, start }) => start <= mark.start && mark.start <= start + node.length,
    );
    if (!piece) continue;
    const dropped = createDropped(mark.words, onTurn);
    piece.node.splitText(mark.start - piece.start).before(dropped);
    placed.unshift(dropped);
  }
  linkDropped(placed);
}

interface Drawn {
  refused: ReadonlySet<number>;
  blanks: readonly string[];
  /** Its text may be higher now. */
  onTurn(): void;
}

/**
 * Draws the lists of a clean result, marks what is new in it without a node of its own, and puts a sign where something went.
 * What stands for a picture is drawn as its label.
 */
export function showBetter(
  result: HTMLElement,
  segments: readonly DiffSegment[],
  { refused, blanks, onTurn }: Drawn,
): void {
  const whole = applyDiff(segments, refused);
  const isClean = !result.querySelector('.change, .questions');
  if (isClean) for (const box of textBoxes(result)) drawLists(box);
  const marks = isClean ? resultMarks(segments, refused) : [];
  placeDropped(piecesOf(result, whole), marks, onTurn);
  // Older Firefox has none.
  if (typeof Highlight === 'undefined') return;
  showIslands(result, blanks);
  const fresh = marks.filter(({ kind }) => kind === 'new');
  CSS.highlights.set(
    'better',
    new Highlight(...piecesOf(result, whole).flatMap((piece) => rangesIn(piece, fresh))),
  );
}
