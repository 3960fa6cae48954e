import type { DocumentWarning } from '@/shared/documents/document.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** What of the sheets is not seen by who opens the file, and what was left out. */
export function sheetWarnings(sheets: readonly StoredSheet[]): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  for (const { name, hidden, hiddenRows, store } of sheets) {
    const place = { in: 'sheet', sheet: name, range: 'A1' } as const;
    if (hidden) warnings.push({ code: 'hidden_sheet', place });
    if (hiddenRows.size > 0) warnings.push({ code: 'hidden_rows', place, count: hiddenRows.size });
    if (store.dropped > 0) warnings.push({ code: 'rows_cut', place, count: store.dropped });
  }
  return warnings;
}
