import type { Block, DocumentFacts, DocumentWarning, OutlineEntry } from '@/shared/documents/document.ts';
import type { Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import type { ReadPage } from './page-reader.ts';
import { PdfPages } from './pdf-pages.ts';

/**
 * Reads a PDF. Its first page comes as soon as the two behind it are known, each other page with eight behind it: what
 * repeats is a running head. Throws `document_empty`, `document_mismatch`, `document_damaged`, `document_password`,
 * `document_password_wrong`, `document_too_complex` or `aborted`.
 */
export const readPdf: Reader = async function* (request) {
  const started = performance.now();
  const warnings: DocumentWarning[] = [];
  const pages = await PdfPages.open(request);
  try {
    for await (const page of pages.read()) {
      if (page.blocks.length > 0) yield { type: 'blocks', blocks: page.blocks };
      for (const warning of page.warnings) {
        warnings.push(warning);
        yield { type: 'warning', warning };
      }
      yield { type: 'progress', unit: 'pages', done: page.number, total: pages.count };
    }
    for (const warning of pages.warnings()) {
      warnings.push(warning);
      yield { type: 'warning', warning };
    }
    const facts = { pages: pages.count, outline: pages.outline, warnings, started };
    yield { type: 'done', facts: factsOf(request, facts) };
  } finally {
    await pages.close();
  }
};

function factsOf(
  { bytes, name }: ReadRequest,
  read: { pages: number; outline: OutlineEntry[]; warnings: DocumentWarning[]; started: number },
): DocumentFacts {
  return {
    id: '',
    name,
    format: 'pdf',
    bytes: bytes.length,
    parts: { unit: 'pages', count: read.pages },
    warnings: read.warnings,
    outline: read.outline,
    provenance: { reader: 'pdfjs-dist', elapsedMs: performance.now() - read.started },
  };
}

/** All of a PDF at once: how many pages it has, the whole text of each that was read, its blocks and warnings. */
export async function readPdfPages(request: ReadRequest): Promise<{
  pages: number;
  pageTexts: string[];
  blocks: Block[];
  warnings: DocumentWarning[];
}> {
  const pages = await PdfPages.open(request);
  try {
    const read: ReadPage[] = [];
    for await (const page of pages.read()) read.push(page);
    return {
      pages: pages.count,
      pageTexts: read.map((page) => page.text),
      blocks: read.flatMap((page) => page.blocks),
      warnings: [...read.flatMap((page) => page.warnings), ...pages.warnings()],
    };
  } finally {
    await pages.close();
  }
}
