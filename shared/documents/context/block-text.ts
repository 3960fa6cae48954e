import type { Block } from '@/shared/documents/document.ts';
import { columnName, parseRangeName } from '@/shared/documents/sheets/a1.ts';

/** What nobody sees and a model would still read: controls, turned directions, tag characters, zero-width blanks. */
const UNSEEN =
  /(?![\t\n])\p{Cc}|[\u00AD\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Text as it may stand in a prompt. */
export function promptText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
}

const line = (cells: readonly string[]) =>
  cells.map((cell) => cell.replace(/[\t\n]+/g, ' ').trim()).join('\t');

/** Rows of a sheet with the letters of their columns and their numbers, so that one cell can be named. */
function numberedRows(rows: readonly (readonly string[])[], range: string): string | undefined {
  const area = parseRangeName(range);
  if (!area) return undefined;
  const width = Math.max(...rows.map(({ length }) => length));
  const letters = Array.from({ length: width }, (_, at) => columnName(area.left + at));
  // A block that goes on with a table repeats its head, which has another row.
  const repeated = Math.max(0, rows.length - (area.bottom - area.top + 1));
  const body = rows.map((cells, at) =>
    line([at < repeated ? 'head' : String(area.top + 1 + at - repeated), ...cells]),
  );
  return [line(['row', ...letters]), ...body].join('\n');
}

/** A block as a prompt shows it, without its address. */
export function blockText(block: Block): string {
  const { kind, place, rows } = block;
  if (kind === 'table' && rows) {
    const numbered = place.in === 'sheet' ? numberedRows(rows, place.range) : undefined;
    return promptText(numbered ?? rows.map(line).join('\n'));
  }
  const text = promptText(block.text);
  if (kind === 'heading') return `${'#'.repeat(block.level ?? 1)} ${text.replace(/\s*\n\s*/g, ' ')}`;
  if (kind !== 'list' || block.ordered) return text;
  return text.replace(/^(?!\s*[-•*])(?=\S)/gm, '- ');
}
