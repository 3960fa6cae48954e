import { zlibSync } from 'fflate';
import { crc32 } from '@/shared/documents/images/check-png.ts';
import type { Picture } from '@/shared/documents/images/picture.ts';

/** Capital letters and digits, five dots wide and seven high, each row five bits from the left. */
const FONT: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 21, 10],
  Y: [17, 17, 10, 4, 4, 4, 4],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '7': [31, 1, 2, 4, 8, 8, 8],
};
const COLUMN = 6;
const ROW = 11;

/** Black letters on white, by a tiny font; `dot` is how many pixels one of its dots is wide. */
export function drawText(lines: readonly string[], dot = 4): Picture {
  const width = (Math.max(...lines.map(({ length }) => length)) * COLUMN + 8) * dot;
  const height = (lines.length * ROW + 8) * dot;
  const data = new Uint8Array(width * height * 4).fill(255);
  const fill = (column: number, row: number) => {
    for (let y = row * dot; y < (row + 1) * dot; y++)
      for (let x = column * dot; x < (column + 1) * dot; x++)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  lines.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      FONT[letter]?.forEach((bits, y) => {
        for (let x = 0; x < 5; x++) if (bits & (16 >> x)) fill(4 + column * COLUMN + x, 4 + row * ROW + y);
      });
    });
  });
  return { width, height, data };
}

/** A chunk of a PNG: its length, name, body and check. */
export function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(body.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(body, 8);
  view.setUint32(body.length + 8, crc32(chunk.subarray(4, body.length + 8)));
  return chunk;
}

/** A PNG of the size, whatever its pixels are; those of a bomb are never written. */
export function pngFile(
  head: { width: number; height: number },
  pixels: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const ihdr = new Uint8Array(13);
  const view = new DataView(ihdr.buffer);
  view.setUint32(0, head.width);
  view.setUint32(4, head.height);
  ihdr.set([8, 6, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', ihdr),
    pngChunk('IDAT', zlibSync(pixels)),
    pngChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

/** The picture as a PNG of four bytes a pixel. */
export function writePng({ width, height, data }: Picture): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width * 4 + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return pngFile({ width, height }, rows);
}

export function pngDataUrl(picture: Picture): string {
  return `data:image/png;base64,${Buffer.from(writePng(picture)).toString('base64')}`;
}

/** Turned clockwise by so many quarters. */
export function turned(picture: Picture, quarters: number): Picture {
  if (quarters === 0) return picture;
  const { width, height, data } = picture;
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
  return turned({ width: height, height: width, data: new Uint8Array(to.buffer) }, quarters - 1);
}
