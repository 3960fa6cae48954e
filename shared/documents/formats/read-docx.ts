import type { DocumentWarning } from '@/shared/documents/document.ts';
import type { Reader, ReadRequest } from '@/shared/documents/read-events.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { blockEvents } from './block-reader.ts';
import { htmlBlocks } from './html-blocks.ts';
import { parseHtml } from './html-tree.ts';
import { paragraphPlaces } from './read-html.ts';
import { HIDDEN_MARK, openWordPackage } from './word-package.ts';

/** What Word's own styles stand for, beside the library's map of headings and lists. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  "p[style-name='caption'] => figcaption:fresh",
  "p[style-name='Caption'] => figcaption:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  `highlight[color='${HIDDEN_MARK}'] => span.${HIDDEN_MARK}`,
  'comment-reference => ',
  'br[type="page"] => hr',
];
const HIDE = `<style>.${HIDDEN_MARK}{display:none}</style>`;

async function toHtml(bytes: ArrayBuffer): Promise<string> {
  const { default: mammoth } = await import('mammoth/mammoth.browser.min.js');
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    { styleMap: STYLES, convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return value;
}

/**
 * Word: headings, paragraphs, lists, tables, footnotes and links, addressed by the number of the block. Pictures and
 * macros are never unpacked; what cannot be seen is marked as hidden.
 */
export const readDocx: Reader = async function* readWord(request: ReadRequest) {
  const startedMs = performance.now();
  // An encrypted file is an OLE2 container (MS-OFFCRYPTO), which is not opened, as with workbooks.
  if (request.bytes[0] === 0xd0) throw new AppError('document_encrypted');
  const { bytes, warnings: found } = await openWordPackage(request.bytes, request.signal);
  yield { type: 'progress', unit: 'percent', done: 10, total: 100 };
  request.signal.throwIfAborted();
  const html = await toHtml(bytes).catch((cause: unknown) => {
    throw new AppError(cause instanceof RangeError ? 'document_too_complex' : 'document_damaged', { cause });
  });
  request.signal.throwIfAborted();
  const { blocks, hidden } = htmlBlocks(parseHtml(HIDE + html), {
    nextPlace: paragraphPlaces(),
    keepsHidden: true,
  });
  const all: DocumentWarning[] = hidden > 0 ? [...found, { code: 'hidden_text', count: hidden }] : found;
  const read = blocks.map((block, at) => ({ block, until: at + 1 }));
  const { warnings, outline } = yield* blockEvents(
    { blocks: read, warnings: () => all },
    { total: blocks.length, signal: request.signal },
  );
  yield {
    type: 'done',
    facts: {
      id: '',
      name: request.name,
      format: 'docx',
      bytes: request.bytes.length,
      parts: null,
      warnings,
      outline,
      provenance: { reader: 'mammoth', elapsedMs: performance.now() - startedMs },
    },
  };
};
