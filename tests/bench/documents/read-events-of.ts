import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Block, DocumentFacts, DocumentWarning } from '@/shared/documents/document.ts';
import type { Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import type { ReadQuestion } from './read-protocol.ts';

/** What a reader is given for a file on disk. */
export function requestFor({ path, password }: ReadQuestion, assets: string): ReadRequest {
  return {
    bytes: new Uint8Array(readFileSync(path)),
    name: basename(path),
    password,
    recognise: true,
    signal: new AbortController().signal,
    assets,
  };
}

export interface ReadWhole {
  facts: DocumentFacts;
  blocks: Block[];
  warnings: DocumentWarning[];
}

/** Everything a reader gives for a request. */
export async function readWhole(reader: Reader, request: ReadRequest): Promise<ReadWhole> {
  const blocks: Block[] = [];
  const warnings: DocumentWarning[] = [];
  for await (const event of reader(request)) {
    if (event.type === 'blocks') for (const one of event.blocks) blocks.push(one);
    if (event.type === 'warning') warnings.push(event.warning);
    if (event.type === 'done') return { facts: event.facts, blocks, warnings };
  }
  throw new Error('The reader ended without saying that it was done.');
}
