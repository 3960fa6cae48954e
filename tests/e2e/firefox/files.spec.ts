import type { Page } from 'puppeteer-core';
import { docxFile, xlsxFile } from '@/tests/support/office-files.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { test as base, expect, skipWithoutFirefox } from './firefox-fixtures.ts';

const test = base.extend<{ panel: Page }>({
  panel: async ({ openOwn }, use) => {
    const page = await openOwn('sidepanel.html#files');
    await pressable(page, 'Add files');
    await use(page);
  },
});

skipWithoutFirefox();

async function drop(panel: Page, name: string, bytes: Buffer): Promise<void> {
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

const textOf = async (panel: Page, selector: string) =>
  (await findVisible(panel, selector)).evaluate((element) => element.textContent ?? '');

const inFiles = '[role="tabpanel"]:not([hidden])';

for (const { name, bytes, holds } of [
  { name: 'lease.pdf', bytes: pdfFile([[{ text: 'Notice: ninety days.' }]]), holds: 'Notice: ninety days.' },
  { name: 'sales.xlsx', bytes: xlsxFile({ Sales: [['Region'], ['North']] }), holds: 'North' },
  { name: 'trees.csv', bytes: Buffer.from('Town;Trees\nAarau;412\n'), holds: '412' },
  { name: 'letter.docx', bytes: docxFile(['The festival begins at seven.']), holds: 'begins at seven' },
])
  test(`Firefox: ${name} is read in the sidebar and taken to a rewrite`, async ({ panel }) => {
    await drop(panel, name, bytes);
    await (await pressable(panel, name)).click();
    await expect
      .poll(() => textOf(panel, `${inFiles} section[aria-label="Preview"]`), { timeout: 60_000 })
      .toContain(holds);
    await (await pressable(panel, 'Use with Enhance')).click();
    await expect.poll(() => textOf(panel, inFiles)).toContain(`With ${name}`);
  });

test('Firefox: a PDF is asked, and its answer shows the page with the place marked', async ({ panel }) => {
  // Files stay through the tests of a browser: a name of its own.
  const contract = pdfFile([
    [{ text: 'The rent is due on the third.' }],
    [{ text: 'Notice: ninety days ahead.' }],
  ]);
  await drop(panel, 'contract.pdf', contract);
  await (await pressable(panel, 'contract.pdf')).click();
  const question = await findVisible(panel, `${inFiles} form textarea`);
  await question.type('What is the notice?');
  await (await pressable(panel, 'Ask')).click();
  await expect
    .poll(() => textOf(panel, `${inFiles} section[aria-label="Answer"]`), { timeout: 60_000 })
    .toContain('ninety days');
  await (await pressable(panel, 'p. 2')).click();
  const page = `${inFiles} section[aria-label="Page 2 as it is in the file"]`;
  await findVisible(panel, `${page} img`);
  await findVisible(panel, `${page} [data-marked]`);
});

test('Firefox: the text of a picture is read with what is packaged', async ({ panel }) => {
  // Reading takes some seconds of one core, and many where others want it too.
  test.setTimeout(240_000);
  const base64 = await panel.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 160);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas in this browser.');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, 900, 160);
    pen.fillStyle = 'black';
    pen.font = '44px sans-serif';
    pen.fillText('The ferry leaves at nine', 60, 100);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  await drop(panel, 'sign.png', Buffer.from(base64, 'base64'));
  await (await pressable(panel, 'Extract text')).click();
  await expect.poll(() => textOf(panel, inFiles), { timeout: 180_000 }).toContain('Text was read');
  await (await pressable(panel, 'sign.png')).click();
  await expect
    .poll(() => textOf(panel, `${inFiles} section[aria-label="Preview"]`), { timeout: 60_000 })
    .toContain('ferry leaves at nine');
});
