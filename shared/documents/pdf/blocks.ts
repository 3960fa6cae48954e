import type { Block } from '@/shared/documents/document.ts';
import { headingLevel, headingStrength, isCaption, type TypeFacts } from './headings.ts';
import type { Line } from './lines.ts';
import { followsOn, markerOf } from './list-markers.ts';
import type { Piece } from './paragraphs.ts';

/** A block and the pieces it was made of. */
export interface PlacedBlock {
  block: Block;
  pieces: Piece[];
}

/** Pieces of a page as blocks. */
export function blocksOf(pieces: readonly Piece[], page: number, facts: TypeFacts): PlacedBlock[] {
  const strengths = weighed(pieces, facts);
  const placed: PlacedBlock[] = [];
  let at = 0;
  while (at < pieces.length) {
    const piece = pieces[at];
    if (!piece) break;
    const taken = listAt(pieces, at, strengths) ?? codeAt(pieces, at, facts);
    if (taken) {
      placed.push({ block: { ...taken.block, place: { in: 'page', page } }, pieces: taken.pieces });
      at += taken.pieces.length;
      continue;
    }
    placed.push({
      block: singleBlock(piece, { page, strength: strengths[at] ?? 0, facts }),
      pieces: [piece],
    });
    at++;
  }
  return placed;
}

/** Strengths of all pieces; where labels in bold outnumber the text they would head, they head nothing. */
function weighed(pieces: readonly Piece[], facts: TypeFacts): (0 | 1 | 2)[] {
  const strengths = pieces.map((piece, at) => headingStrength(piece, pieces[at + 1], facts));
  const weak = strengths.filter((strength) => strength === 1).length;
  const texts = pieces.filter(
    (piece, at) => strengths[at] === 0 && (piece.table || piece.text.length > 50),
  ).length;
  if (weak > 3 && weak > 1.5 * texts) return strengths.map((strength) => (strength === 1 ? 0 : strength));
  return strengths.map((strength, at) => (strength > 0 && isListItem(pieces, at) ? 0 : strength));
}

/** A numbered line between its neighbours in number is an item, unless it is larger than what it heads. */
function isListItem(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const marker = piece && markerOf(piece.text);
  if (!piece || !marker || marker.isBullet) return false;
  const isNeighbour = (other: Piece | undefined, isAfter: boolean) => {
    const own = other && !other.table ? markerOf(other.text) : undefined;
    if (!own || !other || Math.abs(other.size - piece.size) > 0.5) return false;
    return isAfter ? followsOn(own.label, marker.label) : followsOn(marker.label, own.label);
  };
  return isNeighbour(pieces[at - 1], false) || isNeighbour(pieces[at + 1], true);
}

type Taken = { block: Pick<Block, 'kind' | 'text' | 'ordered'>; pieces: Piece[] };

function listAt(pieces: readonly Piece[], at: number, strengths: readonly number[]): Taken | undefined {
  const first = pieces[at];
  const start = first && !first.table && strengths[at] === 0 ? markerOf(first.text) : undefined;
  if (!first || !start) return undefined;
  const taken = [first];
  for (let next = at + 1; next < pieces.length; next++) {
    const piece = pieces[next];
    const marker = piece && !piece.table && strengths[next] === 0 ? markerOf(piece.text) : undefined;
    // Items of another kind at the same depth are another list.
    if (!piece || !marker || (marker.isBullet !== start.isBullet && Math.abs(piece.x0 - first.x0) < 6)) break;
    taken.push(piece);
  }
  // 2.1 and what is like it says more than a count.
  const isOrdered = !start.isBullet && !/\d\.\d/.test(start.label);
  if (!start.isBullet && taken.length < 2) return undefined;
  const left = Math.min(...taken.map((piece) => piece.x0));
  const items = taken.map((piece) => {
    const marker = markerOf(piece.text);
    const depth = Math.min(6, Math.max(0, Math.round((piece.x0 - left) / Math.max(12, 1.8 * piece.size))));
    const own = withoutLeaders(piece.text);
    const text = marker?.isBullet ? own.slice(marker.length) : own;
    return `${'  '.repeat(depth)}${marker?.isBullet && isOrdered ? '- ' : ''}${text}`;
  });
  return { block: { kind: 'list', text: items.join('\n'), ordered: isOrdered }, pieces: taken };
}

function codeAt(pieces: readonly Piece[], at: number, facts: TypeFacts): Taken | undefined {
  const taken: Piece[] = [];
  if (facts.isBodyMono) return undefined;
  for (let next = at; next < pieces.length; next++) {
    const piece = pieces[next];
    if (!piece || piece.table || !piece.isMono) break;
    taken.push(piece);
  }
  if (taken.length === 0) return undefined;
  const lines = taken.flatMap((piece) => piece.lines);
  return { block: { kind: 'code', text: codeText(lines) }, pieces: taken };
}

/** Lines with their indents, an empty line where there is room for one. */
function codeText(lines: readonly Line[]): string {
  const left = Math.min(...lines.map((line) => line.x0));
  let last: Line | undefined;
  return lines
    .flatMap((line) => {
      const indent = Math.max(0, Math.round((line.x0 - left) / (0.6 * line.size)));
      const isApart = last !== undefined && line.base - last.base > 1.9 * line.size;
      last = line;
      return [...(isApart ? [''] : []), ' '.repeat(Math.min(80, indent)) + line.text];
    })
    .join('\n');
}

function singleBlock(
  piece: Piece,
  { page, strength, facts }: { page: number; strength: number; facts: TypeFacts },
): Block {
  const place = { in: 'page', page } as const;
  if (piece.table) return { kind: 'table', place, text: piece.text, rows: piece.table.rows };
  if (strength > 0) return { kind: 'heading', place, text: piece.text, level: headingLevel(piece, facts) };
  if (isCaption(piece.text)) return { kind: 'caption', place, text: piece.text };
  if (isFootnote(piece, facts)) return { kind: 'footnote', place, text: piece.text };
  return { kind: 'paragraph', place, text: withoutLeaders(piece.text) };
}

/** Dots that lead to a page number, as one sign. */
function withoutLeaders(text: string): string {
  return text.replace(/(\s*[.·…_]){5,}\s*/g, ' … ');
}

/** Small type that begins with a raised number or sign. */
function isFootnote(piece: Piece, facts: TypeFacts): boolean {
  const [first, second] = piece.lines[0]?.words ?? [];
  if (!first || !second || piece.size > 0.93 * facts.bodySize) return false;
  const isRaised = first.size < 0.85 * second.size && first.base < second.base - 0.15 * second.size;
  return (isRaised && /^[\d*†‡§¶a-z]{1,3}$/.test(first.text)) || /^[*†‡§¶]\s?\p{L}/u.test(piece.text);
}
