import { describe, expect, test } from 'vitest';
import { readImageHeader } from '@/shared/documents/images/image-header.ts';
import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { drawText, pngFile, writePng } from '@/tests/support/pictures.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );
const uint16 = (value: number) => [value & 255, value >> 8];
const uint32 = (value: number) => [...uint16(value & 0xffff), ...uint16(value >>> 16)];

function codeOf(file: Uint8Array): string {
  try {
    readImageHeader(file);
    return 'read';
  } catch (error) {
    return error instanceof AppError ? error.code : `not ours: ${error}`;
  }
}

const tiff = (bits: number, packing: number) => {
  const entry = (tag: number, value: number) => [
    ...uint16(tag),
    ...uint16(3),
    ...uint32(1),
    ...uint32(value),
  ];
  return bytes(
    'II*\0',
    uint32(8),
    uint16(4),
    entry(256, 640),
    entry(257, 480),
    entry(258, bits),
    entry(259, packing),
  );
};
const jpeg = (height: number, width: number, channels = 3) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 17, 8],
    [height >> 8, height & 255, width >> 8, width & 255, channels, 0, 0, 0, 0xff, 0xd9],
  );
const frame = [0x2c, ...uint16(0), ...uint16(0), ...uint16(1), ...uint16(1), 0, 2, 2, 0x44, 1, 0];
const gif = (frames: number) =>
  bytes(
    'GIF89a',
    uint16(20),
    uint16(10),
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...Array.from({ length: frames }, () => frame),
    [0x3b],
  );
const avif = bytes(
  [0, 0, 0, 20],
  'ftypavif',
  [0, 0, 0, 0],
  'mif1',
  [0, 0, 0, 20],
  'ispe',
  [0, 0, 0, 0],
  [0, 0, 3, 32],
  [0, 0, 2, 88],
);

describe('the size is read of', () => {
  test.each([
    ['png', writePng({ width: 30, height: 20, data: new Uint8Array(2_400) }), 30, 20],
    ['jpeg', jpeg(480, 640), 640, 480],
    ['gif', gif(1), 20, 10],
    [
      'bmp',
      bytes('BM', new Array(16).fill(0), uint32(640), uint32(2 ** 32 - 480), new Array(20).fill(0)),
      640,
      480,
    ],
    [
      'webp',
      bytes('RIFF', uint32(30), 'WEBPVP8X', uint32(10), uint32(0), [0x7f, 2, 0, 0xdf, 1, 0, 0, 0]),
      640,
      480,
    ],
    ['tiff', tiff(8, 5), 640, 480],
    ['avif', avif, 800, 600],
  ] as const)('%s', (format, file, ...size) => {
    const [width, height] = size;
    expect(readImageHeader(file)).toMatchObject({ format, width, height, isAnimated: false });
  });
});

test('an animation is known by its second picture', () => {
  expect(readImageHeader(gif(2)).isAnimated).toBe(true);
});

test('a JPEG for print is known by its four inks, one that breaks off by its missing end', () => {
  expect(readImageHeader(jpeg(480, 640, 4))).toMatchObject({ channels: 4, isCut: false });
  expect(readImageHeader(jpeg(480, 640).slice(0, -2)).isCut).toBe(true);
});

describe('refused before anything is decoded', () => {
  const whole = writePng(drawText(['HELLO'], 1));
  const flipped = whole.slice();
  flipped[45] = (flipped[45] ?? 0) ^ 1;
  test.each([
    [
      '50,000 × 50,000 pixels in a few bytes (F28)',
      pngFile({ width: 50_000, height: 50_000 }, new Uint8Array(9)),
      'image_too_large',
    ],
    ['a JPEG that claims 65,000 × 65,000 (F28)', jpeg(65_000, 65_000), 'image_too_large'],
    ['no pixels at all', pngFile({ width: 0, height: 10 }, new Uint8Array(9)), 'document_damaged'],
    ['no bytes', new Uint8Array(), 'document_empty'],
    ['a PNG cut in the middle (F29)', whole.slice(0, 60), 'document_damaged'],
    ['a PNG with one flipped bit (F29)', flipped, 'document_damaged'],
    ['a JPEG of nothing but its first bytes (F29)', jpeg(1, 1).slice(0, 8), 'document_damaged'],
    ['HEIC (F29)', bytes([0, 0, 0, 20], 'ftypheic', [0, 0, 0, 0], 'mif1'), 'document_not_supported'],
    ['a TIFF of 16 bits (F29)', tiff(16, 1), 'document_not_supported'],
    ['a TIFF packed as JPEG', tiff(8, 7), 'document_not_supported'],
    [
      'SVG with a script (F30)',
      bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
      'document_not_supported',
    ],
    [
      'SVG behind an XML head (F30)',
      bytes('<?xml version="1.0"?><svg><image href="https://evil.example/a.png"/></svg>'),
      'document_not_supported',
    ],
  ])('%s', (_, file, code) => {
    expect(codeOf(file)).toBe(code);
  });

  test('a picture of exactly the limit is not', () => {
    const width = 10_000;
    const height = limits.imagePixels / width;
    expect(codeOf(pngFile({ width, height }, new Uint8Array(9)))).toBe('read');
    expect(codeOf(pngFile({ width, height: height + 1 }, new Uint8Array(9)))).toBe('image_too_large');
  });
});
