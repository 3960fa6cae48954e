import type { ReadEvent } from '@/shared/documents/read-events.ts';
import type { WorkerEvent } from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { KeptBlocks } from './kept-blocks.ts';

/** The panel is told of what grew at most this often, in ms: a reader may give thousands of pieces a second. */
const TELL_MS = 100;

interface ReadFileRequest {
  file: File;
  password?: string | undefined;
  recognise: boolean;
  assets: string;
  kept: KeptBlocks;
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

/** Reads a file into `kept` and tells how far it is; resolves when it was told how it ended. */
export async function readFile({ file, kept, tell, ...options }: ReadFileRequest): Promise<void> {
  const bytes = await bytesOf(file);
  if (bytes.length === 0) throw new AppError('document_empty');
  tell({ type: 'identity', id: await identify(bytes) });
  const { readDocument } = await import('@/shared/documents/read-document.ts');
  const pace = createPace(tell);
  const take = (event: ReadEvent) => {
    if (event.type === 'progress') pace.say(event);
    if (event.type === 'warning') tell(event);
    if (event.type === 'blocks') {
      kept.add(event.blocks);
      pace.say({ type: 'grown', parts: kept.parts() });
    }
    if (event.type === 'done') {
      pace.flush();
      tell({ ...event, parts: kept.parts() });
    }
  };
  const request = { ...options, bytes, name: file.name, signal: new AbortController().signal };
  for await (const event of readDocument(request)) take(event);
}
