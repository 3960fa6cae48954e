import { type CsvOptions, type CsvText, csvSteps } from '@/shared/documents/sheets/read-csv.ts';
import { readWorkbookSteps, type WorkbookOptions } from '@/shared/documents/sheets/read-workbook.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';

/** Delimited text with all its rows at once. */
export async function readCsv(
  bytes: Uint8Array,
  options: CsvOptions,
): Promise<CsvText & { rows: string[][] }> {
  const rows: string[][] = [];
  const steps = csvSteps(bytes, options);
  for (;;) {
    const step = await steps.next();
    if (step.done) return { ...step.value, rows };
    for (const row of step.value) rows.push(row);
  }
}

/** A workbook with all its sheets at once. @throws AppError with a code `document_*` */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  options: WorkbookOptions,
): Promise<SheetBook> {
  const steps = readWorkbookSteps(bytes, options);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}
