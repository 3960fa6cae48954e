import type { Block, DocumentFacts, DocumentWarning } from '@/shared/documents/document.ts';
import { addressOf } from '@/shared/documents/document.ts';
import { readDocument } from '@/shared/documents/read-document.ts';
import type { ReadEvent } from '@/shared/documents/read-events.ts';
import { AppError } from '@/shared/errors/app-error.ts';

export interface ReadResult {
  events: ReadEvent[];
  blocks: Block[];
  warnings: DocumentWarning[];
  facts: DocumentFacts | undefined;
}

/** Reads a file as the worker does, to its end. */
export async function readAll(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  signal = new AbortController().signal,
): Promise<ReadResult> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const result: ReadResult = { events: [], blocks: [], warnings: [], facts: undefined };
  for await (const event of readDocument({ bytes, name, signal, assets: '' })) {
    result.events.push(event);
    if (event.type === 'blocks') result.blocks.push(...event.blocks);
    if (event.type === 'warning') result.warnings.push(event.warning);
    if (event.type === 'done') result.facts = event.facts;
  }
  return result;
}

/** The code a file is refused with; `read` where it is not. */
export async function refusalOf(content: string | Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  try {
    await readAll(content, name);
    return 'read';
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : String(thrown);
  }
}

/** Blocks in one line each: address, kind, text. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ kind, place, text, level }) => `${addressOf(place)} ${kind}${level ?? ''}: ${text}`);
}
