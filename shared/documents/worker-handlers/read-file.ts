import { displayName } from '@/shared/documents/display-name.ts';
import type { DocumentFacts } from '@/shared/documents/document.ts';
import { detectFormat } from '@/shared/documents/formats/detect-format.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import type { ReadEvent, ReadRequest } from '@/shared/documents/read-events.ts';
import type { SheetBook } from '@/shared/documents/sheets/sheet-book.ts';
import type { WorkerEvent } from '@/shared/documents/worker-messages.ts';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { BlockStore } from './block-store.ts';

/** The panel is told of what grew at most this often, in ms: a reader may give thousands of pieces a second. */
const TELL_MS = 100;

interface ReadFileRequest {
  file: File;
  password?: string | undefined;
  recognise: boolean;
  assets: string;
  store: BlockStore;
  tell: (event: WorkerEvent) => void;
}

/** The bytes of a file; one that was moved, changed or locked meanwhile cannot be read (faults F31). */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (thrown) {
    throw new AppError('document_changed', { cause: thrown });
  }
}

async function identify(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Says of several kinds of news at most one each in a while, and never drops the last. */
function createPace(tell: (event: WorkerEvent) => void) {
  const waiting = new Map<WorkerEvent['type'], WorkerEvent>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    toldAt = performance.now();
    for (const event of waiting.values()) tell(event);
    waiting.clear();
  };
  return {
    say(event: WorkerEvent) {
      waiting.set(event.type, event);
      if (performance.now() - toldAt >= TELL_MS) flush();
    },
    flush,
  };
}

/** What a parser throws of its own is about the file, not about us. */
function toReadError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  return error.code === 'internal' ? new AppError('document_damaged', { cause: thrown }) : error;
}

/** The events of a file; of a workbook or a table the last value is it, for rows that blocks leave out and for profiles. */
async function openFile(request: ReadRequest): Promise<AsyncIterator<ReadEvent, SheetBook | undefined>> {
  const format = await detectFormat(request.bytes, request.name);
  if (format === 'workbook')
    return (await import('@/shared/documents/sheets/workbook-reader.ts')).openWorkbook(request);
  if (format === 'csv') return (await import('@/shared/documents/sheets/csv-reader.ts')).openCsv(request);
  return readDocument(request);
}

/** Reads a file into `store` and tells how far it is; resolves when it was told how it ended. */
export async function readFile({ file, store, tell, ...options }: ReadFileRequest): Promise<void> {
  const startedMs = performance.now();
  store.source = { file, assets: options.assets };
  const bytes = await bytesOf(file);
  if (bytes.length === 0) throw new AppError('document_empty');
  const id = await identify(bytes);
  tell({ type: 'identity', id });
  const pace = createPace(tell);
  let facts: DocumentFacts | undefined;
  const take = (event: ReadEvent) => {
    if (event.type === 'progress') pace.say(event);
    if (event.type === 'warning') tell(event);
    if (event.type === 'done') facts = event.facts;
    if (event.type !== 'blocks') return;
    store.add(event.blocks);
    pace.say({ type: 'grown', parts: store.parts() });
  };
  const name = displayName(file.name);
  try {
    const events = await openFile({
      ...options,
      bytes,
      name: file.name,
      signal: new AbortController().signal,
    });
    let step = await events.next();
    for (; !step.done; step = await events.next()) take(step.value);
    if (step.value) store.open(step.value);
  } catch (thrown) {
    throw toReadError(thrown);
  }
  if (!facts) throw new AppError('document_damaged');
  const provenance = { ...facts.provenance, elapsedMs: Math.round(performance.now() - startedMs) };
  pace.flush();
  tell({
    type: 'done',
    facts: { ...facts, id, name, bytes: bytes.length, provenance },
    parts: store.parts(),
  });
}
