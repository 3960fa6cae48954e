import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { AppError } from '@/shared/errors/app-error.ts';
import { DirectPort } from './direct-port.ts';
import { withTrailer } from './repair-trailer.ts';
import { NoFilterFactory, WorkerCanvasFactory } from './worker-canvas.ts';

const isNode = () => typeof process === 'object' && typeof process.versions?.node === 'string';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

let loading: Promise<PdfJs> | undefined;

/** pdf.js with its worker's half in this thread: a worker of our own calls us, a nested one is not needed. */
export function loadPdfJs(): Promise<PdfJs> {
  loading ??= (async () => {
    const global = globalThis as { pdfjsWorker?: unknown };
    global.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return import('pdfjs-dist/legacy/build/pdf.mjs');
  })();
  return loading;
}

/** Pixels of pictures where only text is read. */
const NO_PICTURES = 1;

/** Nothing is drawn: fonts are not handed to the browser, which a worker has no page for. */
function leaveFonts(document: PDFDocumentProxy): void {
  const { _transport } = document as unknown as { _transport: { fontLoader: { bind: () => Promise<void> } } };
  _transport.fontLoader.bind = async () => undefined;
}

export interface OpenRequest {
  bytes: Uint8Array<ArrayBuffer>;
  password?: string | undefined;
  assets: string;
  /** Pixels up to which pictures are decoded; 1 decodes none, which is what text needs. */
  imagePixels: number;
}

export interface OpenPdf {
  document: PDFDocumentProxy;
  /** Whether a page had more operators than are read. */
  wasCut(): boolean;
  /** Whether it had lost its end and was given a new one. */
  wasMended: boolean;
  close(): Promise<void>;
}

/** pdf.js names its reasons; the names outlive its messages. */
function reasonOf(thrown: unknown, hasPassword: boolean): AppError {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'PasswordException')
    return new AppError(hasPassword ? 'document_password_wrong' : 'document_password', { cause: thrown });
  return new AppError('document_damaged', { cause: thrown });
}

/**
 * Opens a PDF for reading: no scripts, no XFA, no fonts of the system, nothing fetched but `assets`. Throws
 * `document_password`, `document_password_wrong` or `document_damaged`.
 */
export async function openPdf(request: OpenRequest): Promise<OpenPdf> {
  try {
    return await openOnce(request);
  } catch (thrown) {
    const mended =
      thrown instanceof AppError && thrown.code === 'document_damaged'
        ? withTrailer(request.bytes)
        : undefined;
    if (!mended) throw thrown;
    return { ...(await openOnce({ ...request, bytes: mended })), wasMended: true };
  }
}

async function openOnce({ bytes, password, assets, imagePixels }: OpenRequest): Promise<OpenPdf> {
  const pdfjs = await loadPdfJs();
  const { WorkerMessageHandler } = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const [ours, theirs] = DirectPort.pair();
  WorkerMessageHandler.initializeFromPort(theirs);
  const worker = new pdfjs.PDFWorker({ port: ours as unknown as null, verbosity: 0 });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  const task = pdfjs.getDocument({
    worker,
    // pdf.js keeps what it is given.
    data: bytes.slice(),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${assets}pdfjs/cmaps/`,
    standardFontDataUrl: `${assets}pdfjs/standard_fonts/`,
    wasmUrl: `${assets}pdfjs/wasm/`,
    iccUrl: `${assets}pdfjs/iccs/`,
    cMapPacked: true,
    verbosity: 0,
    enableXfa: false,
    // The names and widths of fonts, by which bold and typewriter type are told.
    fontExtraProperties: true,
    useSystemFonts: false,
    // Where only text is read, no glyph is made a path.
    disableFontFace: imagePixels > NO_PICTURES,
    ...(isNode() ? {} : { CanvasFactory: WorkerCanvasFactory, FilterFactory: NoFilterFactory }),
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Left open, pdf.js asks the page's document for its address, and a worker has none. Node reads files itself.
    ...(isNode() ? {} : { useWorkerFetch: true }),
    maxImageSize: imagePixels,
    // Faults C5: never on, and the policy of extension pages forbids it anyway.
    ...{ isEvalSupported: false },
  });
  try {
    const document = await task.promise;
    if (imagePixels <= NO_PICTURES) leaveFonts(document);
    return { document, wasCut: () => theirs.wasCut, wasMended: false, close };
  } catch (thrown) {
    await close();
    throw reasonOf(thrown, password !== undefined && password !== '');
  }
}
