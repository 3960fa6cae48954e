import { makeWorkbook } from '@/tests/bench/documents/sheets/make-workbook.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { expect, test } from './files-fixtures.ts';

/** A task of the panel's own thread that is longer than this is felt, on a machine with other work to do as well. */
const LONGEST_TASK_MS = 250;

for (const { name, made, first, last } of [
  {
    name: 'million.xlsx',
    made: () => makeWorkbook(100_000),
    first: 'Rows',
    last: '100000',
  },
  {
    name: 'two-thousand-pages.pdf',
    made: () =>
      pdfFile(Array.from({ length: 2_000 }, (_, at) => [{ text: `This is page number ${at + 1}.` }])),
    first: 'Page',
    last: '2000',
  },
])
  test(`a large file never blocks the panel: ${name}`, async ({ files, page }) => {
    const bytes = Buffer.from(made());
    await files.drop({ name, bytes });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await expect(files.row(name).getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    await files.open(name);
    const pager = files.preview.getByLabel(first, { exact: true });
    await pager.fill(last);
    if (first === 'Rows') {
      await expect(files.preview.getByRole('rowheader', { name: '100000', exact: true })).toBeAttached();
    } else {
      await expect(files.preview).toContainText('This is page number 2000.');
    }
    const longest = await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
    );
    console.log(`${name}: longest task ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(LONGEST_TASK_MS);
  });
