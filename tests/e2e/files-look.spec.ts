import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { type PdfLine, pdfFile } from '@/tests/support/pdf-file.ts';
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

async function findsNothing(page: Page, step: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(() => {
    const panel = document.querySelector('[role=tabpanel]:not([hidden])');
    return panel ? panel.scrollWidth - panel.clientWidth : 0;
  });
  expect([step, overflow]).toEqual([step, 0]);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 480])
    test(`the Files tab, with nothing for axe to find: ${colorScheme}, ${width} px`, async ({
      page,
      files,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 860 });
      const shot = async (step: string) => {
        await page.screenshot({
          path: join(folder, `files-${step}-${colorScheme}-${width}.png`),
        });
        await findsNothing(page, step);
      };
      await shot('empty');

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
      await shot('reading');
      await expect(files.row('secret.pdf').getByLabel('Password of this file')).toBeVisible({
        timeout: 30_000,
      });
      await shot('error');
      for (const name of ['every tree', 'broken.pdf', 'secret.pdf'])
        await files
          .row(name)
          .getByRole('button', { name: /^Remove/ })
          .click();

      await files.drop({ name: 'harbour-report-2026.pdf', bytes: longReport() });
      await files.open('harbour-report-2026.pdf');
      await expect(files.preview).toContainText('Chapter 1');
      await files.ask('What did the harbour earn?');
      await files.page.getByRole('tabpanel', { name: 'Files' }).evaluate((panel) => panel.scrollTo(0, 0));
      await shot('pdf');
      await files.answer.scrollIntoViewIfNeeded();
      await shot('pdf-answer');
      await files.button('Back to the files').click();

      await files.drop({ name: 'measures.xlsx', bytes: wideSheet() });
      await files.open('measures.xlsx');
      await expect(files.preview.getByRole('columnheader', { name: 'Z', exact: true })).toBeAttached();
      await shot('sheet');
      await files.tab.getByRole('radio', { name: 'Columns' }).check();
      await expect(files.tab.getByRole('list', { name: 'Columns' })).toBeVisible();
      await shot('columns');
      await files.button('Back to the files').click();

      await files.drop({
        name: 'sign.png',
        bytes: await pictureOf(page, ['The ferry leaves at nine', 'Bring warm clothes']),
      });
      await files.button('Extract text').click();
      await expect(files.row('sign.png')).toContainText('Text was read', { timeout: 60_000 });
      await files.open('sign.png');
      await files.button('Write a caption').click();
      await expect(files.tab.getByRole('region', { name: 'Caption' })).toBeVisible({ timeout: 30_000 });
      await files.page.getByRole('tabpanel', { name: 'Files' }).evaluate((panel) => panel.scrollTo(0, 0));
      await shot('image');
      await files.tab.getByRole('region', { name: 'Caption' }).scrollIntoViewIfNeeded();
      await shot('image-caption');
    });
