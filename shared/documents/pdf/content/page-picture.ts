import type { Box, Matrix } from '@/shared/documents/pdf/geometry.ts';

/** A decoded picture of pdf.js; `kind` 1 is one bit, 2 RGB, 3 RGBA. */
export interface DecodedPicture {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}

/** A picture where it is painted: `matrix` takes the unit square to the page. */
export interface PlacedPicture extends Box {
  matrix: Matrix;
  isMask: boolean;
  /** Its pixels. They come some time after the page's drawing; null where they cannot be decoded or take too long. */
  decode(): Promise<DecodedPicture | null>;
}

/** A picture with its pixels. */
export interface PaintedPicture extends Omit<PlacedPicture, 'decode'> {
  decoded: DecodedPicture;
}

/** RGBA, row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Pixels of a page's picture at most; 12 million are A4 at 350 dpi. */
const MOST_PIXELS = 12_000_000;

/** The pictures of a page painted on white, as finely as the finest of them; no canvas is needed. */
export function pagePicture(
  placed: readonly PaintedPicture[],
  page: { width: number; height: number },
): Picture {
  const finest = Math.max(
    1,
    ...placed.map(({ matrix, decoded }) => decoded.width / Math.max(1, Math.hypot(matrix[0], matrix[1]))),
  );
  const scale = Math.min(finest, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const width = Math.max(1, Math.round(page.width * scale));
  const height = Math.max(1, Math.round(page.height * scale));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const one of placed) paint(one, { width, height, data }, scale);
  return { width, height, data };
}

function paint(picture: PaintedPicture, onto: Picture, scale: number): void {
  const { decoded, matrix } = picture;
  const { data, width, height } = decoded;
  if (!data) return;
  const [a, b, c, d, e, f] = matrix;
  const whole = a * d - b * c;
  if (Math.abs(whole) < 1e-9) return;
  const read = pixelReader(data, { width, height, kind: decoded.kind, isMask: picture.isMask });
  const fromX = Math.max(0, Math.floor(picture.x0 * scale));
  const toX = Math.min(onto.width, Math.ceil(picture.x1 * scale));
  const fromY = Math.max(0, Math.floor(picture.top * scale));
  const toY = Math.min(onto.height, Math.ceil(picture.bottom * scale));
  for (let y = fromY; y < toY; y++) {
    for (let x = fromX; x < toX; x++) {
      const px = (x + 0.5) / scale - e;
      const py = (y + 0.5) / scale - f;
      // Back to the unit square, whose upper edge is the picture's first row.
      const u = (d * px - c * py) / whole;
      const v = 1 - (a * py - b * px) / whole;
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const colour = read(Math.floor(u * width), Math.floor(v * height));
      if (colour < 0) continue;
      const at = (y * onto.width + x) * 4;
      onto.data[at] = colour >> 16;
      onto.data[at + 1] = (colour >> 8) & 255;
      onto.data[at + 2] = colour & 255;
    }
  }
}

/** Reads 0xRRGGBB at a column and a row; -1 where nothing is painted. */
function pixelReader(
  data: Uint8Array | Uint8ClampedArray,
  {
    width,
    height,
    kind,
    isMask,
  }: { width: number; height: number; kind: number | undefined; isMask: boolean },
): (x: number, y: number) => number {
  const byte = (at: number) => data[at] ?? 0;
  const rowBytes = (width + 7) >> 3;
  if (isMask || kind === 1 || data.length < width * height) {
    // A mask paints where its bits are 0.
    return (x, y) => {
      const bit = (byte(y * rowBytes + (x >> 3)) >> (7 - (x & 7))) & 1;
      if (isMask) return bit === 0 ? 0 : -1;
      return bit === 0 ? 0 : 0xffffff;
    };
  }
  const step = kind === 3 || data.length >= width * height * 4 ? 4 : 3;
  return (x, y) => {
    const at = (y * width + x) * step;
    return (byte(at) << 16) | (byte(at + 1) << 8) | byte(at + 2);
  };
}
