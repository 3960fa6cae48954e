import type { Reader } from '@/shared/documents/read-events.ts';
import { createTextReader } from './block-reader.ts';
import { lineBlocks, spansOf } from './line-blocks.ts';
import { normaliseText } from './normalise-text.ts';

/** Plain text: paragraphs at blank lines, addressed by their lines; line breaks stay as they were written. */
export const readText: Reader = createTextReader({
  format: 'text',
  name: 'text',
  read: (text) => ({
    blocks: lineBlocks(spansOf(text, { endsBefore: (_, blanks) => blanks > 0 }), 'paragraph', normaliseText),
  }),
});
