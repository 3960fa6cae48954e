import type { Page } from 'puppeteer-core';
import { findVisible } from './firefox-card.ts';

/** Drops a file on the Files tab. */
export async function drop(panel: Page, name: string, bytes: Buffer): Promise<void> {
  await panel.evaluate(
    (given, base64) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], given));
      document
        .querySelector('section[aria-label="Files"]')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    },
    name,
    bytes.toString('base64'),
  );
}

export const textOf = async (panel: Page, selector: string) =>
  (await findVisible(panel, selector)).evaluate((element) => element.textContent ?? '');

/** The tab that is shown. */
export const inFiles = '[role="tabpanel"]:not([hidden])';

/** A PNG of lines of dark text on white, drawn by the browser. */
export async function signOf(panel: Page, lines: readonly string[]): Promise<Buffer> {
  const base64 = await panel.evaluate(async (texts) => {
    const canvas = new OffscreenCanvas(900, 80 + 80 * texts.length);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas in this browser.');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black';
    pen.font = '44px sans-serif';
    texts.forEach((text, at) => {
      pen.fillText(text, 60, 100 + 80 * at);
    });
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, lines);
  return Buffer.from(base64, 'base64');
}
