import type { Block, DocumentFormat, DocumentWarning, OutlineEntry } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { ReadEvent, Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { decodeText } from './decode-text.ts';

/** So much text goes out at once, and as often progress is told and cancelling is looked for. */
const BATCH_CHARS = 32_000;
const BATCH_BLOCKS = 200;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a format makes of a text: its blocks in order, with how far in the source each of them ends. */
export interface ReadBlock {
  block: Block;
  /** UTF-16 units of the source up to its end. */
  until: number;
}

export interface Reading {
  blocks: Iterable<ReadBlock> | AsyncIterable<ReadBlock>;
  /** Asked after the last block. */
  warnings?: () => readonly DocumentWarning[];
}

interface BlockReader {
  format: DocumentFormat;
  name: string;
  /** Begins to read a decoded text. */
  read(text: string, request: ReadRequest): Reading | Promise<Reading>;
}

interface Batch {
  blocks: Block[];
  chars: number;
}

/**
 * The events of what is read block by block: batches, progress, what was cut, and the facts. Stops at `limits.textChars`.
 * @param total UTF-16 units of the source
 */
export async function* blockEvents(
  reading: Reading,
  { total, signal }: { total: number; signal: AbortSignal },
): AsyncGenerator<ReadEvent, { warnings: DocumentWarning[]; outline: OutlineEntry[] }> {
  let batch: Batch = { blocks: [], chars: 0 };
  let chars = 0;
  const warnings: DocumentWarning[] = [];
  const outline: OutlineEntry[] = [];
  for await (const { block, until } of reading.blocks) {
    const room = limits.textChars - chars;
    if (block.text.length > room) {
      warnings.push({ code: 'text_cut', place: block.place });
      break;
    }
    chars += block.text.length;
    batch.blocks.push(block);
    batch.chars += block.text.length;
    if (block.kind === 'heading' && !block.hidden)
      outline.push({ title: block.text, level: block.level ?? 1, place: block.place });
    if (batch.chars < BATCH_CHARS && batch.blocks.length < BATCH_BLOCKS) continue;
    yield { type: 'blocks', blocks: batch.blocks };
    yield {
      type: 'progress',
      unit: 'percent',
      done: Math.min(99, (until / Math.max(1, total)) * 100),
      total: 100,
    };
    batch = { blocks: [], chars: 0 };
    await nextTurn();
    if (signal.aborted) throw new AppError('aborted', { cause: signal.reason });
  }
  if (batch.blocks.length > 0) yield { type: 'blocks', blocks: batch.blocks };
  warnings.push(...(reading.warnings?.() ?? []));
  for (const warning of warnings) yield { type: 'warning', warning };
  return { warnings, outline };
}

/** A reader of a format that is text: decodes the bytes, cuts what is too long, gives the events. */
export function createTextReader({ format, name, read }: BlockReader): Reader {
  return async function* readText(request) {
    const startedMs = performance.now();
    const decoded = await decodeText(request.bytes);
    if (!decoded) throw new AppError('document_damaged');
    if (decoded.text.trim() === '') throw new AppError('document_empty');
    yield { type: 'progress', unit: 'percent', done: 0, total: 100 };
    const guessed: DocumentWarning[] = decoded.isGuessed ? [{ code: 'encoding_guessed' }] : [];
    for (const warning of guessed) yield { type: 'warning', warning };
    if (request.signal.aborted) throw new AppError('aborted', { cause: request.signal.reason });
    const reading = await read(decoded.text, request);
    const total = decoded.text.length;
    const { warnings, outline } = yield* blockEvents(reading, { total, signal: request.signal });
    yield {
      type: 'done',
      facts: {
        id: '',
        name: request.name,
        format,
        bytes: request.bytes.length,
        parts: null,
        warnings: [...guessed, ...warnings],
        outline,
        provenance: { reader: name, elapsedMs: performance.now() - startedMs },
      },
    };
  };
}
