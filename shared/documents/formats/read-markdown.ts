import type { DocumentWarning } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { Reader } from '@/shared/documents/read-events.ts';
import { createTextReader } from './block-reader.ts';

/** Markdown (CommonMark with tables): headings, lists, tables, code and links, addressed by the lines of its source. */
export const readMarkdown: Reader = createTextReader({
  format: 'markdown',
  name: 'markdown-it',
  async read(text, { signal }) {
    const { markdownBlocks } = await import('./markdown-blocks.ts');
    const warnings: DocumentWarning[] = [];
    if (text.length > limits.markupChars) warnings.push({ code: 'text_cut' });
    return {
      blocks: markdownBlocks(text.slice(0, limits.markupChars), { signal, warnings }),
      warnings: () => warnings,
    };
  },
});
