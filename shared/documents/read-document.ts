import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { displayName } from './display-name.ts';
import type { Block, DocumentFacts, DocumentFormat, DocumentWarning } from './document.ts';
import { idOf } from './file-id.ts';
import { detectFormat } from './formats/detect-format.ts';
import { limits } from './limits.ts';
import type { ReadEvent, ReadRequest } from './read-events.ts';
import type { SheetBook } from './sheets/sheet-book.ts';

/** The events of a file; of a workbook or a CSV the last value is it, with every cell. */
type OpenFile = (request: ReadRequest) => AsyncIterable<ReadEvent> | AsyncGenerator<ReadEvent, SheetBook>;

/** Each reader is loaded when its first file comes. */
const readers: Readonly<Record<DocumentFormat, () => Promise<OpenFile>>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  workbook: async () => (await import('./sheets/workbook-reader.ts')).openWorkbook,
  csv: async () => (await import('./sheets/csv-reader.ts')).openCsv,
  image: async () => (await import('./images/image-reader.ts')).readImage,
  docx: async () => (await import('./formats/read-docx.ts')).readDocx,
  html: async () => (await import('./formats/read-html.ts')).readHtml,
  markdown: async () => (await import('./formats/read-markdown.ts')).readMarkdown,
  json: async () => (await import('./formats/read-json.ts')).readJson,
  code: async () => (await import('./formats/read-code.ts')).readCode,
  text: async () => (await import('./formats/read-text.ts')).readText,
};

/** Formats whose reader keeps the text limit by rows: what they leave out is in the workbook still. */
const keepsOwnLimit = (format: DocumentFormat) => format === 'workbook' || format === 'csv';

/** Lets through so much text as `limits.textChars` allows. */
function createTextLimit() {
  let room: number = limits.textChars;
  return {
    isReached: () => room <= 0,
    take(blocks: readonly Block[]): Block[] {
      const fitting: Block[] = [];
      for (const block of blocks) {
        if (block.text.length > room) room = 0;
        if (room <= 0) break;
        room -= block.text.length;
        fitting.push(block);
      }
      return fitting;
    },
  };
}

/** The events of a reader; its last value, where it has one, is the workbook. */
async function* bookEvents(
  events: AsyncIterable<ReadEvent> | AsyncGenerator<ReadEvent, SheetBook>,
): AsyncGenerator<ReadEvent, SheetBook | undefined> {
  const given: AsyncIterator<ReadEvent, SheetBook | undefined> = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await given.next();
      if (step.done) return step.value;
      yield step.value;
    }
  } finally {
    await given.return?.();
  }
}

interface Identity {
  id: string;
  name: string;
  bytes: number;
  startedMs: number;
}

/** The last event, with what the reader of a format does not know. */
function whole(facts: DocumentFacts, { id, name, bytes, startedMs }: Identity): ReadEvent {
  const elapsedMs = Math.round(performance.now() - startedMs);
  const provenance = { ...facts.provenance, elapsedMs };
  return { type: 'done', facts: { ...facts, id, name, bytes, provenance } };
}

/**
 * Reads a file of any format that is known, by its bytes. The first blocks come while the rest is still read; ending the
 * iteration early or aborting `signal` stops the reader.
 * @returns the workbook of a workbook or a CSV, which has every cell: blocks may leave rows out
 * @throws AppError `document_empty`, `document_too_large`, `document_mismatch`, `document_not_supported`, what the reader
 * of its format throws, `document_damaged` for anything a library throws, or `aborted`
 */
export async function* readDocument(request: ReadRequest): AsyncGenerator<ReadEvent, SheetBook | undefined> {
  const startedMs = performance.now();
  const { bytes, signal } = request;
  if (bytes.length === 0) throw new AppError('document_empty');
  if (bytes.length > limits.fileBytes) throw new AppError('document_too_large');
  const name = displayName(request.name);
  const identity = { name, bytes: bytes.length, startedMs };
  const id = request.id ?? idOf(bytes);
  const format = await detectFormat(bytes, request.name);
  try {
    const read = await readers[format]();
    signal.throwIfAborted();
    const given = bookEvents(read({ ...request, name }));
    const events = keepsOwnLimit(format) ? given : limited(given, format);
    try {
      for (;;) {
        const step = await events.next();
        signal.throwIfAborted();
        if (step.done) return step.value;
        const event = step.value;
        yield event.type === 'done' ? whole(event.facts, { ...identity, id: await id }) : event;
      }
    } finally {
      await events.return(undefined);
    }
  } catch (thrown) {
    throw toReadError(thrown, signal);
  }
}

/** What a parser throws of its own is about the file, not about us. */
function toReadError(thrown: unknown, signal: AbortSignal): AppError {
  if (signal.aborted) return new AppError('aborted', { cause: thrown });
  const error = toAppError(thrown);
  return error.code === 'internal' ? new AppError('document_damaged', { cause: thrown }) : error;
}

/** The events of a reader, ended where the text is as long as is read. */
async function* limited(
  events: AsyncIterable<ReadEvent>,
  format: DocumentFormat,
): AsyncGenerator<ReadEvent, undefined> {
  const text = createTextLimit();
  const warnings: DocumentWarning[] = [];
  let pages: number | null = null;
  for await (const event of events) {
    if (event.type === 'progress' && event.unit === 'pages') pages = event.total;
    if (event.type === 'warning') warnings.push(event.warning);
    if (event.type !== 'blocks') {
      yield event;
      continue;
    }
    const blocks = text.take(event.blocks);
    if (blocks.length > 0) yield { type: 'blocks', blocks };
    if (!text.isReached()) continue;
    const warning: DocumentWarning = { code: 'text_cut' };
    yield { type: 'warning', warning };
    yield { type: 'done', facts: cutFacts(format, [...warnings, warning], pages) };
    return;
  }
}

/** What is known of a file that was not read to its end; the name, the id and the time are added by the caller. */
function cutFacts(format: DocumentFormat, warnings: DocumentWarning[], pages: number | null): DocumentFacts {
  return {
    id: '',
    name: '',
    format,
    bytes: 0,
    parts: pages === null ? null : { unit: 'pages', count: pages },
    warnings,
    outline: [],
    provenance: { reader: format, elapsedMs: 0 },
  };
}
