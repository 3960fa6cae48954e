import type { Grid } from './grid.ts';

/** What a column's numbers are shown with. */
export interface ColumnUnit {
  /** As `€` or `%`; null where they disagree: `units` says which then. */
  unit: string | null;
  units?: ReadonlyMap<number, string> | undefined;
}

const unitIn = (shown: string) => shown.replace(/[\d\s.,'’()+\-−\u00A0\u202F]/g, '');

/** What a number is shown with; nothing where it is shown as another one, in thousands say. */
function unitShown(value: number, shown: string): string | undefined {
  if (!/\d/.test(shown) || /[eE][+-]?\d/.test(shown)) return undefined;
  const unit = unitIn(shown);
  if (unit === '' || unit === '%') return unit;
  const digits = shown.replace(/[^\d.,]/g, '');
  const plain = [digits.replaceAll(',', ''), digits.replaceAll('.', '').replace(',', '.')].map(Number);
  const isItself = plain.some(
    (one) => Math.abs(one - Math.abs(value)) <= Math.max(1, Math.abs(value) * 0.01),
  );
  return isItself ? unit : '';
}

/** The unit of each number, by what its cell shows; cells of one format have the same. */
export function unitsOf(
  grid: Grid,
  column: number,
  values: ReadonlyMap<number, number>,
): Map<number, string> {
  const byFormat = new Map<string, string>();
  const units = new Map<number, string>();
  for (const [row, value] of values) {
    const format = grid.format(row, column);
    let unit = byFormat.get(format);
    if (unit === undefined) {
      unit = unitShown(value, grid.display(row, column).trim());
      if (unit !== undefined && value !== 0) byFormat.set(format, unit);
    }
    if (unit !== undefined) units.set(row, unit);
  }
  return units;
}

/** The one unit of a column, or each cell's own. */
export function unitFacts(units: ReadonlyMap<number, string>): ColumnUnit {
  const kinds = [...new Set(units.values())];
  const told = kinds.filter(Boolean);
  // Statements show the currency in their first row alone.
  if (told.length === 1 && /^\p{Sc}|^[A-Z]{3}$/u.test(told[0] ?? '')) return { unit: told[0] ?? '' };
  return kinds.length > 1 ? { unit: null, units } : { unit: kinds[0] ?? '' };
}
