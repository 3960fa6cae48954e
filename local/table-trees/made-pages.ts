import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { partHidden } from '@/shared/documents/pdf/content/hidden-words.ts';
import { FontBook, layersOf, readPageContent } from '@/shared/documents/pdf/content/page-content.ts';
import type { Rule } from '@/shared/documents/pdf/content/path-rules.ts';
import type { PdfWord } from '@/shared/documents/pdf/content/words.ts';
import { openPdf } from '@/shared/documents/pdf/open/open-pdf.ts';

/** A page with what is known of its tables. */
export interface MadePage {
  words: PdfWord[];
  rules: Rule[];
  /** The tables of the whole file. */
  tables: readonly Table[];
}

type Table = z.infer<typeof table>;
const table = z.array(z.array(z.string()));
const made = z.looseObject({ tables: z.array(table) });

/** Cells a word is of: which table, row and column, counted from one. */
interface Place {
  table: number;
  row: number;
  column: number;
}

/** A word's cell, told by its ink: red says the table, green the row, blue the column. */
export function placeOf({ ink }: PdfWord, { tables }: MadePage): Place | undefined {
  const [number, row, column] = [(ink ?? 0) >> 16, ((ink ?? 0) >> 8) & 255, (ink ?? 0) & 255];
  const own = tables[number - 1];
  if (!own || row < 1 || row > own.length || column < 1 || column > (own[0]?.length ?? 0)) return undefined;
  return { table: number, row, column };
}

async function pagesOf(path: string, assets: string): Promise<Omit<MadePage, 'tables'>[]> {
  const opened = await openPdf({ bytes: new Uint8Array(readFileSync(path)), assets, imagePixels: 1 });
  try {
    const fonts = new FontBook();
    const layers = await layersOf(opened.document);
    const pages: Omit<MadePage, 'tables'>[] = [];
    for (let number = 1; number <= opened.document.numPages; number++) {
      const content = await readPageContent(await opened.document.getPage(number), { fonts, layers });
      pages.push({ words: partHidden(content, []).shown, rules: content.rules });
    }
    return pages;
  } finally {
    await opened.close();
  }
}

/** The PDFs of a folder with the tables their JSON tells; the style of each is what its name begins with. */
export async function* madeFiles(
  folder: string,
  assets: string,
): AsyncGenerator<{ style: string; pages: MadePage[] }> {
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
    const truth = join(folder, name.replace(/\.pdf$/, '.json'));
    // A file without its truth holds no table: real pages that are known to have none.
    const { tables } = existsSync(truth)
      ? made.parse(JSON.parse(readFileSync(truth, 'utf8')))
      : { tables: [] };
    const pages = await pagesOf(join(folder, name), assets);
    yield { style: name.split('-')[0] ?? name, pages: pages.map((page) => ({ ...page, tables })) };
  }
}
