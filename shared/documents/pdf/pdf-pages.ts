import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentWarning, OutlineEntry } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { ReadRequest } from '@/shared/documents/read-events.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readAnnotations } from './content/annotations.ts';
import { readOutline } from './content/outline.ts';
import { FontBook, type Layers, layersOf, readPageContent } from './content/page-content.ts';
import { Pictures } from './content/pictures.ts';
import { type Edges, edgesOf } from './layout/running-heads.ts';
import { TypeCensus } from './layout/type-facts.ts';
import { type OpenPdf, openPdf } from './open/open-pdf.ts';
import { guardStreams } from './open/stream-guard.ts';
import { type DrawnPage, type ReadPage, readPage } from './page-reader.ts';

/** Pages read ahead of the first one, and of the others. */
const AHEAD_OF_FIRST = 2;
const AHEAD = 8;
/** A header stands in the first kilobyte; mail and web servers put more before it (faults F4). */
const HEADER_WITHIN = 64 * 1024;
/** Pages in a row that fail: the page tree promised more than there is (faults F10). */
const MOST_FAILURES = 5;

/** A PDF, page after page. */
export class PdfPages {
  /** Pages there are; less than the file says where it promises more than it holds. */
  count: number;
  private isTextCut = false;
  private isSlow = false;
  private readonly damaged: number[] = [];
  private readonly all: number;
  private readonly fonts = new FontBook();
  private readonly census: TypeCensus;
  private readonly edges: Edges[] = [];
  private readonly gutters = new Set<number>();
  private readonly pictures: Pictures;

  private constructor(
    private readonly request: ReadRequest,
    private readonly opened: OpenPdf,
    private readonly known: { layers: Layers; outline: OutlineEntry[] },
  ) {
    this.all = opened.document.numPages;
    this.count = this.all;
    this.census = new TypeCensus(known.outline);
    this.pictures = new Pictures(request);
  }

  /** Throws `document_empty`, `document_mismatch`, `document_damaged`, `document_password*` or `document_too_complex`. */
  static async open(request: ReadRequest): Promise<PdfPages> {
    const { bytes, password, assets, signal } = request;
    if (bytes.length === 0) throw new AppError('document_empty');
    if (!hasHeader(bytes)) throw new AppError('document_mismatch');
    guardStreams(bytes);
    const opened = await openPdf({ bytes, password, assets, imagePixels: 1 });
    try {
      throwIfAborted(signal);
      const [layers, outline] = [await layersOf(opened.document), await readOutline(opened.document)];
      return new PdfPages(request, opened, { layers, outline });
    } catch (thrown) {
      await opened.close();
      throw thrown instanceof AppError ? thrown : new AppError('document_damaged', { cause: thrown });
    }
  }

  get outline(): OutlineEntry[] {
    return this.known.outline;
  }

  /** Pages in their order, each once its neighbours are known. */
  async *read(): AsyncGenerator<ReadPage> {
    const waiting: DrawnPage[] = [];
    const last = Math.min(this.all, limits.pages);
    let letters = 0;
    let done = 0;
    for (let number = 1; number <= last && !this.isTextCut; number++) {
      const drawn = await this.draw(number);
      if (drawn) waiting.push(drawn);
      else if (this.endsAt(number)) break;
      letters += drawn?.content.glyphs ?? 0;
      this.isTextCut = letters >= limits.textChars || drawn?.content.isCut === true;
      while (waiting.length > (done === 0 ? AHEAD_OF_FIRST : AHEAD)) {
        const next = waiting.shift();
        if (next) yield await this.finish(next);
        done++;
      }
    }
    for (const next of waiting) yield await this.finish(next);
    if (this.edges.length === 0)
      throw new AppError(this.isSlow ? 'document_too_complex' : 'document_damaged');
  }

  /** What concerns the whole document, once it is read. */
  warnings(): DocumentWarning[] {
    const found: DocumentWarning[] = [];
    if (this.count > limits.pages) found.push({ code: 'pages_cut', count: this.count - limits.pages });
    if (this.isTextCut || this.opened.wasCut()) found.push({ code: 'text_cut' });
    if (this.opened.wasMended) found.push({ code: 'damaged' });
    for (const page of this.damaged) found.push({ code: 'damaged', place: { in: 'page', page } });
    return found;
  }

  async close(): Promise<void> {
    await this.pictures.close();
    await this.opened.close();
  }

  private async draw(number: number): Promise<DrawnPage | undefined> {
    throwIfAborted(this.request.signal);
    try {
      return await inTime(this.drawPage(this.opened.document, number), this.request.signal);
    } catch (thrown) {
      if (thrown instanceof AppError) throw thrown;
      this.isSlow ||= thrown instanceof SlowPage;
      this.damaged.push(number);
      return undefined;
    }
  }

  private async drawPage(document: PDFDocumentProxy, number: number): Promise<DrawnPage> {
    const page = await document.getPage(number);
    const content = await readPageContent(page, { fonts: this.fonts, layers: this.known.layers });
    const { links, fields } = await readAnnotations(page, content);
    page.cleanup();
    const edges = edgesOf(content, number);
    this.edges.push(edges);
    this.census.add(content.words);
    return { number, content, edges, links, fields };
  }

  /** Whether the pages ended before the file says so. */
  private endsAt(number: number): boolean {
    const failed = this.damaged.slice(-MOST_FAILURES);
    if (failed.length < MOST_FAILURES || failed[0] !== number - MOST_FAILURES + 1) return false;
    this.count = failed[0] - 1;
    this.damaged.splice(-MOST_FAILURES);
    return true;
  }

  private finish(page: DrawnPage): Promise<ReadPage> {
    throwIfAborted(this.request.signal);
    const at = this.edges.findIndex((one) => one.page === page.number);
    return readPage(page, {
      request: this.request,
      facts: this.census.facts(),
      around: this.edges.slice(Math.max(0, at - AHEAD), at + AHEAD + 1),
      pictures: this.pictures,
      gutters: this.gutters,
    });
  }
}

function hasHeader(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length - 4, HEADER_WITHIN);
  for (let at = bytes.indexOf(0x25); at >= 0 && at < end; at = bytes.indexOf(0x25, at + 1))
    if (bytes[at + 1] === 0x50 && bytes[at + 2] === 0x44 && bytes[at + 3] === 0x46) return true;
  return false;
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('aborted');
}

class SlowPage extends Error {}

/** Gives up on a page after `limits.pageMs` and at once when the user stops. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let end: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new SlowPage()), limits.pageMs);
    const abort = () => reject(new AppError('aborted'));
    signal.addEventListener('abort', abort);
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    end?.();
  }
}
