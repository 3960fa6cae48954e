import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { type PdfLine, pdfFile } from '@/tests/support/pdf-file.ts';
import { axeInPage } from './axe.ts';
import { expect, test } from './files-fixtures.ts';
import { pictureOf } from './files-pictures.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

const SENTENCE = 'The council heard the report of the harbour master and asked for the figures of the year.';

function longReport(): Buffer {
  const pages = Array.from({ length: 60 }, (_, at): PdfLine[] => [
    { text: `Chapter ${at + 1}: What the harbour earned`, size: 18 },
    ...Array.from({ length: 24 }, () => ({ text: SENTENCE, size: 10 })),
  ]);
  return pdfFile(pages);
}

function wideSheet(): Buffer {
  const head = ['Town', 'Region', ...Array.from({ length: 58 }, (_, at) => `Measure ${at + 1}`)];
  const rows = Array.from({ length: 400 }, (_, row) => [
    `Neustadt an der Weinstraße ${row}`,
    ['North', 'South', 'West'][row % 3] ?? '',
    ...Array.from({ length: 58 }, (_cell, column) => row * 17 + column * 3.25),
  ]);
  return xlsxFile({ 'Measures of the year': [head, ...rows], Notes: [['Checked']] });
}

test.beforeEach(() => test.setTimeout(180_000));

const looks = [
  ['light', 320],
  ['dark', 320],
  ['light', 480],
  ['dark', 480],
] as const;

/** Looks at what stands there in both themes and widths, with nothing for axe to find and nothing wider than the tab. */
async function look(page: Page, step: string, inSight?: () => Promise<unknown>): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    await inSight?.();
    await page.screenshot({ path: join(folder, `files-${step}-${colorScheme}-${width}.png`) });
    const overflow = await page.evaluate(() => {
      const panel = document.querySelector('[role=tabpanel]:not([hidden])');
      return panel ? panel.scrollWidth - panel.clientWidth : 0;
    });
    expect([step, width, overflow]).toEqual([step, width, 0]);
    if (width === 320) {
      // In the other theme other colours stand there, and nothing else.
      const violations = await axeInPage(page, colorScheme === 'dark' ? { rules: ['color-contrast'] } : {});
      expect(
        violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    }
  }
}

test('the Files tab in both themes and widths: empty, at work, and what failed', async ({ page, files }) => {
  await look(page, 'empty');
  const slow = Array.from({ length: 150_000 }, (_, at) => `${at},Town ${at},${at * 3}`).join('\n');
  await files.drop(
    {
      name: 'every tree of every town that ever answered our letters, 1990 to 2026.csv',
      bytes: Buffer.from(slow),
    },
    { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing of use') },
    { name: 'secret.pdf', bytes: pdfFile([[{ text: 'Hidden' }]], 'sesame') },
  );
  await expect(files.row('every tree').getByRole('progressbar')).toBeVisible();
  await expect(files.row('broken.pdf').getByRole('alert')).toBeVisible();
  await look(page, 'reading');
  await expect(files.row('secret.pdf').getByLabel('Password for this file')).toBeVisible();
  await look(page, 'error');
});

test('the Files tab in both themes and widths: a document', async ({ page, files }) => {
  const toTop = () =>
    files.page.getByRole('tabpanel', { name: 'Files' }).evaluate((panel) => panel.scrollTo(0, 0));
  await files.drop({ name: 'harbour-report-2026.pdf', bytes: longReport() });
  await files.open('harbour-report-2026.pdf');
  await expect(files.preview).toContainText('Chapter 1');
  await files.ask('What did the harbour earn?');
  await look(page, 'pdf', toTop);
  await look(page, 'pdf-answer', () => files.answer.scrollIntoViewIfNeeded());
});

test('the Files tab in both themes and widths: a workbook', async ({ page, files }) => {
  await files.drop({ name: 'measures.xlsx', bytes: wideSheet() });
  await files.open('measures.xlsx');
  await expect(files.preview.getByRole('columnheader', { name: 'Z', exact: true })).toBeAttached();
  await look(page, 'sheet');
  await files.tab.getByRole('radio', { name: 'Columns' }).check();
  await expect(files.tab.getByRole('list', { name: 'Columns' })).toBeVisible();
  await look(page, 'columns');
});

test('the Files tab in both themes and widths: a picture', async ({ page, files }) => {
  await files.drop({
    name: 'sign.png',
    bytes: await pictureOf(page, ['The ferry leaves at nine', 'Bring warm clothes']),
  });
  await files.button('Extract text').click();
  await expect(files.row('sign.png')).toContainText('Text was read', { timeout: 60_000 });
  await files.open('sign.png');
  await files.button('Write a caption').click();
  const caption = files.tab.getByRole('region', { name: 'Caption' });
  await expect(caption).toBeVisible();
  await look(page, 'image', () =>
    files.page.getByRole('tabpanel', { name: 'Files' }).evaluate((panel) => panel.scrollTo(0, 0)),
  );
  await look(page, 'image-caption', () => caption.scrollIntoViewIfNeeded());
});
