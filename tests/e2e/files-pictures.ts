import type { Page } from '@playwright/test';

/** A PNG of some lines of dark text on white, drawn by the browser. */
export async function pictureOf(page: Page, lines: readonly string[]): Promise<Buffer> {
  const base64 = await page.evaluate(async (texts) => {
    const canvas = new OffscreenCanvas(900, 120 + texts.length * 80);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas in this browser.');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'black';
    pen.font = '44px sans-serif';
    texts.forEach((text, at) => {
      pen.fillText(text, 60, 100 + at * 80);
    });
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, lines);
  return Buffer.from(base64, 'base64');
}
