import { AppError } from '@/shared/errors/app-error.ts';
import { Archive, isArchive } from './archive.ts';
import { checkRepeats } from './check-repeats.ts';
import { isCompoundFile, openEncrypted } from './encrypted-package.ts';
import { readBySheetJs } from './read-by-sheetjs.ts';
import { archiveWarnings, type ReadStep, readXlsx } from './read-xlsx.ts';
import type { SheetBook } from './sheet-book.ts';
import { StoredSheet } from './stored-sheet.ts';
import { UnusualWorkbook } from './unusual.ts';

export interface WorkbookOptions {
  signal: AbortSignal;
  /** Held while reading, never kept. */
  password?: string | undefined;
}

/** Excel 2 to 5 without a container: a BOF record (MS-XLS 2.4.21). */
function isBareStream(bytes: Uint8Array): boolean {
  return bytes[0] === 0x09 && [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? -1);
}

/** Whether a package may be given to a reader that counts nothing itself; throws where it may not. */
async function checkForFallback(archive: Archive): Promise<{ isOpenDocument: boolean }> {
  if (['word/document.xml', 'ppt/presentation.xml'].some((part) => archive.has(part)))
    throw new AppError('document_mismatch');
  await archive.countAll();
  const manifest = await archive.readText('META-INF/manifest.xml');
  if (manifest?.includes('encryption-data')) throw new AppError('document_not_supported');
  const content = await archive.readText('content.xml');
  if (content !== undefined) checkRepeats(content);
  return { isOpenDocument: content !== undefined };
}

async function* readArchive(
  bytes: Uint8Array<ArrayBuffer>,
  options: WorkbookOptions,
): AsyncGenerator<ReadStep, SheetBook> {
  const archive = new Archive(bytes, options.signal);
  try {
    return yield* readXlsx(archive);
  } catch (thrown) {
    if (!(thrown instanceof UnusualWorkbook)) throw thrown;
  }
  const { isOpenDocument } = await checkForFallback(archive);
  const warnings = archiveWarnings(archive.names);
  return yield* stepsOf(await readBySheetJs(bytes, { showsText: isOpenDocument, warnings }));
}

function* stepsOf(book: SheetBook): Generator<ReadStep, SheetBook> {
  for (const [index, sheet] of book.sheets.entries())
    if (sheet instanceof StoredSheet) yield { sheet, index, rows: sheet.rowCount, isComplete: true };
  return book;
}

/**
 * Reads a workbook step by step; the last value is the whole of it. XLSX by a scanner of our own, everything else by SheetJS.
 * Formulas are never calculated and nothing is fetched. Throws `AppError` with a code `document_*`.
 */
export async function* readWorkbookSteps(
  bytes: Uint8Array<ArrayBuffer>,
  options: WorkbookOptions,
): AsyncGenerator<ReadStep, SheetBook> {
  const { signal, password } = options;
  if (bytes.length === 0) throw new AppError('document_empty');
  signal.throwIfAborted();
  if (isArchive(bytes)) return yield* readArchive(bytes, options);
  if (!isCompoundFile(bytes) && !isBareStream(bytes)) throw new AppError('document_mismatch');
  const opened = isCompoundFile(bytes) ? await openEncrypted(bytes) : undefined;
  if (opened) return yield* readArchive(opened, options);
  return yield* stepsOf(await readBySheetJs(bytes, { password, showsText: false, warnings: [] }));
}
