import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import { median } from '@/shared/documents/pdf/geometry.ts';
import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { FIGURE } from './figure.ts';

/** Edges nearer to each other are one. */
const SAME = 2.5;
/** A rule so many sizes of type from a line belongs to it. */
const BESIDE = 1.3;
/** So many lines above and below one are looked at. */
const REACH = 3;

const capped = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Whether an edge or the middle of a segment is that of one in another row. */
function edgesShared(row: Row, other: Row | undefined): number {
  if (!other) return 0;
  const shared = row.segments.filter((one) =>
    other.segments.some(
      (two) =>
        Math.abs(one.x0 - two.x0) < SAME ||
        Math.abs(one.x1 - two.x1) < SAME ||
        Math.abs(one.x0 + one.x1 - two.x0 - two.x1) < 2 * SAME,
    ),
  );
  return shared.length / row.segments.length;
}

/** Of the gaps of a row, the part that another row leaves white too, with words on both sides. */
function gapsKept({ segments }: Row, other: Row | undefined): number {
  if (!other || segments.length < 2) return 0;
  let kept = 0;
  for (let at = 1; at < segments.length; at++) {
    const [from, to] = [segments[at - 1]?.x1 ?? 0, segments[at]?.x0 ?? 0];
    const isWhite = other.segments.every((one) => one.x1 < to - 0.5 || one.x0 > from + 0.5);
    const middle = (from + to) / 2;
    const crossed = other.segments.some((one) => one.x0 < middle && one.x1 > middle);
    if (isWhite || (!crossed && other.x0 < middle && other.x1 > middle)) kept++;
  }
  return kept / (segments.length - 1);
}

/** The first rule across that was drawn near a line and over most of it. */
function ruleBeside(row: Row, rules: readonly Rule[], isAbove: boolean): Rule | undefined {
  return rules.find(({ x0, x1, top, bottom }) => {
    const off = isAbove ? row.base - 0.8 * row.size - (top + bottom) / 2 : (top + bottom) / 2 - row.base;
    const shared = Math.min(x1, row.x1) - Math.max(x0, row.x0);
    return off > -0.3 * row.size && off < BESIDE * row.size && shared > 0.5 * (row.x1 - row.x0);
  });
}

/** What is known of the lines around. */
interface Setting {
  rules: readonly Rule[];
  left: number;
  right: number;
  leading: number;
  size: number;
}

function ownFacts(rows: readonly Row[], at: number, setting: Setting): number[] {
  const row = rows[at] as Row;
  const { segments, size } = row;
  const width = Math.max(1, setting.right - setting.left);
  const words = segments.flatMap((one) => one.words);
  const gaps = segments.slice(1).map((one, own) => (one.x0 - (segments[own]?.x1 ?? 0)) / size);
  const spaces = words.slice(1).map((word, own) => (word.x0 - (words[own]?.x1 ?? 0)) / size);
  const text = segments.map((one) => one.text).join(' ');
  const digits = text.replace(/\D/g, '').length / text.length;
  const covered = segments.reduce((sum, one) => sum + one.x1 - one.x0, 0);
  const [last, next] = [rows[at - 1], rows[at + 1]];
  const near = rows.slice(Math.max(0, at - REACH), at + REACH + 1).filter((one) => one !== row);
  const above = ruleBeside(row, setting.rules, true);
  const below = ruleBeside(row, setting.rules, false);
  const average = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
  return [
    Math.min(10, segments.length),
    capped(Math.max(0, ...gaps), 20),
    capped(gaps.length > 0 ? Math.min(...gaps) : 0, 20),
    Math.min(30, words.length),
    Math.min(90, Math.max(...segments.map((one) => one.text.length))),
    (row.x1 - row.x0) / width,
    covered / Math.max(1, row.x1 - row.x0),
    digits,
    segments.filter((one) => FIGURE.test(one.text)).length / segments.length,
    /[.:;,]$/.test(text) ? 1 : 0,
    /^\p{Ll}/u.test(text) ? 1 : 0,
    last ? capped((row.base - last.base) / size, 6) : 6,
    next ? capped((next.base - row.base) / size, 6) : 6,
    last ? capped((row.base - last.base) / setting.leading, 4) : 4,
    next ? capped((next.base - row.base) / setting.leading, 4) : 4,
    spaces.length > 1 ? capped(Math.max(...spaces) - Math.min(...spaces), 20) : 0,
    spaces.length > 0 ? capped(median(spaces), 5) : 0,
    edgesShared(row, last),
    edgesShared(row, next),
    average(near.map((one) => edgesShared(row, one))),
    average(near.map((one) => gapsKept(row, one))),
    above ? 1 : 0,
    below ? 1 : 0,
    above || below ? capped((row.x0 - ((above ?? below)?.x0 ?? 0)) / size, 20) : -1,
    words.filter(({ face }) => face.isBold).length / Math.max(1, words.length),
  ];
}

/** Which facts of the two lines above and below a line are told with its own. */
const NEIGHBOUR = [0, 1, 4, 5, 8, 11, 12, 19, 20, 21, 22];

/** How each line of a region looks, with the lines around it: what tells whether it belongs to a table. */
export function rowFacts(rows: readonly Row[], rules: readonly Rule[]): number[][] {
  const size = median(rows.map((one) => one.size));
  const steps = rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0));
  const setting: Setting = {
    rules: rules.filter((rule) => rule.isAcross && rule.x1 - rule.x0 > 2 * size),
    left: Math.min(...rows.map((one) => one.x0)),
    right: Math.max(...rows.map((one) => one.x1)),
    leading: Math.max(1, median(steps.filter((step) => step > 0.5 * size))),
    size,
  };
  const own = rows.map((_, at) => ownFacts(rows, at, setting));
  return own.map((facts, at) => [
    ...facts,
    ...[-2, -1, 1, 2].flatMap((step) => NEIGHBOUR.map((one) => own[at + step]?.[one] ?? -1)),
  ]);
}
