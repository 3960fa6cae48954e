import { median } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { mergeSpans } from './table-columns.ts';

const LABEL = /\p{L}.*:$/u;
const FIGURE = /^[\p{Sc}(−+-]*\s?\d[\d.,\s]*\s?[%\p{Sc})]*$/u;
/** A block of an address or of dates has hardly more lines. */
const MOST_LINES = 6;
/** Blocks at the two edges of a page stand at least so far from each other, in sizes of type. */
const LEAST_GAP = 8;

const textAt = (row: Row, at: number) => row.segments[at]?.text.trim() ?? '';

/** What a form asks with what was filled in: each line a label with its colon, and words behind it. Sums have figures there. */
export function isForm(run: readonly Row[]): boolean {
  const parted = run.filter((row) => row.segments.length > 1);
  if (parted.length === 0 || parted.some((row) => row.segments.length > 2)) return false;
  const labels = parted.filter((row) => LABEL.test(textAt(row, 0)));
  const figures = parted.filter((row) => FIGURE.test(textAt(row, 1)));
  return labels.length >= 0.8 * parted.length && figures.length * 2 < parted.length;
}

/** The same label on both sides, as the numbers of a seller and a buyer. */
function hasTwins(row: Row): boolean {
  const [one, other] = [0, 1].map((at) => /^\p{L}[^:]*:/u.exec(textAt(row, at))?.[0]);
  return one !== undefined && one === other;
}

/** The columns of two blocks of words far from each other, as an address and the dates of a letter; undefined of a table. */
export function blocksApart(run: readonly Row[]): { from: number; to: number }[] | undefined {
  const size = median(run.map((row) => row.size));
  const isTight = run.every((row, at) => row.base - (run[at - 1]?.base ?? row.base) < 1.7 * size);
  if (run.length > MOST_LINES || !isTight) return undefined;
  const columns = mergeSpans(
    run.flatMap((row) => row.segments.map(({ x0, x1 }) => ({ from: x0, to: x1 }))),
    0.5 * size,
  );
  const [left, right] = columns;
  if (!left || !right || columns.length > 2 || right.from - left.to < LEAST_GAP * size) return undefined;
  const isBold = (row: Row | undefined) =>
    row?.segments.every((one) => one.words.every(({ face }) => face.isBold)) === true;
  if (isBold(run[0]) && !run.every(isBold) && !run.some(hasTwins)) return undefined;
  const cells = run.flatMap((row) => row.segments.map(({ text }) => text.trim()));
  return cells.some((text) => FIGURE.test(text)) ? undefined : columns;
}

/** A label is set so much smaller than what was filled in below it. */
const SMALLER = 0.8;

/** Boxes of a form with a small label over what was filled in, row after row: each label followed by what is under it. */
export function labelledBoxes(
  below: readonly Row[],
  above: Row | undefined,
): { rows: Row[]; takesAbove: boolean } | undefined {
  // The first labels are too small to begin a run of rows.
  const takesAbove = above !== undefined && above.size <= SMALLER * (below[0]?.size ?? 0);
  const run = takesAbove ? [above, ...below] : below;
  const isLabel = (row: Row, at: number) => {
    const below = run[at + 1];
    const isSmall = below !== undefined && row.size <= SMALLER * below.size;
    return isSmall && !row.segments.some(({ text }) => FIGURE.test(text.trim()));
  };
  const labels = run.filter(isLabel);
  if (labels.length < 2 || labels.length < 0.4 * run.length) return undefined;
  const rows = run.flatMap((row, at) => {
    const below = run[at + 1];
    if (at > 0 && labels.includes(run[at - 1] as Row)) return [];
    if (!below || !labels.includes(row)) return [row];
    return row.segments.flatMap((label, own) => {
      const from = own === 0 ? Number.NEGATIVE_INFINITY : label.x0 - row.size;
      const to = (row.segments[own + 1]?.x0 ?? Number.POSITIVE_INFINITY) - row.size;
      const filled = below.segments.filter(({ x0 }) => x0 >= from && x0 < to);
      return [label, ...filled].map((segment) => alone(segment));
    });
  });
  return { rows, takesAbove };
}

/** One run of words as a row of its own. */
export const alone = (segment: Row['segments'][number]): Row => {
  const { x0, x1, top, bottom, base, size } = segment;
  return { segments: [segment], x0, x1, top, bottom, base, size };
};
