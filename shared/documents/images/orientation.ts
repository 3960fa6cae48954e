import type { Picture } from './picture.ts';

/** As EXIF counts: 1 upright, 3 upside down, 6 and 8 on its side, the even ones mirrored (CIPA DC-008, 4.6.4, tag 274). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What a JPEG says of how the camera was held; 1 where it says nothing. */
export function orientationOf(file: Uint8Array): Orientation {
  for (const { marker, from, to } of segmentsOf(file)) {
    if (marker !== APP1 || String.fromCharCode(...file.subarray(from + 4, from + 8)) !== 'Exif') continue;
    const found = orientationTag(new DataView(file.buffer, file.byteOffset + from + 10, to - from - 10));
    if (isOrientation(found)) return found;
  }
  return 1;
}

function orientationTag(view: DataView): number | undefined {
  try {
    const isLittle = view.getUint8(0) === 0x49;
    const start = view.getUint32(4, isLittle);
    for (let entry = 0; entry < view.getUint16(start, isLittle); entry++) {
      const at = start + 2 + entry * 12;
      if (view.getUint16(at, isLittle) === 274) return view.getUint16(at + 8, isLittle);
    }
  } catch {
    // EXIF that ends too early says nothing.
  }
  return undefined;
}

function isOrientation(value: number | undefined): value is Orientation {
  return value !== undefined && value >= 1 && value <= 8;
}

const APP1 = 0xe1;

/** The segments before the picture itself (ITU-T T.81, B.1.1.4). */
function segmentsOf(file: Uint8Array) {
  const segments: { marker: number; from: number; to: number }[] = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda; ) {
    const to = at + 2 + (((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0));
    segments.push({ marker: file[at + 1] ?? 0, from: at, to: Math.min(to, file.length) });
    at = to;
  }
  return segments;
}

/** Turns a picture as its orientation asks for. */
export function orient(picture: Picture, by: Orientation): Picture {
  if (by === 1) return picture;
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const isSideways = by >= 5;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  const to = new Uint32Array(from.length);
  const lastX = picture.width - 1;
  const lastY = picture.height - 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = isSideways
        ? by === 7 || by === 8
          ? lastX - y
          : y
        : by === 2 || by === 3
          ? lastX - x
          : x;
      const fromY = isSideways
        ? by === 6 || by === 7
          ? lastY - x
          : x
        : by === 3 || by === 4
          ? lastY - y
          : y;
      to[y * width + x] = from[fromY * picture.width + fromX] ?? 0;
    }
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** A JPEG without its APP1 segments, where EXIF lies. */
export function withoutExif(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const segments = segmentsOf(file);
  const rest = segments.at(-1)?.to ?? 2;
  const kept = [
    file.subarray(0, 2),
    ...segments.filter(({ marker }) => marker !== APP1).map(({ from, to }) => file.subarray(from, to)),
    file.subarray(rest),
  ];
  const bare = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of kept) {
    bare.set(part, end);
    end += part.length;
  }
  return bare;
}
