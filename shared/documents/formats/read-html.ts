import type { DocumentWarning, Place } from '@/shared/documents/document.ts';
import { limits } from '@/shared/documents/limits.ts';
import type { Reader } from '@/shared/documents/read-events.ts';
import { createTextReader } from './block-reader.ts';
import { htmlBlocks } from './html-blocks.ts';
import { parseHtml } from './html-tree.ts';

/** Addresses for blocks that have neither page nor line: their own number. */
export function paragraphPlaces(): () => Place {
  let number = 0;
  return () => {
    number += 1;
    return { in: 'paragraphs', from: number, to: number };
  };
}

/** A saved page: what a reader of it sees. Scripts, styles and hidden parts are dropped; nothing is fetched. */
export const readHtml: Reader = createTextReader({
  format: 'html',
  name: 'parse5',
  read(text) {
    const { blocks, scripts, hidden } = htmlBlocks(parseHtml(text), { nextPlace: paragraphPlaces() });
    const warnings: DocumentWarning[] = [];
    if (scripts > 0) warnings.push({ code: 'scripts_ignored', count: scripts });
    if (hidden > 0) warnings.push({ code: 'hidden_text', count: hidden });
    if (text.length > limits.markupChars) warnings.push({ code: 'text_cut' });
    const total = text.length;
    return {
      blocks: blocks.map((block, at) => ({ block, until: ((at + 1) / blocks.length) * total })),
      warnings: () => warnings,
    };
  },
});
