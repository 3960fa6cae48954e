import type { Row } from '@/shared/documents/pdf/layout/line-fragments.ts';
import { middledBands } from './row-bands.ts';

/** Rows nearer to each other than this part of the type's size stand over each other in one line, as a fraction does. */
const CLOSE = 0.85;
const MANY_CLOSE = 0.3;
/** Of the pieces so many are signs, single letters or carry a sign of mathematics. */
const MANY_SIGNS = 0.5;

const sign = /[=+−×÷±<>≤≥≈∼∫∑∏√∂∞→∈∇·∥]/u;

/** Pieces of formulas that were set above and below each other: lines of a table do not stand in each other's height. */
export function isFormula(run: readonly Row[]): boolean {
  const steps = run.slice(1).map((row, at) => (row.base - (run[at]?.base ?? 0)) / row.size);
  const close = steps.filter((step) => step < CLOSE).length;
  if (close === 0 || close < MANY_CLOSE * steps.length || middledBands(run)) return false;
  const pieces = run.flatMap((row) => row.segments.map(({ text }) => text));
  return pieces.filter((text) => text.length <= 2 || sign.test(text)).length >= MANY_SIGNS * pieces.length;
}
