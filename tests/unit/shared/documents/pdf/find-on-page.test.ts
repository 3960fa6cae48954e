import { expect, test } from 'vitest';
import { openPdf } from '@/shared/documents/pdf/open/open-pdf.ts';
import { marksOn } from '@/shared/documents/worker-handlers/draw-page.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { pdfFile } from '@/tests/support/pdf-file.ts';

async function marksIn(bytes: Uint8Array, page: number, ...texts: string[]) {
  const own = new Uint8Array(bytes);
  const opened = await openPdf({ bytes: own, assets: documentAssets(), imagePixels: 1 });
  try {
    return await marksOn(opened, page, texts);
  } finally {
    await opened.close();
  }
}

const bill = pdfFile([
  [
    { text: 'Bill of the workshop', size: 20 },
    { text: 'Oak 120' },
    { text: 'Oak 1200' },
    { text: 'Ash 75 and ash again 75' },
  ],
]);

test('a quote is marked on its own line, one box, within the page', async () => {
  const [mark, other] = await marksIn(bill, 1, 'Oak 1200');
  const [above] = await marksIn(bill, 1, 'Bill of the workshop');
  expect(other).toBeUndefined();
  expect(mark?.top).toBeGreaterThan((above?.top ?? 1) + (above?.height ?? 0) / 2);
  expect((mark?.left ?? 1) + (mark?.width ?? 1)).toBeLessThan(1);
  expect(mark?.height).toBeLessThan(0.03);
});

test('a figure is not marked within a longer one', async () => {
  const [short] = await marksIn(bill, 1, 'Oak 120');
  const [long] = await marksIn(bill, 1, 'Oak 1200');
  expect(short?.top).toBeLessThan(long?.top ?? 0);
  expect(await marksIn(bill, 1, 'Oak 12')).toEqual([]);
});

test('a quote that stands once is marked once, and a part that may be another one not at all', async () => {
  expect(await marksIn(bill, 1, 'Oak 120', 'Oak 120')).toHaveLength(1);
  expect(await marksIn(bill, 1, 'nothing of it\tash')).toEqual([]);
  expect(await marksIn(bill, 1, 'nothing of it\tash again')).toHaveLength(1);
});

test('part of a line is marked as a part of it', async () => {
  const [whole] = await marksIn(bill, 1, 'Ash 75 and ash again 75');
  const [part] = await marksIn(bill, 1, 'ash again');
  expect(part?.top).toBe(whole?.top);
  expect(part?.left).toBeGreaterThan(whole?.left ?? 1);
  expect(part?.width).toBeLessThan((whole?.width ?? 0) / 1.5);
});

test('rows of a quote that stand apart are marked as rows, not as cells', async () => {
  const marks = await marksIn(bill, 1, 'Oak\t120\nAsh 75\tand ash again 75');
  const [whole] = await marksIn(bill, 1, 'Ash 75 and ash again 75');
  expect(marks).toHaveLength(2);
  expect(marks[1]).toEqual(whole);
});
