import { FIGURE } from '@/shared/documents/pdf/tables/figure.ts';
import { type LineFragment, type Row, rowsOf } from './line-fragments.ts';

/** Fewer rows may stand beside each other by chance. */
const LEAST_ROWS = 3;
const MOST = 0.8;
/** Room between rows of one table, in sizes of type. */
const NEAR = 3;

/** Where two tables stand beside each other, and from where to where. */
export interface TablesBeside {
  at: number;
  top: number;
  bottom: number;
}

/** Rows that follow a head in the same type, cells from the first of them on. */
function bodyOf(rows: readonly Row[], at: number): Row[] {
  const body: Row[] = [];
  let last = rows[at];
  for (const row of rows.slice(at + 1)) {
    if (!last || row.segments.length < 2 || row.base - last.base > NEAR * row.size) break;
    body.push(row);
    last = row;
  }
  return body;
}

/** Segments of a row by the group they begin in. */
const grouped = ({ segments, size }: Row, starts: readonly number[]): LineFragment[][] =>
  starts.map((from, own) =>
    segments.filter(({ x0 }) => x0 >= from - size && x0 < (starts[own + 1] ?? Infinity) - size),
  );

/** A name and what it costs or counts. */
const isEntry = (cells: readonly LineFragment[]) =>
  cells.length >= 2 && /^\p{L}/u.test(cells[0]?.text ?? '') && FIGURE.test(cells.at(-1)?.text ?? '');

/** Where each table begins whose title stands over its names, and nothing over its figures. */
function titledStarts(head: Row, body: readonly Row[]): number[] | undefined {
  const starts = head.segments.map(({ x0 }) => x0);
  if (starts.length < 2 || head.segments.some(({ text }) => FIGURE.test(text))) return undefined;
  const full = body.filter((row) => grouped(row, starts).every(isEntry));
  const begins = starts.every((from, own) =>
    full.every((row) => Math.abs((grouped(row, starts)[own]?.[0]?.x0 ?? 0) - from) < row.size),
  );
  const whole = body.filter((row) =>
    grouped(row, starts).every((cells) => cells.length === 0 || isEntry(cells)),
  );
  return begins && full.length >= LEAST_ROWS && whole.length === body.length ? starts : undefined;
}

/** Where each table begins whose names of columns are said again, word for word, from the first of them on. */
function repeatedStarts({ segments }: Row, body: readonly Row[]): number[] | undefined {
  const texts = segments.map(({ text }) => text);
  const again = texts.indexOf(texts[0] ?? '', 1);
  if (again < 2 || texts.length % again !== 0) return undefined;
  if (texts.some((text, at) => text !== texts[at % again])) return undefined;
  const starts = segments.filter((_, at) => at % again === 0).map(({ x0 }) => x0);
  const full = body.filter((row) => grouped(row, starts).every((cells) => cells.length >= 2));
  return full.length >= Math.max(LEAST_ROWS, MOST * body.length) ? starts : undefined;
}

/** Two and more small tables on the same lines: each with its title, or its head, over it. */
export function findTablesBeside(segments: readonly LineFragment[]): TablesBeside | undefined {
  const rows = rowsOf(segments);
  for (const [at, head] of rows.entries()) {
    if (head.segments.length < 2 || (rows[at + 1]?.segments.length ?? 0) < 4) continue;
    const body = bodyOf(rows, at);
    const starts =
      body.length < LEAST_ROWS ? undefined : (titledStarts(head, body) ?? repeatedStarts(head, body));
    const [, second] = starts ?? [];
    if (!starts || second === undefined) continue;
    // Names of the rows stand before the heads of one table.
    if (body.some(({ x0, size }) => x0 < (starts[0] ?? 0) - size)) continue;
    const left = [head, ...body].flatMap((row) => grouped(row, starts)[0] ?? []);
    const end = Math.max(...left.map(({ x1 }) => x1));
    if (end < second - 0.5 * head.size)
      return { at: (end + second) / 2 - 1, top: head.top, bottom: body.at(-1)?.bottom ?? head.bottom };
  }
  return undefined;
}
