import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Picture } from './page-picture.ts';

/** What recognition reads best, in pixels a point: 200 to the inch. */
const FINENESS = 200 / 72;
const MOST_PIXELS = 12_000_000;

/** Whether pages can be drawn here: Node, where tests run, has no canvas. */
export const canDraw = (): boolean => typeof OffscreenCanvas === 'function';

/** A page drawn as it is seen. */
export async function renderPage(document: PDFDocumentProxy, number: number): Promise<Picture> {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(FINENESS, Math.sqrt(MOST_PIXELS / Math.max(1, plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no context to draw in');
  // pdf.js draws on whatever has the methods of a canvas; its types name the one of a page.
  const canvasContext = context as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#fff' }).promise;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
