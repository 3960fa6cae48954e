import type { Block, DocumentWarning } from '@/shared/documents/document.ts';
import { readPdfPages } from '@/shared/documents/pdf/read-pdf.ts';
import type { ReadRequest } from '@/shared/documents/read-events.ts';
import { documentAssets } from './document-assets.ts';
import { type PdfSource, writePdf } from './pdf-writer.ts';

/** What the reader is asked for these bytes. */
export function pdfRequest(bytes: Uint8Array<ArrayBuffer>, options: Partial<ReadRequest> = {}): ReadRequest {
  return {
    bytes,
    name: 'file.pdf',
    signal: new AbortController().signal,
    assets: documentAssets(),
    ...options,
  };
}

/** Writes a PDF and reads it. */
export function readSource(source: PdfSource, options: Partial<ReadRequest> = {}) {
  return readPdfPages(pdfRequest(writePdf(source), options));
}

/** Blocks as `kind: text`, the way a test reads them. */
export function outlineOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ kind, text }) => `${kind}: ${text}`);
}

export function codesOf(warnings: readonly DocumentWarning[]): string[] {
  return warnings.map(({ code }) => code);
}
