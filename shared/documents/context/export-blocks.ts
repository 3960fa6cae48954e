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

/** Blocks as Markdown for the clipboard or a file. */
export function exportMarkdown(blocks: readonly Block[]): string {
  return writeMarkdown(
    blocks.map((block) =>
      block.rows ? { ...block, rows: block.rows.map((row) => row.map(guardCell)) } : block,
    ),
  );
}
