import type { Block, DocumentWarning } from '@/shared/documents/document.ts';
import type { Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import { createTextReader, type ReadBlock, type Reading } from './block-reader.ts';
import { jsonBlocks } from './json-blocks.ts';
import { lineBlocks, spansOf } from './line-blocks.ts';
import { parseJson } from './parse-json.ts';

const DAMAGED: DocumentWarning = { code: 'damaged' };

function* withProgress(blocks: Iterable<Block>, total: number): Generator<ReadBlock> {
  let chars = 0;
  for (const block of blocks) {
    chars += block.text.length;
    yield { block, until: Math.min(total, chars) };
  }
}

/** One value a line (JSON Lines); undefined where a line is none. */
function parseLines(text: string): unknown[] | undefined {
  const values: unknown[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = parseJson(line);
    if (!parsed) return undefined;
    values.push(parsed.value);
  }
  return values.length > 1 ? values : undefined;
}

function read(text: string, _: ReadRequest): Reading {
  const parsed = parseJson(text);
  const value = parsed ? parsed.value : parseLines(text);
  if (value !== undefined) return { blocks: withProgress(jsonBlocks(value), text.length) };
  // What is no JSON is still shown, as it is written.
  const spans = spansOf(text, { endsBefore: (line, blanks) => blanks > 0 || /^\S/.test(line) });
  return { blocks: lineBlocks(spans, 'code', (part) => part), warnings: () => [DAMAGED] };
}

/** JSON and JSON Lines: small values as they are, lists of objects as tables, addressed by their path. */
export const readJson: Reader = createTextReader({ format: 'json', name: 'json', read });
