import type { ReadEvent, ReadRequest } from '@/shared/documents/read-events.ts';
import { type CsvText, csvSteps } from './read-csv.ts';
import type { SheetBook } from './sheet-book.ts';
import { doneEvent, SheetEvents } from './sheet-events.ts';
import { TextSheet } from './text-sheet.ts';

/** `report.final.csv` → `report.final`, as Excel names the sheet of such a file. */
function sheetNameOf(file: string): string {
  return file.replace(/\.(?:csv|tsv|tab|txt)$/i, '') || 'Sheet1';
}

/** The events of a delimited text while it is read; the last value is it as a workbook of one sheet. */
export async function* openCsv(request: ReadRequest): AsyncGenerator<ReadEvent, SheetBook> {
  const startedMs = performance.now();
  const sheet = new TextSheet(sheetNameOf(request.name));
  const events = new SheetEvents();
  const steps = csvSteps(request.bytes, { signal: request.signal });
  let end: CsvText | undefined;
  while (!end) {
    const step = await steps.next();
    if (step.done) end = step.value;
    else sheet.add(step.value);
    const isComplete = end !== undefined;
    const blocks = events.take(sheet, { index: 0, rows: sheet.rowCount, isComplete });
    if (blocks.length > 0) yield { type: 'blocks', blocks };
    yield { type: 'progress', unit: 'rows', done: sheet.rowCount, total: null };
  }
  const book: SheetBook = {
    sheets: [sheet],
    isDate1904: false,
    names: [],
    warnings: end.warnings,
    reader: 'scanner',
  };
  const warnings = [...end.warnings, ...events.warnings];
  for (const warning of warnings) yield { type: 'warning', warning };
  yield doneEvent(book, { request, format: 'csv', outline: events.outline, warnings, startedMs });
  return book;
}
