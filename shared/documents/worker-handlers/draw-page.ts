import { tablesOfFile } from '@/shared/documents/answers/file-tables.ts';
import { limits } from '@/shared/documents/limits.ts';
import { findOnPage } from '@/shared/documents/pdf/content/find-on-page.ts';
import { drawOn } from '@/shared/documents/pdf/content/render-page.ts';
import { asMatrix, type Box } from '@/shared/documents/pdf/geometry.ts';
import { type OpenPdf, openPdf } from '@/shared/documents/pdf/open/open-pdf.ts';
import { rowTexts } from '@/shared/documents/query/row-texts.ts';
import type { QueryReply, QueryRequest } from '@/shared/documents/worker-messages.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { BlockStore } from './block-store.ts';
import { partsOf } from './parts-of.ts';

/** Pixels a point: small type can be read in it. */
const FINENESS = 2;

/** What of a page is to be marked: quotes, and the rows a figure rests on. */
function wantedOn({ page, texts, rows }: QueryRequest<'page'>, store: BlockStore): string[] {
  const table = rows && tablesOfFile(partsOf(rows.picks, store))[rows.query.table];
  return [...texts, ...(table && rows ? rowTexts(table, rows.query, page) : [])];
}

/** Where texts stand on a page, as shares of its width and height. */
export async function marksOn(
  { document }: OpenPdf,
  number: number,
  texts: readonly string[],
): Promise<{ left: number; top: number; width: number; height: number }[]> {
  if (texts.length === 0) return [];
  const page = await document.getPage(number);
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const runs = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const share = ({ x0, x1, top, bottom }: Box) => ({
    left: x0 / view.width,
    top: top / view.height,
    width: (x1 - x0) / view.width,
    height: (bottom - top) / view.height,
  });
  return findOnPage(runs, asMatrix(view.transform), texts).map(share);
}

/** A page of the PDF that is open as it is seen, and where on it something stands. Runs in browsers alone. */
export async function drawPage(
  request: QueryRequest<'page'>,
  store: BlockStore,
): Promise<QueryReply<'page'>> {
  const { source } = store;
  if (!source) throw new AppError('document_not_supported');
  let opened: OpenPdf | undefined;
  try {
    const bytes = new Uint8Array(await source.file.arrayBuffer());
    opened = await openPdf({ bytes, assets: source.assets, imagePixels: limits.imagePixels });
    const marks = await marksOn(opened, request.page, wantedOn(request, store));
    const { canvas } = await drawOn(opened.document, request.page, FINENESS);
    return { image: await canvas.convertToBlob({ type: 'image/png' }), isLocked: false, marks };
  } catch (thrown) {
    // Its text stands below it: a page that cannot be drawn takes nothing away.
    return {
      image: null,
      isLocked: thrown instanceof AppError && thrown.code === 'document_password',
      marks: [],
    };
  } finally {
    await opened?.close();
  }
}
