export interface Bar {
  label: string;
  count: number;
}

const MAX_BARS = 10;

/** A step of 1, 2, 2.5 or 5 times a power of ten that covers a width in at most so many pieces. */
function niceStep(width: number, pieces: number): number {
  const raw = width / pieces;
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= raw * 0.999_999) ?? raw;
}

interface Ranges {
  show: (value: number) => string;
  /** A range is at least so wide. */
  least: number;
  /** Whole numbers have a last one before the next range; others come as near to it as they like. */
  isWhole: boolean;
}

/** How many of some sorted numbers lie in ranges of the same width, about ten. A bound belongs to the range above it. */
export function histogram(sorted: Float64Array, { show, least, isWhole }: Ranges): Bar[] {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || !Number.isFinite(last - first)) return [];
  if (first === last) return [{ label: show(first), count: sorted.length }];
  const nice = Math.max(least, niceStep(last - first, MAX_BARS));
  // A bound of 2.5 would lie between two whole numbers: 5 is the next round one.
  const step = isWhole && !Number.isInteger(nice) ? nice * 2 : nice;
  const start = Math.floor(first / step);
  const bars = Math.floor(last / step) - start + 1;
  const counts = new Uint32Array(bars);
  for (const value of sorted) {
    const bar = Math.min(bars - 1, Math.max(0, Math.floor(value / step) - start));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return Array.from(counts, (count, index) => {
    const from = (start + index) * step;
    // Where the next one begins this one ends: said once, it stands in a narrow panel.
    const label = isWhole ? `${show(from)} – ${show(from + step - 1)}` : `from ${show(from)}`;
    return { label: isWhole && step === 1 ? show(from) : label, count };
  });
}

/** The most frequent values as bars, the rest in one of its own. */
export function topBars(top: readonly { text: string; count: number }[], total: number, rest: string): Bar[] {
  const bars = top.slice(0, MAX_BARS).map(({ text, count }) => ({ label: text, count }));
  const others = total - bars.reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? [...bars, { label: rest, count: others }] : bars;
}
