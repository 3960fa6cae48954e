import { unzlibSync } from 'fflate';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Picture } from './picture.ts';

interface Head {
  width: number;
  height: number;
  depth: number;
  colour: number;
  isInterlaced: boolean;
}

/** Values a pixel by colour type: grey, colour, palette, grey with alpha, colour with alpha (W3C PNG, table 11.1). */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of each pass of an interlaced picture (W3C PNG, 8.1). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Decodes a PNG whose header was checked, without a canvas. An animated one gives its first picture. Throws
 * `document_damaged`.
 */
export function decodePng(file: Uint8Array): Picture {
  const { head, palette, alphas, packed } = partsOf(file);
  const channels = CHANNELS[head.colour];
  if (channels === undefined) throw new AppError('document_damaged');
  const bits = channels * head.depth;
  const passes = head.isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  const sizes = passes.map(([left, top, stepX, stepY]) => ({
    wide: Math.ceil((head.width - left) / stepX),
    high: Math.ceil((head.height - top) / stepY),
  }));
  const length = sizes.reduce(
    (sum, { wide, high }) => sum + (wide > 0 && high > 0 ? (1 + Math.ceil((wide * bits) / 8)) * high : 0),
    0,
  );
  const raw = inflate(packed, length);
  const picture = new Uint8Array(head.width * head.height * 4);
  const paint = painter(head, palette, alphas);
  let at = 0;
  passes.forEach(([left, top, stepX, stepY], pass) => {
    const { wide, high } = sizes[pass] ?? { wide: 0, high: 0 };
    if (wide <= 0 || high <= 0) return;
    const rowBytes = Math.ceil((wide * bits) / 8);
    unfilter(raw.subarray(at, at + (1 + rowBytes) * high), rowBytes, Math.max(1, bits >> 3));
    for (let y = 0; y < high; y++) {
      const row = raw.subarray(at + y * (1 + rowBytes) + 1, at + (y + 1) * (1 + rowBytes));
      const line = (top + y * stepY) * head.width;
      if (head.depth === 8 && channels >= 3 && stepX === 1) {
        paintPlain(row, picture.subarray(line * 4, (line + wide) * 4), channels);
        continue;
      }
      for (let x = 0; x < wide; x++) paint({ row, x }, picture, (line + left + x * stepX) * 4);
    }
    at += (1 + rowBytes) * high;
  });
  return { width: head.width, height: head.height, data: picture };
}

function partsOf(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [];
  let head: Head | undefined;
  let palette = new Uint8Array();
  let alphas = new Uint8Array();
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const body = file.subarray(at + 8, at + 8 + length);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (name === 'IHDR')
      head = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        depth: body[8] ?? 0,
        colour: body[9] ?? 0,
        isInterlaced: body[12] === 1,
      };
    else if (name === 'PLTE') palette = body.slice();
    else if (name === 'tRNS') alphas = body.slice();
    else if (name === 'IDAT') parts.push(body);
    else if (name === 'IEND') break;
    at += 12 + length;
  }
  if (!head || parts.length === 0) throw new AppError('document_damaged');
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    packed.set(part, end);
    end += part.length;
  }
  return { head, palette, alphas, packed };
}

/** Never more than the header asks for: what inflates further is a bomb, what inflates less is cut off. */
function inflate(packed: Uint8Array, length: number): Uint8Array {
  try {
    const raw = unzlibSync(packed, { out: new Uint8Array(length) });
    if (raw.length >= length) return raw.subarray(0, length);
  } catch (error) {
    throw new AppError('document_damaged', { cause: error });
  }
  throw new AppError('document_damaged');
}

/** Undoes the row filters in place (W3C PNG, 9.2); one loop a filter, as it runs over every byte of the picture. */
function unfilter(raw: Uint8Array, rowBytes: number, step: number): void {
  const stride = rowBytes + 1;
  const above = new Uint8Array(rowBytes);
  for (let start = 0; start < raw.length; start += stride) {
    const row = raw.subarray(start + 1, start + stride);
    const filter = raw[start];
    if (filter === 1)
      for (let at = step; at < rowBytes; at++) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0);
    else if (filter === 2) for (let at = 0; at < rowBytes; at++) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
    else if (filter === 3) unfilterMean(row, above, step);
    else if (filter === 4) unfilterPaeth(row, above, step);
    above.set(row);
  }
}

function unfilterMean(row: Uint8Array, above: Uint8Array, step: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    row[at] = (row[at] ?? 0) + ((left + (above[at] ?? 0)) >> 1);
  }
}

/** Adds whichever of left, above and corner is nearest to left + above - corner (W3C PNG, 9.4). */
function unfilterPaeth(row: Uint8Array, above: Uint8Array, step: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - 2 * corner);
    const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    row[at] = (row[at] ?? 0) + nearest;
  }
}

/** The colour at `x` of a row into four bytes at `at`. */
type Paint = (from: { row: Uint8Array; x: number }, picture: Uint8Array, at: number) => void;

function painter({ depth, colour }: Head, palette: Uint8Array, alphas: Uint8Array): Paint {
  const wide = depth === 16 ? 2 : 1;
  const channels = CHANNELS[colour] ?? 1;
  const most = (1 << Math.min(depth, 8)) - 1;
  const sample = (row: Uint8Array, x: number) => {
    if (depth >= 8) return row[x * wide] ?? 0;
    const bit = x * depth;
    return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  if (colour === 3)
    return ({ row, x }, picture, at) => {
      const index = sample(row, x);
      for (let part = 0; part < 3; part++) picture[at + part] = palette[index * 3 + part] ?? 0;
      picture[at + 3] = alphas[index] ?? 255;
    };
  if (channels < 3)
    return ({ row, x }, picture, at) => {
      const grey = (sample(row, x * channels) * 255) / most;
      picture.fill(grey, at, at + 3);
      picture[at + 3] = channels === 2 ? sample(row, x * 2 + 1) : 255;
    };
  return ({ row, x }, picture, at) => {
    for (let part = 0; part < 3; part++) picture[at + part] = row[(x * channels + part) * wide] ?? 0;
    picture[at + 3] = channels === 4 ? (row[(x * 4 + 3) * wide] ?? 255) : 255;
  };
}

/** The usual case, a whole row of one byte a value. */
function paintPlain(row: Uint8Array, picture: Uint8Array, channels: number): void {
  for (let from = 0, at = 0; at < picture.length; from += channels, at += 4) {
    picture[at] = row[from] ?? 0;
    picture[at + 1] = row[from + 1] ?? 0;
    picture[at + 2] = row[from + 2] ?? 0;
    picture[at + 3] = channels === 4 ? (row[from + 3] ?? 255) : 255;
  }
}
