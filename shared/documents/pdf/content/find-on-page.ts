import { type Box, type Matrix, multiply, sharedHeight, unite } from '@/shared/documents/pdf/geometry.ts';

/** A run of text of a page as pdf.js gives it. */
interface TextRun {
  str: string;
  transform: readonly number[];
  width: number;
}

/** Letters and digits of a page in an order, and where each stands. */
interface Letters {
  text: string;
  at: { run: number; index: number }[];
}

/** A part alone is marked only where it says enough to be no other one. */
const LEAST_OF_PART = 4;
const DESCENT = 0.25;

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const folded = (text: string) =>
  [...text.normalize('NFKC').toLowerCase()].filter((sign) => isLetter(sign)).join('');

function lettersOf(runs: readonly TextRun[], order: readonly number[]): Letters {
  const letters: Letters = { text: '', at: [] };
  for (const run of order) {
    const { str } = runs[run] ?? { str: '' };
    for (let index = 0; index < str.length; index++) {
      const own = folded(str[index] ?? '');
      letters.text += own;
      for (let one = 0; one < own.length; one++) letters.at.push({ run, index });
    }
  }
  return letters;
}

/** A stretch of a run, from the top left of the page. */
function boxOf({ str, transform, width }: TextRun, view: Matrix, [from, to] = [0, str.length]): Box {
  const [a, b, c, d, e, f] = multiply(view, transform as unknown as Matrix);
  const scale = Math.hypot(view[0], view[1]);
  const along = Math.hypot(a, b) || 1;
  const point = (x: number, y: number) => ({
    x: e + (a / along) * x + c * y,
    y: f + (b / along) * x + d * y,
  });
  const [left, right] = [from, to].map((at) => (width * scale * at) / Math.max(1, str.length));
  const corners = [left, right].flatMap((x) => [point(x ?? 0, -DESCENT), point(x ?? 0, 1 - DESCENT / 2)]);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Runs line by line from the top, each from the left: as rows of a table are read, in whatever order they were written. */
function asSeen(boxes: readonly Box[]): number[] {
  const lines: { box: Box; runs: number[] }[] = [];
  const order = boxes
    .map((_, at) => at)
    .sort((one, other) => (boxes[one]?.top ?? 0) - (boxes[other]?.top ?? 0));
  for (const run of order) {
    const box = boxes[run];
    const last = lines.at(-1);
    if (!box) continue;
    if (last && sharedHeight(last.box, box) > 0.5) last.runs.push(run);
    else lines.push({ box, runs: [run] });
  }
  return lines.flatMap(({ runs }) =>
    runs.sort((one, other) => (boxes[one]?.x0 ?? 0) - (boxes[other]?.x0 ?? 0)),
  );
}

/** Whether what was found ends where words and figures end: `120` is no part of `1200`. */
function isWhole(runs: readonly TextRun[], stretch: Letters['at']): boolean {
  const [first, last] = [stretch[0], stretch.at(-1)];
  if (!first || !last) return false;
  const before = runs[first.run]?.str[first.index - 1];
  const after = runs[last.run]?.str[last.index + 1];
  return !isLetter(before) && !isLetter(after);
}

function* placesOf(runs: readonly TextRun[], letters: Letters, wanted: string): Generator<number> {
  for (let start = letters.text.indexOf(wanted); start >= 0; start = letters.text.indexOf(wanted, start + 1))
    if (isWhole(runs, letters.at.slice(start, start + wanted.length))) yield start;
}

/** The boxes of a stretch, one a line. */
function boxesAt(runs: readonly TextRun[], view: Matrix, stretch: Letters['at']): Box[] {
  const byRun = new Map<number, { from: number; to: number }>();
  for (const { run, index } of stretch) {
    const own = byRun.get(run);
    byRun.set(run, { from: Math.min(own?.from ?? index, index), to: Math.max(own?.to ?? 0, index + 1) });
  }
  const lines: Box[] = [];
  for (const [run, { from, to }] of byRun) {
    const text = runs[run];
    if (!text) continue;
    const box = boxOf(text, view, [from, to]);
    const at = lines.findIndex((line) => sharedHeight(line, box) > 0.5);
    if (at < 0) lines.push(box);
    else lines[at] = unite([lines[at] ?? box, box]);
  }
  return lines;
}

/**
 * Where texts stand on a page, one box a line, measured from its top left. What is not found whole is looked for by its
 * lines and cells, and of these only what stands on the page once is taken: a wrong place is worse than none.
 */
export function findOnPage(runs: readonly TextRun[], view: Matrix, texts: readonly string[]): Box[] {
  const orders = [runs.map((_, at) => at), asSeen(runs.map((run) => boxOf(run, view)))].map((order) =>
    lettersOf(runs, order),
  );
  const taken = new Set<string>();
  const whole = (wanted: string) => {
    for (const letters of orders)
      for (const start of wanted === '' ? [] : placesOf(runs, letters, wanted)) {
        const { run, index } = letters.at[start] ?? {};
        const key = `${run} ${index}`;
        if (taken.has(key)) continue;
        taken.add(key);
        return letters.at.slice(start, start + wanted.length);
      }
    return undefined;
  };
  const once = (wanted: string) => {
    for (const letters of orders) {
      const [start, other] = [...placesOf(runs, letters, wanted)];
      if (start !== undefined && other === undefined) return letters.at.slice(start, start + wanted.length);
    }
    return undefined;
  };
  /** Of parts only those that stand on the page once. */
  const partsIn = (parts: readonly string[]): (Box[] | undefined)[] =>
    parts.map((part) => {
      const wanted = folded(part);
      const stretch = parts.length < 2 || wanted.length < LEAST_OF_PART ? undefined : once(wanted);
      return stretch && boxesAt(runs, view, stretch);
    });
  return texts.flatMap((text) => {
    const all = whole(folded(text));
    if (all) return boxesAt(runs, view, all);
    const lines = text.split(/\n+/);
    return partsIn(lines).flatMap(
      (found, at) => found ?? partsIn(lines[at]?.split(/\t+/) ?? []).flatMap((cell) => cell ?? []),
    );
  });
}
