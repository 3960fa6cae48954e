import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodePng } from '@/shared/documents/images/decode-png.ts';
import { pngChunk, pngFile, writePng } from '@/tests/support/pictures.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

interface Kind {
  size: [width: number, height: number];
  depth: number;
  colour: number;
  isInterlaced?: boolean;
}

function png({ size, depth, colour, isInterlaced }: Kind, raw: number[], ...more: Uint8Array[]): Uint8Array {
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, size[0]);
  new DataView(head.buffer).setUint32(4, size[1]);
  head.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const body = pngChunk('IDAT', zlibSync(Uint8Array.from(raw)));
  return new Uint8Array(
    Buffer.concat([signature, pngChunk('IHDR', head), ...more, body, pngChunk('IEND', new Uint8Array())]),
  );
}
const pixels = (file: Uint8Array) => [...decodePng(file).data];
const thrown = (act: () => unknown) => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test('what was written comes back, clear pixels too', () => {
  const data = Uint8Array.from({ length: 3 * 2 * 4 }, (_, index) => index * 9);
  expect(decodePng(writePng({ width: 3, height: 2, data }))).toEqual({ width: 3, height: 2, data });
});

test('each row filter is undone', () => {
  // Grey, four wide; the rows are 10 20 30 40, then the same plus 1, by filters 1 to 4.
  const rows = [
    [1, 10, 10, 10, 10],
    [2, 1, 1, 1, 1],
    [3, 7, 6, 6, 6],
    [4, 1, 0, 0, 0],
  ].flat();
  const grey = pixels(png({ size: [4, 4], depth: 8, colour: 0 }, rows)).filter((_, index) => index % 4 === 0);
  expect(grey.slice(0, 8)).toEqual([10, 20, 30, 40, 11, 21, 31, 41]);
  expect(grey.slice(8, 12)).toEqual([12, 22, 32, 42]);
  expect(grey.slice(12)).toEqual([13, 22, 32, 42]);
});

test('a palette of one bit with a clear colour', () => {
  const palette = pngChunk('PLTE', Uint8Array.of(255, 0, 0, 0, 0, 255));
  const alphas = pngChunk('tRNS', Uint8Array.of(255, 0));
  expect(pixels(png({ size: [2, 1], depth: 1, colour: 3 }, [0, 0b01000000], palette, alphas))).toEqual([
    255, 0, 0, 255, 0, 0, 255, 0,
  ]);
});

test('two and sixteen bits a value', () => {
  expect(pixels(png({ size: [2, 1], depth: 2, colour: 0 }, [0, 0b00100000]))).toEqual([
    0, 0, 0, 255, 170, 170, 170, 255,
  ]);
  expect(pixels(png({ size: [1, 1], depth: 16, colour: 2 }, [0, 1, 9, 2, 9, 3, 9]))).toEqual([1, 2, 3, 255]);
});

test('an interlaced picture is put together', () => {
  // 2 × 2: the first pass has the first pixel, the sixth the one beside it, the seventh the row below.
  const raw = [0, 10, 0, 20, 0, 30, 40];
  const grey = pixels(png({ size: [2, 2], depth: 8, colour: 0, isInterlaced: true }, raw));
  expect(grey.filter((_, index) => index % 4 === 0)).toEqual([10, 20, 30, 40]);
});

test('too few bytes are damage, too many are not unpacked (F28)', () => {
  expect(thrown(() => decodePng(pngFile({ width: 100, height: 100 }, new Uint8Array(50))))).toBe(
    'document_damaged',
  );
  const bomb = pngFile({ width: 1, height: 1 }, new Uint8Array(16 * 1024 * 1024));
  const before = process.memoryUsage().arrayBuffers;
  const code = thrown(() => decodePng(bomb));
  expect([undefined, 'document_damaged']).toContain(code);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024);
});
