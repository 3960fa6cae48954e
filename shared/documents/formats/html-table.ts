import { InlineText, type Sight } from './html-inline.ts';
import { attribute, descendants, type HtmlElement, isElement } from './html-tree.ts';

const MAX_COLUMNS = 1_000;
const MAX_SPAN = 1_000;
const LAYOUT_CONTENT = /^(?:table|h[1-6]|ul|ol|form)$/;

/** The rows of a table itself, not those of tables in it. */
export function rowsOfTable(table: HtmlElement): HtmlElement[] {
  return table.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    if (!/^t(?:head|body|foot)$/.test(child.tagName)) return [];
    return child.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'tr');
  });
}

const cellsOf = (row: HtmlElement) =>
  row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');

/** Whether a table only arranges a page: one column, or headings, lists and tables in its cells, and no head cell. */
export function isLayout(table: HtmlElement): boolean {
  const rows = rowsOfTable(table).map(cellsOf);
  if (rows.flat().some(({ tagName }) => tagName === 'th')) return false;
  if (rows.every((cells) => cells.length <= 1)) return true;
  for (const node of descendants(table))
    if (isElement(node) && LAYOUT_CONTENT.test(node.tagName)) return true;
  return false;
}

const spanOf = (cell: HtmlElement, name: 'colspan' | 'rowspan') =>
  Math.min(MAX_SPAN, Math.max(1, Number.parseInt(attribute(cell, name) ?? '1', 10) || 1));

/**
 * The cells of a table as text. A cell over several columns or rows stands in its first place; the others are empty, so
 * that columns keep their places.
 */
export function tableRows(table: HtmlElement, sight: Sight): string[][] {
  const rows: string[][] = [];
  /** Of each column, how many further rows a cell above still covers. */
  const covered: number[] = [];
  for (const row of rowsOfTable(table)) {
    if (sight.isHidden(row)) {
      sight.onHidden(row);
      continue;
    }
    const cells: string[] = [];
    const skip = () => {
      for (; (covered[cells.length] ?? 0) > 0 && cells.length < MAX_COLUMNS; cells.push(''))
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
    };
    for (const cell of cellsOf(row)) {
      skip();
      if (cells.length >= MAX_COLUMNS) break;
      const shown = sight.isHidden(cell) ? '' : new InlineText(sight).addAll(cell).take().text;
      const down = spanOf(cell, 'rowspan') - 1;
      for (let across = spanOf(cell, 'colspan'), first = true; across > 0; across -= 1, first = false) {
        if (cells.length >= MAX_COLUMNS) break;
        covered[cells.length] = down;
        cells.push(first ? shown.replace(/\s+/g, ' ') : '');
      }
    }
    skip();
    if (cells.some((cell) => cell !== '')) rows.push(cells);
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}
