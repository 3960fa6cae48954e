import type { Block } from '@/shared/documents/document.ts';
import { writeMarkdown } from '@/shared/documents/write-markdown.ts';

/** What a spreadsheet takes for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^(?:[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/u;
/** A figure that begins with its sign is none. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:[.,' ]\d{3})+)(?:[.,]\d+)?(?:e[+-]?\d+)?\s*[%€$£]?$/i;

/** A cell's text that no spreadsheet runs: led by an apostrophe where it begins as a formula does (faults S5, F24). */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text.trim()) ? `'${text}` : text;
}

function csvCell(text: string): string {
  const safe = guardCell(text);
  return /[",\n\r\t;]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180, with a byte order mark, so that Excel reads UTF-8). */
export function exportCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Blocks as Markdown for the clipboard or a file. */
export function exportMarkdown(blocks: readonly Block[]): string {
  return writeMarkdown(
    blocks.map((block) =>
      block.rows ? { ...block, rows: block.rows.map((row) => row.map(guardCell)) } : block,
    ),
  );
}
