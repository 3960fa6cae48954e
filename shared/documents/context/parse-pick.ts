import { limits } from '@/shared/documents/limits.ts';
import { parseRangeName, rangeName } from '@/shared/documents/sheets/a1.ts';
import type { Pick } from './pick-blocks.ts';

interface FileParts {
  /** Pages of the file, where it has pages. */
  pages?: number;
  /** Its sheets, in order; a range without a sheet means the first one. */
  sheets?: readonly string[];
}

const PAGES = /^(\d{1,6})(?:\s*(?:-|–|—|to|\.\.)\s*(\d{1,6})?)?$/i;
const SHEET = /^(?:'((?:[^']|'')+)'|([^!']+))(?:!(.*))?$/;
const COLUMNS = /^\$?([A-Z]{1,3}):\$?([A-Z]{1,3})$/i;
const ROWS = /^\$?(\d{1,7}):\$?(\d{1,7})$/;

/** `B2:D9`, `B7`, whole columns `A:C` and whole rows `2:5`, with the corners in order. */
function rangeOf(text: string): string | undefined {
  const columns = COLUMNS.exec(text);
  const rows = ROWS.exec(text);
  const cells = columns
    ? `${columns[1]}1:${columns[2]}${limits.rows}`
    : rows
      ? `A${rows[1]}:XFD${rows[2]}`
      : text;
  const area = parseRangeName(cells);
  return area && area.right < limits.columns && area.bottom < limits.rows ? rangeName(area) : undefined;
}

function parsePages(parts: readonly string[], last: number): number[] | undefined {
  const pages = new Set<number>();
  for (const part of parts) {
    const match = PAGES.exec(part.replace(/^(?:pages?|pp?\.?)\s*/i, ''));
    if (!match) return undefined;
    const from = Number(match[1]);
    // "7-" goes to the end.
    const isOpen = match[2] === undefined && /[-–—.]|to/i.test(part.replace(/^\D+/, ''));
    const to = match[2] === undefined ? (isOpen ? last : from) : Number(match[2]);
    for (let page = Math.max(1, Math.min(from, to)); page <= Math.min(last, Math.max(from, to)); page += 1)
      pages.add(page);
  }
  return pages.size > 0 ? [...pages].sort((a, b) => a - b) : undefined;
}

function parseSheetPart(
  part: string,
  sheets: readonly string[],
): { sheet: string; range?: string } | undefined {
  const [first = ''] = sheets;
  const alone = rangeOf(part);
  if (alone) return { sheet: first, range: alone };
  const match = SHEET.exec(part);
  const wanted = (match?.[1]?.replaceAll("''", "'") ?? match?.[2] ?? '').trim().toLowerCase();
  const sheet = sheets.find((name) => name.toLowerCase() === wanted);
  if (sheet === undefined) return undefined;
  if (!match?.[3]) return { sheet };
  const range = rangeOf(match[3].trim());
  return range ? { sheet, range } : undefined;
}

/**
 * What a user types to name a part of a file: `1-3, 7` of pages, `B2:D9`, `Sheet2!A:C` or `'My sheet'` of a workbook.
 * @returns undefined for what names nothing that is there
 */
export function parsePick(text: string, { pages, sheets }: FileParts): Pick | undefined {
  const whole = text.trim();
  if (!whole) return undefined;
  const isOneSheet = sheets?.some((name) => name.toLowerCase() === whole.toLowerCase());
  const parts = isOneSheet
    ? [`'${whole.replaceAll("'", "''")}'`]
    : whole.split(/[,;]\s*(?=(?:[^']*'[^']*')*[^']*$)/);
  const named = parts.map((part) => part.trim()).filter(Boolean);
  if (sheets) {
    const ranges = named.map((part) => parseSheetPart(part, sheets));
    const known = ranges.filter((range) => range !== undefined);
    return known.length > 0 && known.length === ranges.length ? { ranges: known } : undefined;
  }
  const found = pages === undefined ? undefined : parsePages(named, pages);
  return found && { pages: found };
}
