import type { DocumentFacts } from '@/shared/documents/document.ts';
import { idOf } from '@/shared/documents/file-id.ts';
import type { LanguagePack } from '@/shared/documents/images/language-pack.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import type { ReadEvent } from '@/shared/documents/read-events.ts';
import type { WorkerEvent } from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { BlockStore } from './block-store.ts';

/** The panel is told of what grew at most this often, in ms: a reader may give thousands of pieces a second. */
const TELL_MS = 100;

interface ReadFileRequest {
  file: File;
  password?: string | undefined;
  recognise: boolean;
  pack?: LanguagePack | undefined;
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

/** Reads a file into `store` and tells how far it is; resolves when it was told how it ended. */
export async function readFile({ file, store, tell, ...options }: ReadFileRequest): Promise<void> {
  const startedMs = performance.now();
  store.source = { file, assets: options.assets };
  const bytes = await bytesOf(file);
  if (bytes.length === 0) throw new AppError('document_empty');
  const id = await idOf(bytes);
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
  const signal = new AbortController().signal;
  const events = readDocument({ ...options, bytes, id, name: file.name, signal });
  let step = await events.next();
  for (; !step.done; step = await events.next()) take(step.value);
  if (step.value) store.open(step.value);
  if (!facts) throw new AppError('document_damaged');
  pace.flush();
  const provenance = { ...facts.provenance, elapsedMs: Math.round(performance.now() - startedMs) };
  tell({ type: 'done', facts: { ...facts, provenance }, parts: store.parts() });
}
