import { AppError } from '@/shared/errors/app-error.ts';
import { Archive, isArchive } from './archive.ts';
import { type ReadStep, readXlsx } from './read-xlsx.ts';
import type { SheetBook } from './sheet-book.ts';

export interface WorkbookOptions {
  signal: AbortSignal;
  /** Held while reading, never kept. */
  password?: string | undefined;
}

/** Reads a workbook step by step; the last value is the whole of it. */
export async function* readWorkbookSteps(
  bytes: Uint8Array<ArrayBuffer>,
  { signal }: WorkbookOptions,
): AsyncGenerator<ReadStep, SheetBook> {
  if (bytes.length === 0) throw new AppError('document_empty');
  signal.throwIfAborted();
  if (!isArchive(bytes)) throw new AppError('document_mismatch');
  return yield* readXlsx(new Archive(bytes, signal));
}

/**
 * Reads a workbook: XLSX by the scanner, everything else by SheetJS. Throws `AppError` with a code `document_*`.
 */
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
