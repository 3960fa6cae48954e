import type { Reader } from '@/shared/documents/read-events.ts';
import { createTextReader } from './block-reader.ts';
import { lineBlocks, spansOf } from './line-blocks.ts';

/** Where a function, a class or a section begins, in most languages. */
const BEGINS =
  /^(?:export\b|import\b|(?:public|private|protected|internal|static|async|abstract|final|pub(?:\([a-z]+\))?)\s|function\b|def\b|class\b|interface\b|struct\b|enum\b|impl\b|trait\b|type\b|fn\b|func\b|sub\b|module\b|namespace\b|package\b|const\b|let\b|var\b|create\b|select\b|insert\b|update\b|alter\b|@|#|\/\/|\/\*|--|\[|<[a-z!])/i;

/** Source code: as it is written, cut before functions and at blank lines that stand outside of them. */
export const readCode: Reader = createTextReader({
  format: 'code',
  name: 'code',
  read: (text) => ({
    blocks: lineBlocks(
      spansOf(text, {
        endsBefore: (line, blanks) =>
          !/^[\s})\]]/.test(line) && (blanks > 1 || (blanks > 0 && BEGINS.test(line))),
      }),
      'code',
      (part) => part,
    ),
  }),
});
