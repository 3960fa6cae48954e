import { limits } from '@/shared/documents/limits.ts';
import {
  asMatrix,
  type Box,
  identity,
  type Matrix,
  multiply,
  type Turn,
  turnBox,
} from '@/shared/documents/pdf/geometry.ts';
import { loadPdfJs, type OpenPdf, openPdf } from '@/shared/documents/pdf/open/open-pdf.ts';
import type { DecodedPicture, PaintedPicture, Picture, PlacedPicture } from './page-picture.ts';
import { renderPage } from './render-page.ts';
import type { OperatorList } from './walk-operators.ts';

/** Reads the pictures of pages; opens the file a second time, since text is read without decoding any. */
export class Pictures {
  private opened: Promise<OpenPdf> | undefined;

  constructor(
    private readonly file: { bytes: Uint8Array<ArrayBuffer>; password?: string | undefined; assets: string },
  ) {}

  async onPage(number: number): Promise<PlacedPicture[]> {
    this.opened ??= openPdf({ ...this.file, imagePixels: limits.imagePixels });
    const { document } = await this.opened;
    const page = await document.getPage(number);
    const { OPS } = await loadPdfJs();
    const base = asMatrix(page.getViewport({ scale: 1 }).transform);
    const operators = (await page.getOperatorList()) as OperatorList;
    const placed: PlacedPicture[] = [];
    for (const { matrix, name, inline, isMask } of paintings(
      operators,
      OPS as unknown as Record<string, number>,
      base,
    )) {
      const store = name?.startsWith('g_') ? page.commonObjs : page.objs;
      const decode = async () => inline ?? (name ? await decodedIn(store, name) : null);
      placed.push({ ...unitSquare(matrix), matrix, isMask, decode });
    }
    return placed;
  }

  /** The page as it is seen. */
  async draw(number: number): Promise<Picture> {
    this.opened ??= openPdf({ ...this.file, imagePixels: limits.imagePixels });
    return renderPage((await this.opened).document, number);
  }

  async close(): Promise<void> {
    const opened = await this.opened?.catch(() => undefined);
    await opened?.close();
  }
}

interface ObjectStore {
  get(name: string, onReady: (object: unknown) => void, onFailure: () => void): unknown;
}

/** Asking whether a picture is there says no for a while: pdf.js decodes beside the drawing, and tells when it is done. */
function decodedIn(store: ObjectStore, name: string): Promise<DecodedPicture | null> {
  return new Promise((resolve) => {
    const settle = (object: unknown) => {
      clearTimeout(late);
      resolve(object as DecodedPicture | null);
    };
    const late = setTimeout(settle, limits.pageMs, null);
    store.get(name, settle, () => settle(null));
  });
}

/** Pictures with their pixels; those that cannot be had are left out. */
export async function decodeAll(placed: readonly PlacedPicture[]): Promise<PaintedPicture[]> {
  const painted = await Promise.all(
    placed.map(async ({ decode, ...place }) => ({ ...place, decoded: await decode() })),
  );
  return painted.flatMap(({ decoded, ...place }) => (decoded ? [{ ...place, decoded }] : []));
}

interface Painting {
  matrix: Matrix;
  name?: string;
  inline?: DecodedPicture;
  isMask: boolean;
}

function* paintings(
  { fnArray, argsArray }: OperatorList,
  codes: Readonly<Record<string, number>>,
  base: Matrix,
): Generator<Painting> {
  let ctm = base;
  const kept: Matrix[] = [];
  for (let at = 0; at < fnArray.length; at++) {
    const code = fnArray[at];
    const args = (argsArray[at] ?? []) as readonly unknown[];
    if (code === codes.save) kept.push(ctm);
    else if (code === codes.restore || code === codes.paintFormXObjectEnd) ctm = kept.pop() ?? base;
    else if (code === codes.transform) ctm = multiply(ctm, asMatrix(args));
    else if (code === codes.paintFormXObjectBegin) {
      kept.push(ctm);
      ctm = multiply(ctm, args[0] ? asMatrix(args[0]) : identity);
    } else if (code === codes.paintImageXObject) yield { matrix: ctm, name: String(args[0]), isMask: false };
    else if (code === codes.paintInlineImageXObject)
      yield { matrix: ctm, inline: args[0] as DecodedPicture, isMask: false };
    else if (code === codes.paintImageMaskXObject) {
      const mask = args[0] as DecodedPicture & { data?: unknown };
      if (typeof mask.data === 'string') yield { matrix: ctm, name: mask.data, isMask: true };
      else yield { matrix: ctm, inline: mask, isMask: true };
    }
  }
}

function unitSquare([a, b, c, d, e, f]: Matrix): Box {
  const xs = [e, a + e, c + e, a + c + e];
  const ys = [f, b + f, d + f, b + d + f];
  return { x0: Math.min(...xs), x1: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Boxes of pictures in the frame a page was turned to. */
export function pictureBoxes(
  placed: readonly PlacedPicture[],
  turn: Turn,
  page: { width: number; height: number },
): Box[] {
  return placed.map((picture) => turnBox(picture, turn, page));
}

/** The part of a page that pictures cover, 0 to 1; overlaps count twice. */
export function coverage(placed: readonly Box[], page: { width: number; height: number }): number {
  let area = 0;
  for (const box of placed) {
    const width = Math.min(box.x1, page.width) - Math.max(box.x0, 0);
    const height = Math.min(box.bottom, page.height) - Math.max(box.top, 0);
    if (width > 0 && height > 0) area += width * height;
  }
  return area / Math.max(1, page.width * page.height);
}
