import { columnName } from '@/shared/documents/sheets/a1.ts';
import type { Cell, Sheet, Workbook } from '@/shared/documents/workbook.ts';
import { readCsv, readWorkbook } from '@/tests/support/read-to-end.ts';
import { requestFor } from './read-events-of.ts';
import type { CellAnswer, ReadQuestion, SheetAnswer, TableAnswer } from './read-protocol.ts';

function cellAnswer({ value, display, formula, iso, comment, link }: Cell): CellAnswer {
  return { value, display, formula, iso, comment, link };
}

function sheetAnswer(sheet: Sheet): SheetAnswer {
  const cells: Record<string, CellAnswer> = {};
  for (const { row, column, cell } of sheet.cells())
    cells[`${columnName(column)}${row + 1}`] = cellAnswer(cell);
  return { name: sheet.name, hidden: sheet.hidden, cells, merged: sheet.merged };
}

function sheetsAnswer({ sheets }: Workbook): SheetAnswer[] {
  return sheets.map(sheetAnswer);
}

/** A workbook as a scorer wants it: every cell that holds something, by its address. */
export async function answerWorkbook(question: ReadQuestion, assets: string): Promise<TableAnswer> {
  const { bytes, signal, password } = requestFor(question, assets);
  return { sheets: sheetsAnswer(await readWorkbook(bytes, { signal, password })) };
}

/** A delimited text as a scorer wants it. */
export async function answerCsv(question: ReadQuestion, assets: string): Promise<TableAnswer> {
  const { bytes, signal } = requestFor(question, assets);
  const { encoding, delimiter, rows } = await readCsv(bytes, { signal });
  return { sheets: [], encoding, delimiter, rows };
}
