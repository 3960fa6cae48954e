import { limits } from '@/shared/documents/limits.ts';
import { type CellSpans, CellType } from './cell-keeper.ts';

const SPACE = 32;
const QUOTE = 34;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const LETTER_C = 99;
const LETTER_R = 114;
const LETTER_S = 115;
const LETTER_T = 116;
const LETTER_V = 118;

/** A typical cell is at most so many bytes long, its value so many. */
const TYPICAL_BYTES = 120;
const TYPICAL_VALUE = 26;

/**
 * A cell as nearly all are written, from behind its name: ` r="B7" s="1" t="s"><v>12</v></c>`, in one go over its bytes.
 * Fills the spans and gives where it ends; -1 for every other cell, whose spans mean nothing then.
 */
export function scanTypicalCell(bytes: Uint8Array, from: number, spans: CellSpans): number {
  if (from + TYPICAL_BYTES > bytes.length) return -1;
  let at = scanReference(bytes, from, spans);
  if (at < 0) return -1;
  spans.clear();
  if (bytes[at] === SPACE && bytes[at + 1] === LETTER_S) {
    if (bytes[at + 2] !== EQUALS || bytes[at + 3] !== QUOTE) return -1;
    let style = 0;
    let digit = (bytes[at + 4] ?? 0) - 48;
    for (at += 5; digit >= 0 && digit <= 9; at += 1) {
      style = style * 10 + digit;
      digit = (bytes[at] ?? 0) - 48;
    }
    spans.style = style;
  }
  if (bytes[at] === SPACE && bytes[at + 1] === LETTER_T) {
    const type = bytes[at + 4];
    if (bytes[at + 2] !== EQUALS || bytes[at + 5] !== QUOTE) return -1;
    if (type !== CellType.shared && type !== CellType.boolean) return -1;
    spans.type = type;
    at += 6;
  }
  return scanValue(bytes, at, spans);
}

/** ` r="B7"` in the row the spans name. */
function scanReference(bytes: Uint8Array, from: number, spans: CellSpans): number {
  if (bytes[from] !== SPACE || bytes[from + 1] !== LETTER_R) return -1;
  if (bytes[from + 2] !== EQUALS || bytes[from + 3] !== QUOTE) return -1;
  let at = from + 4;
  let column = 0;
  let byte = bytes[at] ?? 0;
  while (byte >= 65 && byte <= 90 && column <= limits.columns) {
    column = column * 26 + byte - 64;
    at += 1;
    byte = bytes[at] ?? 0;
  }
  let row = 0;
  while (byte >= 48 && byte <= 57 && row <= limits.rows) {
    row = row * 10 + byte - 48;
    at += 1;
    byte = bytes[at] ?? 0;
  }
  if (byte !== QUOTE || row !== spans.row + 1 || column === 0 || column > limits.columns) return -1;
  spans.column = column - 1;
  return at + 1;
}

/** `><v>12</v></c>`. */
function scanValue(bytes: Uint8Array, at: number, spans: CellSpans): number {
  if (bytes[at] !== GREATER || bytes[at + 1] !== LESS) return -1;
  if (bytes[at + 2] !== LETTER_V || bytes[at + 3] !== GREATER) return -1;
  const value = at + 4;
  const most = value + TYPICAL_VALUE;
  let to = value;
  while (to < most && bytes[to] !== LESS) to += 1;
  const isClosed =
    bytes[to] === LESS &&
    bytes[to + 1] === SLASH &&
    bytes[to + 2] === LETTER_V &&
    bytes[to + 3] === GREATER &&
    bytes[to + 4] === LESS &&
    bytes[to + 5] === SLASH &&
    bytes[to + 6] === LETTER_C &&
    bytes[to + 7] === GREATER;
  if (!isClosed) return -1;
  spans.valueFrom = value;
  spans.valueTo = to;
  return to + 8;
}
