import { limits } from '@/shared/documents/limits.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { readFrames } from './animation.ts';
import { checkPng } from './check-png.ts';
import { formatOf, type ImageFormat } from './image-format.ts';

/** What the first bytes say. Nothing is decoded to know it. */
export interface ImageHeader {
  format: ImageFormat;
  width: number;
  height: number;
  /** Of a JPEG: 4 where it is made for print (CMYK). */
  channels?: number;
  /** Shows more than one picture; the first one is read. */
  isAnimated: boolean;
  /** Ends too early: what there is of it is read. */
  isCut: boolean;
}

interface Size {
  width: number;
  height: number;
  channels?: number;
}

/**
 * Format and size of a picture from its header alone. Throws before anything is decoded: `document_empty`,
 * `document_damaged`, `document_not_supported` (HEIC, SVG), `image_too_large` (faults F28–F30).
 */
export function readImageHeader(file: Uint8Array): ImageHeader {
  if (file.length === 0) throw new AppError('document_empty');
  const format = formatOf(file);
  if (!format) throw new AppError('document_not_supported');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const size = sizeOf(format, view);
  if (!size || size.width <= 0 || size.height <= 0) throw new AppError('document_damaged');
  if (size.width * size.height > limits.imagePixels) throw new AppError('image_too_large');
  if (format === 'png') checkPng(file);
  return {
    format,
    ...size,
    isAnimated: readFrames(format, file) > 1,
    isCut: format === 'jpeg' && !hasEnd(file),
  };
}

/** Whether a JPEG has its end marker (ITU-T T.81, B.1.1.3). */
function hasEnd(file: Uint8Array): boolean {
  for (let at = file.length - 1; at > 0; at--) if (file[at] === 0xd9 && file[at - 1] === 0xff) return true;
  return false;
}

function sizeOf(format: ImageFormat, view: DataView): Size | undefined {
  try {
    return readers[format](view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Readonly<Record<ImageFormat, (view: DataView) => Size | undefined>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  }),
  jpeg: jpegSize,
  webp: webpSize,
  tiff: tiffSize,
  avif: avifSize,
};

/** Walks the segments to the frame header (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at++;
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        channels: view.getUint8(at + 9),
      };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The three kinds of first chunk (developers.google.com/speed/webp/docs/riff_container). */
function webpSize(view: DataView): Size | undefined {
  const kind = view.getUint8(15);
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (kind === 0x58) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === 0x20)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 0x4c || view.getUint8(20) !== 0x2f) return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Ways to pack that the decoder knows: none, CCITT, LZW, Deflate and PackBits (TIFF 6.0, tag 259). */
const TIFF_PACKED: readonly number[] = [1, 2, 3, 4, 5, 8, 32_773, 32_946];

/** Tags of the first directory (TIFF 6.0): 256 and 257 the size, 258 bits a value, 259 how it is packed. */
function tiffSize(view: DataView): Size | undefined {
  const isLittle = view.getUint8(0) === 0x49;
  const start = view.getUint32(4, isLittle);
  const tags = new Map<number, number>();
  for (let entry = 0; entry < view.getUint16(start, isLittle); entry++) {
    const at = start + 2 + entry * 12;
    const isShort = view.getUint16(at + 2, isLittle) === 3;
    // Several values, as the bits of each colour, lie elsewhere.
    const place = view.getUint32(at + 4, isLittle) > 2 ? view.getUint32(at + 8, isLittle) : at + 8;
    const read = isShort ? view.getUint16.bind(view) : view.getUint32.bind(view);
    const tag = view.getUint16(at, isLittle);
    if (tag >= 256 && tag <= 259) tags.set(tag, read(place, isLittle));
  }
  if ((tags.get(258) ?? 1) > 8 || !TIFF_PACKED.includes(tags.get(259) ?? 1))
    throw new AppError('document_not_supported');
  return { width: tags.get(256) ?? 0, height: tags.get(257) ?? 0 };
}

/** The largest `ispe` box (ISO/IEC 23008-12, 6.5.3): thumbnails and tiles have smaller ones. */
function avifSize(view: DataView): Size | undefined {
  let found: Size | undefined;
  const end = Math.min(view.byteLength - 15, 65_536);
  for (let at = 8; at < end; at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!found || size.width * size.height > found.width * found.height) found = size;
  }
  return found;
}
