import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { limits } from '@/shared/documents/limits.ts';
import type { Picture } from './page-picture.ts';

/** What recognition reads best, in pixels a point: 200 to the inch. */
const FINENESS = 200 / 72;
const MOST_PIXELS = 12_000_000;

/** Whether pages can be drawn here: Node, where tests run, has no canvas. */
export const canDraw = (): boolean => typeof OffscreenCanvas === 'function';

/** Draws a page as it is seen; gives up after `limits.pageMs`. */
export async function drawOn(
  document: PDFDocumentProxy,
  number: number,
  fineness: number,
): Promise<OffscreenCanvasRenderingContext2D> {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(fineness, Math.sqrt(MOST_PIXELS / Math.max(1, plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no context to draw in');
  // pdf.js draws on whatever has the methods of a canvas; its types name the one of a page.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  const drawing = page.render({ canvas: null, canvasContext, viewport, background: '#fff' });
  const late = setTimeout(() => drawing.cancel(), limits.pageMs);
  try {
    await drawing.promise;
  } finally {
    clearTimeout(late);
  }
  return context;
}

/** The pixels of a page, for recognition. */
export async function renderPage(document: PDFDocumentProxy, number: number): Promise<Picture> {
  const context = await drawOn(document, number, FINENESS);
  const { width, height } = context.canvas;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
