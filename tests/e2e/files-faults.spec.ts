import { textFor } from '@/shared/errors/texts.en.ts';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';
import { proseLines, shiftedText } from '@/tests/support/pdf-writer.ts';
import { expect, test } from './files-fixtures.ts';

const page = (text: string) => [{ text }];
const good = pdfFile([page('A page that can be read.')]);

/** A workbook whose reading takes long enough to be stopped. */
function longTable(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => `${at},Town ${at},${at * 3},note ${at % 17}`);
  return Buffer.from(`Number,Town,Trees,Note\n${lines.join('\n')}\n`);
}

for (const { name, file, bytes, says } of [
  { name: 'nothing in it (F1)', file: 'empty.pdf', bytes: Buffer.alloc(0), says: 'document_empty' },
  {
    name: 'a header alone (F2)',
    file: 'header.pdf',
    bytes: Buffer.from('%PDF-1.7\n'),
    says: 'document_damaged',
  },
  {
    name: 'a web page called PDF (F3)',
    file: 'page.pdf',
    bytes: Buffer.from('<!doctype html><title>x</title><p>Hello</p>'),
    says: 'document_mismatch',
  },
  {
    name: 'a PDF called workbook (F3)',
    file: 'book.xlsx',
    bytes: good,
    says: 'document_mismatch',
  },
  {
    name: 'half a workbook (F23)',
    file: 'half.xlsx',
    bytes: xlsxFile({ A: [['x', 1]] }).subarray(0, 400),
    says: 'document_damaged',
  },
  {
    name: 'a drawing with a script (F30)',
    file: 'drawing.svg',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    says: 'document_not_supported',
  },
  {
    name: 'a picture that ends early (F29)',
    file: 'cut.png',
    bytes: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
    says: 'document_damaged',
  },
] as const) {
  test(`refused in a sentence: ${name}`, async ({ files }) => {
    await files.drop({ name: file, bytes });
    await expect(files.row(file).getByRole('alert')).toContainText(textFor('popup', says));
    await files.drop({ name: 'good.pdf', bytes: good });
    await files.open('good.pdf');
    await expect(files.preview).toContainText('A page that can be read.');
  });
}

test('ten files at once, one of them bad: nine are read and one is said to be damaged (F32)', async ({
  files,
}) => {
  const dropped = Array.from({ length: 10 }, (_, at) => ({
    name: `file-${at}.pdf`,
    bytes: at === 3 ? Buffer.from('%PDF-1.7\nnothing of use') : pdfFile([page(`File number ${at}.`)]),
  }));
  await files.drop(...dropped);
  const rows = files.tab.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.getByText('PDF · 1 page')).toHaveCount(9);
  await expect(files.row('file-3.pdf').getByRole('alert')).toBeVisible();
});

test('the same bytes twice are shown once (F34)', async ({ files }) => {
  await files.drop({ name: 'one.pdf', bytes: good }, { name: 'two.pdf', bytes: good });
  await expect(files.tab.getByText('You have added this file already')).toBeVisible();
  await expect(files.tab.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1);
});

test('one byte above the limit is refused unread (F35)', async ({ files, page: tab }) => {
  await tab.evaluate(() => {
    const transfer = new DataTransfer();
    const piece = new Blob([new Uint8Array(1024 * 1024)]);
    transfer.items.add(new File([...Array<Blob>(50).fill(piece), '!'], 'huge.pdf'));
    document
      .querySelector('section[aria-label="Files"]')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  await expect(files.row('huge.pdf').getByRole('alert')).toContainText(
    textFor('popup', 'document_too_large'),
  );
});

test('a protected PDF asks for its password, again where it is wrong, and keeps none (F5)', async ({
  files,
  extension,
}) => {
  await files.drop({ name: 'secret.pdf', bytes: pdfFile([page('The safe holds a map.')], 'sesame') });
  const field = files.tab.getByLabel('Password for this file');
  await field.fill('wrong');
  await files.button('Open').click();
  await expect(files.tab.getByText(textFor('popup', 'document_password_wrong'))).toBeVisible();
  await field.fill('sesame');
  await files.button('Open').click();
  await files.open('secret.pdf');
  await expect(files.preview).toContainText('The safe holds a map.');
  const background = await extension.background();
  const kept = await background.evaluate(async () =>
    JSON.stringify([await chrome.storage.local.get(), await chrome.storage.session.get()]),
  );
  expect(kept).not.toContain('sesame');
  expect(kept).not.toContain('safe holds');
});

test('cancel ends the reading, and the file can be read again', async ({ files, page: tab }) => {
  await files.drop({ name: 'long.csv', bytes: longTable(300_000) });
  const cancel = files.row('long.csv').getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(files.row('long.csv')).toContainText('Cancelled.');
  await expect.poll(() => tab.workers().length).toBe(0);
  await files.button('Read again').click();
  await files.open('long.csv');
  await expect(files.preview.getByRole('row', { name: '3 1 Town 1 3 note 1' })).toBeVisible();
});

test('a worker that dies takes its own file alone', async ({ files, page: tab }) => {
  await files.drop({ name: 'good.pdf', bytes: good });
  await files.open('good.pdf');
  await expect(files.preview).toContainText('A page that can be read.');
  await tab.workers()[0]?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('gone');
      }),
  );
  await expect(files.row('good.pdf').getByRole('alert')).toContainText(textFor('popup', 'reader_stopped'));
  await expect(files.button('Read again')).toBeVisible();
  await files.drop({ name: 'other.pdf', bytes: pdfFile([page('Another one.')]) });
  await files.open('other.pdf');
  await expect(files.preview).toContainText('Another one.');
});

test('closing the panel ends its workers (F33)', async ({ files, page: tab, extension }) => {
  await files.drop({ name: 'long.csv', bytes: longTable(300_000) });
  const worker = tab.workers()[0] ?? (await tab.waitForEvent('worker'));
  const ended = new Promise<void>((resolve) => worker.once('close', () => resolve()));
  const next = await extension.context.newPage();
  await tab.close();
  await ended;
  await next.close();
});

test('removing a file ends what reads it', async ({ files, page: tab }) => {
  await files.drop({ name: 'good.pdf', bytes: good });
  await expect(files.row('good.pdf')).toContainText('1 page');
  expect(tab.workers().length).toBeGreaterThan(0);
  await files.button('Remove good.pdf').click();
  await expect.poll(() => tab.workers().length).toBe(0);
  await expect(files.tab.getByText('Nothing leaves your device until you ask.')).toBeVisible();
});

test('text stored wrongly is replaced by what the page shows', async ({ files }) => {
  await files.drop({ name: 'shifted.pdf', bytes: Buffer.from(shiftedText(proseLines(14, 430))) });
  await expect(files.row('shifted.pdf')).toContainText('does not match its pages');
  await files.button('Extract text').click();
  await expect(files.row('shifted.pdf')).toContainText('check names and numbers', { timeout: 90_000 });
  await files.open('shifted.pdf');
  await expect(files.preview).toContainText('the committee found');
  await expect(files.preview).not.toContainText('uif dpnnjuuff');
});
