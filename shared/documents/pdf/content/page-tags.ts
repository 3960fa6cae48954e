import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A cell of a table as the file's tags say it: the numbers of what is drawn in it. */
export interface TaggedCell {
  marks: number[];
  isHead: boolean;
}

export interface TaggedTable {
  rows: TaggedCell[][];
}

/** What the tags of a file say of a page. */
export interface PageTags {
  /** Those that hold another table arrange a page, and are none. */
  tables: TaggedTable[];
  /** The numbers of what is drawn in headings. */
  titles: ReadonlySet<number>;
}

/** A node of pdf.js' tree, of which a file may have made anything. */
interface TagNode {
  role?: unknown;
  type?: unknown;
  id?: unknown;
  children?: unknown;
}

/** Nested deeper, tags are nobody's work. */
const MOST_DEPTH = 60;
const MARK = /^p(\d+)R\d*_mc(\d+)$/;
const TITLE = /^(?:H[1-6]?|Title)$/;

const childrenOf = ({ children }: TagNode): TagNode[] =>
  Array.isArray(children)
    ? children.filter((child): child is TagNode => typeof child === 'object' && child !== null)
    : [];

class TagReader {
  readonly tables: TaggedTable[] = [];
  readonly titles = new Set<number>();

  /** @param page the number by which the file knows the page: what is drawn on others has numbers of its own */
  constructor(private readonly page: string) {}

  read(node: TagNode, depth: number): void {
    if (depth > MOST_DEPTH) return;
    if (typeof node.role === 'string' && TITLE.test(node.role))
      for (const mark of this.marksIn(node, depth)) this.titles.add(mark);
    if (node.role === 'Table' && !this.holdsTable(node, depth))
      this.tables.push({ rows: this.rowsIn(node, depth) });
    for (const child of childrenOf(node)) this.read(child, depth + 1);
  }

  private holdsTable(node: TagNode, depth: number): boolean {
    if (depth > MOST_DEPTH) return true;
    return childrenOf(node).some((child) => child.role === 'Table' || this.holdsTable(child, depth + 1));
  }

  private rowsIn(node: TagNode, depth: number): TaggedCell[][] {
    if (depth > MOST_DEPTH) return [];
    return childrenOf(node).flatMap((child) =>
      child.role === 'TR' ? [this.cellsIn(child, depth + 1)] : this.rowsIn(child, depth + 1),
    );
  }

  private cellsIn(row: TagNode, depth: number): TaggedCell[] {
    return childrenOf(row)
      .filter(({ role }) => role === 'TD' || role === 'TH')
      .map((cell) => ({ marks: this.marksIn(cell, depth), isHead: cell.role === 'TH' }));
  }

  private marksIn(node: TagNode, depth: number): number[] {
    if (depth > MOST_DEPTH) return [];
    if (node.type === 'content') {
      const [, page, mark] = MARK.exec(String(node.id)) ?? [];
      return page === this.page && mark !== undefined ? [Number(mark)] : [];
    }
    return childrenOf(node).flatMap((child) => this.marksIn(child, depth + 1));
  }
}

/** The tags of a page; undefined where it has none, or none that can be read. */
export async function readTags(page: PDFPageProxy): Promise<PageTags | undefined> {
  const { ref } = page as unknown as { ref: { num: number } | null };
  const tree = (await page.getStructTree().catch(() => null)) as TagNode | null;
  if (!tree || !ref) return undefined;
  const reader = new TagReader(String(ref.num));
  reader.read(tree, 0);
  return { tables: reader.tables, titles: reader.titles };
}
