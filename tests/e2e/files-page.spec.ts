import type { Locator } from '@playwright/test';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { textAt, writePdf } from '@/tests/support/pdf-writer.ts';
import { expect, test } from './files-fixtures.ts';

const lease = pdfFile([
  [{ text: 'Lease of the workshop', size: 20 }, { text: 'The rent is due on the third of each month.' }],
  [
    { text: 'Either side may end this lease with a notice period of ninety days.' },
    { text: 'The keys are handed over at noon.' },
  ],
]);

const trees = [
  ['Town', 'Region', 'Trees'],
  ['Aarau', 'North', '412'],
  ['Brugg', 'South', '97'],
  ['Chur', 'North', '1250'],
  ['Davos', 'South', '310'],
];
const table = Buffer.from(
  writePdf({
    pages: [
      {
        content: trees
          .flatMap((row, at) => row.map((cell, column) => textAt([72 + column * 120, 700 - at * 24], cell)))
          .join('\n'),
      },
    ],
  }),
);

/** How many dark points of a page's picture lie under each of its marks: none where it marks blank paper. */
function inkUnder(page: Locator): Promise<number[]> {
  return page.evaluate(async (frame) => {
    const image = frame.querySelector('img');
    if (!image) return [];
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    context?.drawImage(image, 0, 0);
    const whole = image.getBoundingClientRect();
    const scale = image.naturalWidth / whole.width;
    return [...frame.querySelectorAll('[data-marked]')].map((mark) => {
      const box = mark.getBoundingClientRect();
      const [x, y] = [(box.left - whole.left) * scale, (box.top - whole.top) * scale];
      const { data } = context?.getImageData(x, y, box.width * scale, box.height * scale) ?? { data: [] };
      return Array.from(data).filter((value, at) => at % 4 === 0 && value < 100).length;
    });
  });
}

test('a press on a quote of a PDF shows its page as it is, with the quote marked', async ({ files }) => {
  await files.drop({ name: 'lease.pdf', bytes: lease });
  await files.open('lease.pdf');
  await files.ask('What is the notice period?');
  await files.answer.getByRole('button', { name: 'Show p. 2' }).first().click();
  const page = files.preview.getByRole('region', { name: 'Page 2 as it is in the file' });
  await expect(page.locator('[data-marked]').first()).toBeInViewport();
  const ink = await inkUnder(page);
  expect(Math.min(...ink)).toBeGreaterThan(50);
  // The next page is no answer: nothing is marked on it.
  await files.preview.getByRole('button', { name: 'Previous page' }).click();
  const first = files.preview.getByRole('region', { name: 'Page 1 as it is in the file' });
  await expect(first.getByRole('img')).toBeVisible();
  await expect(first.locator('[data-marked]')).toHaveCount(0);
  await files.preview.getByRole('button', { name: 'Hide the page' }).click();
  await expect(first).toHaveCount(0);
});

test('the rows a figure of a PDF rests on are marked on the page, and no others', async ({ files }) => {
  await files.drop({ name: 'trees.pdf', bytes: table });
  await files.open('trees.pdf');
  await files.ask('sum of trees in the North');
  await expect(files.answer).toContainText('1,662');
  await files.answer.getByRole('button', { name: 'Show its cells' }).click();
  const page = files.preview.getByRole('region', { name: 'Page 1 as it is in the file' });
  await expect(page.locator('[data-marked]')).toHaveCount(2);
  const ink = await inkUnder(page);
  expect(Math.min(...ink)).toBeGreaterThan(50);
  await expect(files.preview).toContainText('2 lines are marked');
});

test('a page of a file with a password says why it is not drawn; its text stays', async ({ files }) => {
  await files.drop({
    name: 'safe.pdf',
    bytes: pdfFile([[{ text: 'The code of the safe is at the bank.' }]], 'oak'),
  });
  await files.row('safe.pdf').getByLabel('Password for this file', { exact: true }).fill('oak');
  await files.row('safe.pdf').getByRole('button', { name: 'Open' }).click();
  await files.open('safe.pdf');
  await files.preview.getByRole('button', { name: 'Show the page' }).click();
  await expect(files.preview).toContainText('the password is not kept');
  await expect(files.preview).toContainText('The code of the safe');
});
