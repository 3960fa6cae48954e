import type { OcrLine, OcrWord } from './words.ts';

/** A table as it was found. */
export interface Found {
  words: OcrWord[];
  /** Cells as text, each row as long as the others. */
  rows: string[][];
}

interface Cell {
  words: OcrWord[];
  left: number;
  right: number;
}

interface Row {
  cells: Cell[];
  top: number;
  bottom: number;
}

/** A gap this many times the height of the letters parts two cells. */
const GAP = 1.1;
const LEAST_ROWS = 3;
/** Cells of prose in columns are longer than those of a table. */
const MOST_WORDS = 6;

/** Rows of aligned cells among the lines of a picture. Prose in columns is left alone. */
export function findTables(lines: readonly OcrLine[]): Found[] {
  const rows = rowsOf(lines);
  const tables: Found[] = [];
  let run: Row[] = [];
  const close = () => {
    const table = run.length >= LEAST_ROWS ? tableOf(run) : undefined;
    if (table) tables.push(table);
    run = [];
  };
  for (const row of rows) {
    if (row.cells.length < 2 || (run.length > 0 && isFar(run, row))) close();
    if (row.cells.length >= 2) run.push(row);
  }
  close();
  return tables;
}

/** What stands at one height, whichever column it was read in. */
function rowsOf(lines: readonly OcrLine[]): Row[] {
  const sorted = [...lines].sort((a, b) => a.top + a.bottom - b.top - b.bottom);
  const bands: { lines: OcrLine[]; top: number; bottom: number }[] = [];
  for (const line of sorted) {
    const last = bands.at(-1);
    const middle = (line.top + line.bottom) / 2;
    if (last && middle < last.bottom && middle > last.top) {
      last.lines.push(line);
      last.top = Math.max(last.top, line.top);
      last.bottom = Math.min(last.bottom, line.bottom);
    } else bands.push({ lines: [line], top: line.top, bottom: line.bottom });
  }
  return bands.map((band) => ({
    cells: cellsOf(band.lines.flatMap(({ words }) => words)),
    top: Math.min(...band.lines.map(({ top }) => top)),
    bottom: Math.max(...band.lines.map(({ bottom }) => bottom)),
  }));
}

function cellsOf(words: OcrWord[]): Cell[] {
  const cells: Cell[] = [];
  // Borders are read as strokes.
  const letters = words.filter(({ text }) => !/^[|[\]_¦]+$/.test(text)).sort((a, b) => a.left - b.left);
  for (const word of letters) {
    const last = cells.at(-1);
    const before = last?.words.at(-1);
    const height = before ? Math.max(before.height, word.height) : word.height;
    if (last && before?.ruled === word.ruled && word.left - last.right < GAP * height) {
      last.words.push(word);
      last.right = Math.max(last.right, word.left + word.width);
    } else cells.push({ words: [word], left: word.left, right: word.left + word.width });
  }
  return cells;
}

/** Whether a row stands apart from those above: more than two rows' height of nothing lie between. */
function isFar(run: readonly Row[], row: Row): boolean {
  const last = run.at(-1);
  return last !== undefined && row.top - last.bottom > 2.5 * (row.bottom - row.top);
}

function tableOf(rows: Row[]): Found | undefined {
  const columns = columnsOf(rows);
  if (columns.length < 2) return undefined;
  const inside = rows.filter((row) => !spansColumns(row, columns));
  const first = inside[0] ? rows.indexOf(inside[0]) : rows.length;
  const last = rows.lastIndexOf(inside.at(-1) ?? (rows[0] as Row));
  // A title above or a sentence below is no row of it.
  if (first > 0 || last < rows.length - 1)
    return last - first + 1 >= LEAST_ROWS ? tableOf(rows.slice(first, last + 1)) : undefined;
  const cells = rows.flatMap((row) => row.cells);
  const long = cells.filter(({ words }) => words.length > MOST_WORDS).length;
  if (long > cells.length * 0.2) return undefined;
  const table = rows.map((row) => placed(row, columns));
  const filled = table.flat().filter(Boolean).length;
  if (filled < table.length * columns.length * 0.5) return undefined;
  // Two columns of words alone are as often a menu or prose: one of them must hold figures or be short.
  const isRuled = cells.some(({ words }) => (words[0]?.ruled ?? 0) > 0);
  if (columns.length === 2 && !isRuled && !hasFigures(table)) return undefined;
  return { words: cells.flatMap(({ words }) => words), rows: table };
}

/** Whether a cell of the row runs over more than one column, as a sentence does. */
function spansColumns({ cells }: Row, columns: readonly Column[]): boolean {
  return cells.some(
    (cell) => columns.filter(({ left, right }) => cell.left < right && cell.right > left).length > 1,
  );
}

function hasFigures(table: readonly string[][]): boolean {
  return [0, 1].some((column) => {
    const cells = table.map((row) => row[column] ?? '').filter(Boolean);
    return cells.filter((cell) => /\d/.test(cell)).length >= cells.length * 0.6;
  });
}

interface Column {
  left: number;
  right: number;
}

/** Stretches that cells cover in most rows; a cell that spans two, as of a head, does not join them. */
function columnsOf(rows: readonly Row[]): Column[] {
  const most = Math.max(...rows.map(({ cells }) => cells.length));
  const full = rows.filter(({ cells }) => cells.length >= Math.max(2, most - 1));
  const columns: Column[] = [];
  const cells = full.flatMap((row) => row.cells).sort((a, b) => a.left - b.left);
  for (const { left, right } of cells) {
    const last = columns.at(-1);
    if (last && left < last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

/** Each cell in the column it shares most with. */
function placed(row: Row, columns: readonly Column[]): string[] {
  const texts = columns.map(() => '');
  for (const cell of row.cells) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    columns.forEach(({ left, right }, index) => {
      const shared = Math.min(right, cell.right) - Math.max(left, cell.left);
      if (shared > most) {
        most = shared;
        best = index;
      }
    });
    const text = cell.words.map((word) => word.text).join(' ');
    texts[best] = texts[best] ? `${texts[best]} ${text}` : text;
  }
  return texts;
}
