import { ruledTables } from './find-tables.ts';
import { unruledTables } from './flow-tables.ts';
import type { Box } from './geometry.ts';
import { type Line, lineOf } from './lines.ts';
import type { PageContent } from './page-content.ts';
import { type Piece, paragraphsOf } from './paragraphs.ts';
import { type Flow, flowsOf } from './regions.ts';
import { rowsOf, segmentsOf } from './segments.ts';
import type { TableItem } from './table-item.ts';
import type { Word } from './words.ts';

/** Words of a page as pieces in reading order; `isCodeMono` where typewriter type is not what the whole is set in. */
export function layOut(words: readonly Word[], rules: PageContent['rules'], isCodeMono = true): Piece[] {
  const { tables, rest } = ruledTables(words, rules);
  const pieces: Piece[] = [];
  for (const flow of flowsOf(segmentsOf(rest), tables)) joinOver(pieces, flowPieces(flow, isCodeMono));
  return pieces;
}

function flowPieces(flow: Flow, isCodeMono: boolean): Piece[] {
  const { tables, rest } = unruledTables(flow.rows, { isCodeMono });
  const all = [...tables, ...flow.tables].sort((a, b) => a.top - b.top);
  const lines = rest.map(lineOf);
  const pieces: Piece[] = [];
  let from = 0;
  for (const table of all) {
    const middle = (table.top + table.bottom) / 2;
    let to = from;
    while (to < lines.length && (lines[to]?.base ?? 0) < middle) to++;
    pieces.push(...paragraphsOf(lines.slice(from, to), flow), tablePiece(table, flow));
    from = to;
  }
  pieces.push(...paragraphsOf(lines.slice(from), flow));
  return pieces;
}

function tablePiece(table: TableItem, column: Box): Piece {
  return {
    x0: table.x0,
    x1: table.x1,
    top: table.top,
    bottom: table.bottom,
    lines: [],
    table,
    text: table.rows.map((row) => row.join('\t')).join('\n'),
    size: table.words[0]?.size ?? 0,
    isBold: false,
    isItalic: false,
    isMono: false,
    gapAbove: Infinity,
    leading: 0,
    column,
  };
}

/** A paragraph that stops in the middle of a sentence goes on at the top of the next column. */
function joinOver(pieces: Piece[], next: Piece[]): void {
  const last = pieces.at(-1);
  const [first, ...others] = next;
  const goesOn =
    last &&
    first &&
    !last.table &&
    !first.table &&
    last.lines.length > 1 &&
    Math.abs(last.size - first.size) < 0.05 * last.size &&
    last.isBold === first.isBold &&
    /[\p{L},-]$/u.test(last.text) &&
    /^\p{Ll}/u.test(first.text);
  if (goesOn && last && first) {
    const lines = [...last.lines, ...first.lines];
    pieces[pieces.length - 1] = { ...last, lines, text: joinedText(last, first) };
    pieces.push(...others);
  } else pieces.push(...next);
}

function joinedText(last: Piece, first: Piece): string {
  return `${last.text}\n${first.text}`.replace(/(\p{Ll})[-\u00ad]\n(\p{Ll})/u, '$1$2').replace('\n', ' ');
}

/** Lines of a page as they stand, for its plain text. */
export function plainLines(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) =>
    piece.table
      ? rowsOf(segmentsOf(piece.table.words)).map((row) => lineOf(row).text)
      : piece.lines.map(({ text }: Line) => text),
  );
}
