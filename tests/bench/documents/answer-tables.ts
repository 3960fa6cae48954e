import type { Cell, Sheet, Workbook } from '@/shared/documents/workbook.ts';
import { requestFor } from './read-events-of.ts';
import type { CellAnswer, ReadQuestion, SheetAnswer, TableAnswer } from './read-protocol.ts';

/** A column's letters, counted from 0: `A`, `Z`, `AA`. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

function cellAnswer({ value, display, formula, iso, comment, link }: Cell): CellAnswer {
  return { value, display, formula, iso, comment, link };
}

function sheetAnswer(sheet: Sheet): SheetAnswer {
  const cells: Record<string, CellAnswer> = {};
  for (const { row, column, cell } of sheet.cells())
    cells[`${columnLetters(column)}${row + 1}`] = cellAnswer(cell);
  return { name: sheet.name, hidden: sheet.hidden, cells, merged: sheet.merged };
}

function sheetsAnswer({ sheets }: Workbook): SheetAnswer[] {
  return sheets.map(sheetAnswer);
}

const workbooks: string = '@/shared/documents/sheets/read-workbook.ts';
const delimited: string = '@/shared/documents/sheets/read-csv.ts';

interface ReadOptions {
  signal: AbortSignal;
  password?: string | undefined;
}

interface DelimitedText {
  encoding: string;
  delimiter: string;
  rows: string[][];
}

/** A workbook as a scorer wants it: every cell that holds something, by its address. */
export async function answerWorkbook(question: ReadQuestion, assets: string): Promise<TableAnswer> {
  const { readWorkbook } = (await import(workbooks)) as {
    readWorkbook: (bytes: Uint8Array<ArrayBuffer>, options: ReadOptions) => Promise<Workbook>;
  };
  const { bytes, signal, password } = requestFor(question, assets);
  return { sheets: sheetsAnswer(await readWorkbook(bytes, { signal, password })) };
}

/** A delimited text as a scorer wants it. */
export async function answerCsv(question: ReadQuestion, assets: string): Promise<TableAnswer> {
  const { readCsv } = (await import(delimited)) as {
    readCsv: (bytes: Uint8Array<ArrayBuffer>, options: ReadOptions) => Promise<DelimitedText>;
  };
  const { bytes, signal } = requestFor(question, assets);
  const { encoding, delimiter, rows } = await readCsv(bytes, { signal });
  return { sheets: [], encoding, delimiter, rows };
}
