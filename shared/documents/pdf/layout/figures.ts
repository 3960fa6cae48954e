import type { Box } from '@/shared/documents/pdf/geometry.ts';
import type { TableItem } from '@/shared/documents/pdf/tables/table-item.ts';
import { rowsOf, segmentsOf } from './line-fragments.ts';
import { lineOf } from './lines.ts';
import { type LayoutItem, paragraphsOf } from './paragraphs.ts';

/** What stands under a drawing. */
const FIGURE =
  /^(?:[Ff](?:ig|IG)(?:ure|URE|ura|URA)?|[Aa](?:bb|BB)(?:ildung|ILDUNG)?|[Рр]ис(?:унок)?)\.?(?:\s*\d|\s+(?:[IVX]+|[A-Z])(?:[.:]|$))/u;
const OTHER_CAPTION = /^(?:tab(?:le|elle|la|leau)?|cuadro|quadro|algorithm|listing)\.?\s*\d/iu;
const SENTENCE = 90;
/** So many labels may stand between a drawing's first ones and what stands under it. */
const MOST_LABELS = 30;
const NUMBER = /^[-−+]?\d+(?:[.,]\d+)?%?$/;

/** Numbers along an axis: they only grow, in one row below what they measure, and no other cell holds a figure. */
function hasAxis({ rows }: TableItem): boolean {
  return rows.some((row, at) => {
    const marks = row.join(' ').split(/\s+/).filter(Boolean);
    if (at === 0 || marks.length < 4 || !marks.every((mark) => NUMBER.test(mark))) return false;
    const numbers = marks.map((mark) => Number(mark.replace('−', '-').replace(',', '.').replace('%', '')));
    const grows = numbers.every((number, own) => own === 0 || number > Number(numbers[own - 1]));
    const others = rows.filter((_, own) => own !== at).flat();
    return grows && others.every((text) => !NUMBER.test(text));
  });
}

/** Rows that are mostly full, of which few cells say the same: a table, whatever stands under it. */
function isFull({ rows }: TableItem): boolean {
  const cells = rows.flat();
  const said = cells.filter((text) => text !== '');
  return rows.length >= 3 && said.length >= 0.8 * cells.length && new Set(said).size >= 0.6 * said.length;
}

/** So many pieces aslant among its words are a drawing. */
const DRAWN = 6;

/** Words among lines that run aslant or bent: the labels of a drawing. */
function isDrawn(table: TableItem, slants: readonly Box[]): boolean {
  if (table.isGrid) return false;
  let inside = 0;
  for (const { x0, x1, top, bottom } of slants) {
    const [x, y] = [(x0 + x1) / 2, (top + bottom) / 2];
    if (x > table.x0 && x < table.x1 && y > table.top && y < table.bottom) inside++;
    if (inside === DRAWN) return true;
  }
  return false;
}

/** Whether what follows in the order of reading are labels, down to the words under a drawing. */
function isOverFigure(items: readonly LayoutItem[], at: number): boolean {
  for (const item of items.slice(at + 1, at + 1 + MOST_LABELS)) {
    if (item.table) continue;
    if (FIGURE.test(item.text)) return true;
    if (OTHER_CAPTION.test(item.text) || item.text.length > SENTENCE) return false;
  }
  return false;
}

/** The labels of a drawing, which stand in columns as the cells of a table do, as lines of text. */
export function withoutFigures(items: readonly LayoutItem[], slants: readonly Box[]): LayoutItem[] {
  return items.flatMap((item, at) => {
    const { table } = item;
    const isFigure =
      table && (isDrawn(table, slants) || hasAxis(table) || (!isFull(table) && isOverFigure(items, at)));
    return isFigure ? paragraphsOf(rowsOf(segmentsOf(table.words)).map(lineOf), item.column) : [item];
  });
}
