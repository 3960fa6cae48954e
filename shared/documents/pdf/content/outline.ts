import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OutlineEntry } from '@/shared/documents/document.ts';

interface Item {
  title?: string;
  dest?: unknown;
  items?: readonly Item[];
}

const MOST_ENTRIES = 2_000;
const DEEPEST = 6;

/** The outline of a document with the pages its entries lead to; entries that lead nowhere are left out. */
export async function readOutline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const visit = async (items: readonly Item[], level: number): Promise<void> => {
    for (const item of items) {
      if (entries.length >= MOST_ENTRIES) return;
      const page = await pageOf(document, item.dest);
      const title = (item.title ?? '').trim();
      if (page !== undefined && title !== '') entries.push({ title, level, place: { in: 'page', page } });
      if (level < DEEPEST && item.items) await visit(item.items, level + 1);
    }
  };
  try {
    await visit(((await document.getOutline()) ?? []) as Item[], 1);
  } catch {
    // A broken outline is no reason not to read the text.
  }
  return entries;
}

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  try {
    const target = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [ref] = Array.isArray(target) ? target : [];
    if (typeof ref === 'number') return ref + 1;
    return ref ? (await document.getPageIndex(ref)) + 1 : undefined;
  } catch {
    return undefined;
  }
}
