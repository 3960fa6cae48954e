import type { Page } from 'puppeteer-core';
import { editors } from '@/tests/e2e/editors.ts';
import { docxFile, xlsxFile } from '@/tests/support/office-files.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { drop, inFiles, signOf, textOf } from './firefox-files.ts';
import { test as base, expect, skipWithoutFirefox } from './firefox-fixtures.ts';

const test = base.extend<{ panel: Page }>({
  panel: async ({ openOwn }, use) => {
    const page = await openOwn('sidepanel.html#files');
    await pressable(page, 'Add files');
    await use(page);
  },
});

skipWithoutFirefox();

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
    await (await pressable(panel, 'Use in a draft')).click();
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

test('Firefox: with the network off a file is dropped and asked, and its answer is written into the page in front', async ({
  panel,
  openEditor,
  firefox,
}) => {
  const [editor] = editors;
  if (!editor) throw new Error('There is no editor to write into.');
  const chat = await openEditor(editor);
  await chat.typeDraft('Please look.');
  firefox.network.cut();
  try {
    await panel.bringToFront();
    const deed = pdfFile([
      [{ text: 'The garden is shared by both houses.' }],
      [{ text: 'The gate is locked at nine in the evening.' }],
    ]);
    await drop(panel, 'deed.pdf', deed);
    await (await pressable(panel, 'deed.pdf')).click();
    await (await findVisible(panel, `${inFiles} form textarea`)).type('When is the gate locked?');
    await (await pressable(panel, 'Ask')).click();
    const answer = `${inFiles} section[aria-label="Answer"]`;
    await expect.poll(() => textOf(panel, answer), { timeout: 60_000 }).toContain('locked at nine');
    const insert = await pressable(panel, 'Insert');
    // A sidebar stands beside the page in front; here it is a tab behind it.
    await chat.page.bringToFront();
    await insert.evaluate((button) => (button as HTMLElement).click());
    await expect.poll(() => chat.read()).toContain('locked at nine in the evening');
    expect(await chat.read()).toContain('Please look.');
  } finally {
    firefox.network.restore();
  }
});

test('Firefox: the text of a picture is read with what is packaged', async ({ panel }) => {
  // Reading takes some seconds of one core, and many where others want it too.
  test.setTimeout(240_000);
  await drop(panel, 'sign.png', await signOf(panel, ['The ferry leaves at nine']));
  await (await pressable(panel, 'Extract text')).click();
  await expect.poll(() => textOf(panel, inFiles), { timeout: 180_000 }).toContain('Text was read');
  await (await pressable(panel, 'sign.png')).click();
  await expect
    .poll(() => textOf(panel, `${inFiles} section[aria-label="Preview"]`), { timeout: 60_000 })
    .toContain('ferry leaves at nine');
});
