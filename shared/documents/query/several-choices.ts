import type { DataColumn } from '@/shared/documents/tables/data-column.ts';

const SEPARATORS = [';', '|', ','];
/** Of more cells none are looked at. */
const MAX_CELLS = 50_000;
const SAMPLE = 200;
/** Share of cells that hold more than one choice. */
const MANY = 0.15;
const MAX_CHOICES = 40;
/** How often a choice is made on average: remarks and names have parts of their own. */
const LEAST_EACH = 3;

export interface Several {
  separator: string;
  choices: string[];
}

const partsBy = (separator: string, cell: string) => [
  ...new Set(
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

function choicesBy(separator: string, cells: readonly string[]): Several | undefined {
  const sample = cells.slice(0, SAMPLE);
  const several = sample.filter((cell) => cell.includes(separator)).length;
  if (several < Math.max(2, sample.length * MANY)) return undefined;
  const counts = new Map<string, number>();
  const lengths = new Set<number>();
  const firsts = new Set<string>();
  const later = new Set<string>();
  let total = 0;
  for (const cell of cells) {
    const parts = partsBy(separator, cell);
    lengths.add(parts.length);
    total += parts.length;
    for (const [at, part] of parts.entries()) (at === 0 ? firsts : later).add(part);
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
    if (counts.size > MAX_CHOICES) return undefined;
  }
  // "Köln, Germany" has two parts in every cell; "Shirt, red" never has its second part in front.
  const isMoved = [...later].some((part) => firsts.has(part));
  const isChosen = lengths.size > 1 && total >= counts.size * LEAST_EACH && isMoved;
  return isChosen && counts.size < new Set(cells).size
    ? { separator, choices: [...counts.keys()] }
    : undefined;
}

const known = new WeakMap<DataColumn, { several: Several | undefined }>();

/** What a column's cells hold several of at once, as where all that applies was ticked; undefined of any other. */
export function severalIn(column: DataColumn): Several | undefined {
  if (column.kind !== 'text') return undefined;
  const found = known.get(column);
  if (found) return found.several;
  const cells = column.values.size > MAX_CELLS ? [] : [...column.values.values()].map(String);
  const several = SEPARATORS.map((separator) => choicesBy(separator, cells)).find(Boolean);
  known.set(column, { several });
  return several;
}

/** The choices a cell holds. */
export const choicesOfCell = ({ separator }: Several, value: string | number): string[] =>
  partsBy(separator, String(value));
