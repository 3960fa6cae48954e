import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { projectRoot } from '@/local/run-command.ts';
import { type Recognised, recognise, recognisePdfPage } from '@/shared/documents/images/recognise.ts';
import { openModelFolder } from '@/shared/engines/downloaded/model-folder.ts';
import { documentAssets } from '@/tests/support/document-assets.ts';
import { createMemoryDirectory } from '@/tests/support/memory-directory.ts';
import { drawText, turned } from '@/tests/support/pictures.ts';

const LINES = [
  'THE SECOND OFFER IS READY',
  'PLEASE SEND IT TO BERLIN',
  'BEFORE THE MEETING STARTS',
  'AND ASK MARIA FOR A REVIEW',
];
const WORDS = LINES.join(' ').split(' ');
/** The test's font is crude; how much of real pages is read, the benchmark tells. */
const MOST = 0.75;
const still = new AbortController().signal;
const options = { assets: documentAssets(), signal: still };
const textOf = ({ blocks }: Recognised) =>
  blocks
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase();
const recall = (read: Recognised) => {
  const text = textOf(read).split(/\s+/);
  return WORDS.filter((word) => text.includes(word)).length / WORDS.length;
};

describe('the text in a picture', () => {
  test.each([0, 1, 2, 3])(
    'is read when the picture is turned by %i quarters',
    async (quarters) => {
      const read = await recognise(turned(drawText(LINES), quarters), options);
      expect(recall(read)).toBeGreaterThanOrEqual(MOST);
      expect(read.turned).toBe(((4 - quarters) % 4) * 90);
      expect(read.warnings).toEqual([{ code: 'text_recognised', place: { in: 'image' } }]);
    },
    60_000,
  );

  test('is read in light letters on a dark ground', async () => {
    const picture = drawText(LINES);
    const dark = {
      ...picture,
      data: picture.data.map((value, index) => (index % 4 === 3 ? value : 255 - value)),
    };
    expect(recall(await recognise(dark, options))).toBeGreaterThanOrEqual(MOST);
  }, 60_000);

  test('keeps the place it is told, as of a page', async () => {
    const place = { in: 'page', page: 7 } as const;
    const read = await recognisePdfPage(drawText(LINES), { ...options, place });
    expect(read.blocks.length).toBeGreaterThan(0);
    expect(read.blocks.every((block) => block.place === place)).toBe(true);
  }, 60_000);

  test('is nothing where there is none, and that is said', async () => {
    const data = new Uint8Array(300 * 200 * 4).fill(255);
    const read = await recognise({ width: 300, height: 200, data }, options);
    expect(read).toMatchObject({ blocks: [], confidence: 0 });
    expect(read.warnings).toEqual([{ code: 'text_recognised', place: { in: 'image' }, count: 0 }]);
  }, 60_000);
});

test('a cancelled reading ends within 200 ms, and the next one works', async () => {
  const stop = new AbortController();
  let cancelledAt = 0;
  const onProgress = () => {
    if (cancelledAt) return;
    cancelledAt = performance.now();
    stop.abort();
  };
  const long = drawText(Array.from({ length: 40 }, () => LINES[0] ?? ''));
  const reading = recognise(long, { ...options, signal: stop.signal, onProgress });
  await expect(reading).rejects.toMatchObject({ code: 'aborted' });
  expect(performance.now() - cancelledAt).toBeLessThan(200);
  expect(recall(await recognise(drawText(LINES), options))).toBeGreaterThanOrEqual(MOST);
}, 120_000);

test('a language is read once it was fetched, and not before', async () => {
  const root = createMemoryDirectory();
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root } });
  const packed = readFileSync(join(projectRoot, 'shared/documents/images/eng-fast/eng.traineddata.gz'));
  const data = new Uint8Array(gunzipSync(packed));
  const file = { bytes: data.length, sha256: 'a'.repeat(64) };
  const pack = { language: 'xyz', name: 'Made up', url: 'https://example.org/xyz.traineddata', ...file };
  const picture = drawText(LINES);
  await expect(recognise(picture, { ...options, pack })).rejects.toMatchObject({
    code: 'document_not_supported',
  });
  const folder = openModelFolder(pack);
  await folder.write(0, data);
  await folder.markChecked();
  expect(recall(await recognise(picture, { ...options, pack }))).toBeGreaterThanOrEqual(MOST);
  // English is there as before.
  await folder.clear();
  expect(recall(await recognise(picture, options))).toBeGreaterThanOrEqual(MOST);
}, 120_000);
