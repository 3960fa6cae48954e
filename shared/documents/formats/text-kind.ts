import type { DocumentFormat } from '@/shared/documents/document.ts';

/** Of a Markdown text without the ending, so many different signs are needed. */
const MIN_MARKDOWN_SIGNS = 2;
const markdownSigns: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^\|.+\|\n\|[ :|-]+\|$/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /^(?:[-*+] \S.*\n){2,}/m,
  /(?:^|\s)\*\*\S[^*\n]*\*\*/,
  /^> \S/m,
];

/** After blank space, comments and an XML declaration, the first tag says it. */
const HTML_START =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|title|style|script|div|p|h[1-6])\b/i;
const SHEET_XML = /<(?:\w+:)?Workbook\b[^>]*urn:schemas-microsoft-com:office:spreadsheet/;
const FLAT_SHEET = /<office:document\b[^>]*opendocument\.spreadsheet/;
const SVG_START =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*|<!doctype\s+svg[^>]*>\s*)*<(?:\w+:)?svg\b/i;

/** What a text is by its first letters, whatever its name says; undefined where nothing tells. */
export type MarkedText = 'html' | 'svg' | 'sheet-xml' | 'rtf';

export function markedText(sample: string): MarkedText | undefined {
  const head = sample.slice(0, 8_000);
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (SHEET_XML.test(head) || FLAT_SHEET.test(head)) return 'sheet-xml';
  if (SVG_START.test(head)) return 'svg';
  if (HTML_START.test(head)) return 'html';
  return undefined;
}

/** Whether a whole text is JSON, by its two ends; what is between them its reader will see. */
function looksLikeJson(sample: string, isWhole: boolean): boolean {
  const start = sample.trimStart();
  if (!/^(?:\{\s*(?:"|\})|\[\s*(?:[[{"\d\-\]tfn]))/.test(start)) return false;
  if (!isWhole) return start.startsWith('{') || /^\[\s*[[{"]/.test(start);
  try {
    JSON.parse(sample);
    return true;
  } catch {
    return false;
  }
}

/** What a text is that no ending names: HTML, JSON, Markdown by its signs, plain text. */
export function kindOfText(sample: string, isWhole: boolean): DocumentFormat {
  if (markedText(sample) === 'html') return 'html';
  if (looksLikeJson(sample, isWhole)) return 'json';
  const signs = markdownSigns.filter((sign) => sign.test(sample)).length;
  return signs >= MIN_MARKDOWN_SIGNS ? 'markdown' : 'text';
}
