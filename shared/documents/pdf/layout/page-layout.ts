import type { PageContent } from '@/shared/documents/pdf/content/page-content.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { type Box, downThenAcross } from '@/shared/documents/pdf/geometry.ts';
import { ruledTables } from '@/shared/documents/pdf/tables/find-tables.ts';
import { unruledTables } from '@/shared/documents/pdf/tables/flow-tables.ts';
import type { TableItem } from '@/shared/documents/pdf/tables/table-item.ts';
import { taggedTables } from '@/shared/documents/pdf/tables/tagged-tables.ts';
import { withoutFigures } from './figures.ts';
import { rowsOf, segmentsOf } from './line-fragments.ts';
import { lineOf, type PdfLine } from './lines.ts';
import { type LayoutItem, paragraphsOf } from './paragraphs.ts';
import { type Flow, flowsOf } from './regions.ts';

/** What is known of a document when a page is laid out. */
interface Setting {
  /** Typewriter type is not what the whole is set in. */
  isCodeMono?: boolean;
  /** Where columns of the last pages met; those of this one are added. */
  gutters?: Set<number>;
}

/** Words of a page as items in reading order. */
export function layOut(
  words: readonly PdfWord[],
  { rules, slants, tagged = [] }: Pick<PageContent, 'rules' | 'slants' | 'tagged'> = {
    rules: [],
    slants: [],
  },
  { isCodeMono = true, gutters = new Set() }: Setting = {},
): LayoutItem[] {
  const said = taggedTables(words, tagged);
  const { tables: ruled, rest } = ruledTables(said.rest, rules);
  const tables = [...said.tables, ...ruled];
  const items: LayoutItem[] = [];
  const walls = rules.filter((rule) => !rule.isAcross);
  for (const flow of flowsOf({ segments: segmentsOf(rest), tables, walls, gutters }))
    joinOver(items, flowItems(flow, { isCodeMono, rules }));
  return withoutFigures(items, slants);
}

function flowItems(
  flow: Flow,
  { isCodeMono, rules }: { isCodeMono: boolean; rules: PageContent['rules'] },
): LayoutItem[] {
  const { tables, rest } = unruledTables(flow.rows, { isCodeMono, rules });
  const all = [...tables, ...flow.tables].sort(downThenAcross);
  const lines = rest.map(lineOf);
  const items: LayoutItem[] = [];
  let from = 0;
  for (const table of all) {
    const middle = (table.top + table.bottom) / 2;
    let to = from;
    while (to < lines.length && (lines[to]?.base ?? 0) < middle) to++;
    items.push(...paragraphsOf(lines.slice(from, to), flow), layoutItemOfTable(table, flow));
    from = to;
  }
  items.push(...paragraphsOf(lines.slice(from), flow));
  return items;
}

function layoutItemOfTable(table: TableItem, column: Box): LayoutItem {
  return {
    x0: table.x0,
    x1: table.x1,
    top: table.top,
    bottom: table.bottom,
    lines: [],
    table,
    text: table.rows.map((row) => row.join('\t')).join('\n'),
    size: table.words[0]?.size ?? 0,
    isBold: false,
    isItalic: false,
    isMono: false,
    gapAbove: Infinity,
    leading: 0,
    column,
  };
}

/** A paragraph that stops in the middle of a sentence goes on at the top of the next column. */
function joinOver(items: LayoutItem[], next: LayoutItem[]): void {
  const last = items.at(-1);
  const [first, ...others] = next;
  const goesOn =
    last &&
    first &&
    !last.table &&
    !first.table &&
    last.lines.length > 1 &&
    Math.abs(last.size - first.size) < 0.05 * last.size &&
    last.isBold === first.isBold &&
    /[\p{L},-]$/u.test(last.text) &&
    /^\p{Ll}/u.test(first.text);
  if (goesOn && last && first) {
    const lines = [...last.lines, ...first.lines];
    items[items.length - 1] = { ...last, lines, text: joinedText(last, first) };
    items.push(...others);
  } else items.push(...next);
}

function joinedText(last: LayoutItem, first: LayoutItem): string {
  return `${last.text}\n${first.text}`.replace(/(\p{Ll})[-\u00ad]\n(\p{Ll})/u, '$1$2').replace('\n', ' ');
}

/** Lines of a page as they stand, for its plain text. */
export function plainLines(items: readonly LayoutItem[]): string[] {
  return items.flatMap((item) =>
    item.table
      ? rowsOf(segmentsOf(item.table.words)).map((row) => lineOf(row).text)
      : item.lines.map(({ text }: PdfLine) => text),
  );
}
