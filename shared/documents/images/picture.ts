/** A decoded picture: four bytes a pixel (red, green, blue, alpha), row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** A picture in shades of grey, one byte a pixel, 0 black. */
export interface Grey {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A quarter turn, clockwise, that makes a picture upright. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** Luma by ITU-R BT.601, over white where the picture is clear. */
export function toGrey({ width, height, data }: Picture): Grey {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    const luma = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
    const alpha = data[at + 3] ?? 255;
    grey[pixel] = alpha === 255 ? luma : 255 - (((255 - luma) * alpha) >> 8);
  }
  return { width, height, data: grey };
}

/** Turned clockwise, nothing lost. */
export function turn(picture: Grey, by: QuarterTurn): Grey {
  if (by === 0) return picture;
  const { width, height, data } = picture;
  if (by === 180) return { width, height, data: data.slice().reverse() };
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const column = by === 90 ? height - 1 - y : y;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const line = by === 90 ? x : width - 1 - x;
      turned[line * height + column] = data[row + x] ?? 0;
    }
  }
  return { width: height, height: width, data: turned };
}

/** Turned by a small angle (radians, clockwise) about its middle; what comes in from outside is white. */
export function straighten({ width, height, data }: Grey, radians: number): Grey {
  const turned = new Uint8Array(data.length).fill(255);
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  for (let y = 0; y < height; y++) {
    const dy = y - height / 2;
    for (let x = 0; x < width; x++) {
      const dx = x - width / 2;
      const fromX = cos * dx + sin * dy + width / 2;
      const fromY = cos * dy - sin * dx + height / 2;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const right = fromX - left;
      const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
      const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
      turned[y * width + x] = upper + (lower - upper) * (fromY - top);
    }
  }
  return { width, height, data: turned };
}

/** Enlarged by a factor, along smooth curves, so that strokes stay sharp (Catmull-Rom; E. Catmull, R. Rom, 1974). */
export function enlarge({ width, height, data }: Grey, factor: number): Grey {
  const wide = Math.round(width * factor);
  const high = Math.round(height * factor);
  const acrossTaps = tapsOf(width, wide);
  const downTaps = tapsOf(height, high);
  const rows = new Float32Array(wide * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let tap = x * 4; tap < x * 4 + 4; tap++)
        sum += (data[y * width + (acrossTaps.at[tap] ?? 0)] ?? 0) * (acrossTaps.share[tap] ?? 0);
      rows[y * wide + x] = sum;
    }
  }
  const large = new Uint8ClampedArray(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let tap = y * 4; tap < y * 4 + 4; tap++)
        sum += (rows[(downTaps.at[tap] ?? 0) * wide + x] ?? 0) * (downTaps.share[tap] ?? 0);
      large[y * wide + x] = sum;
    }
  }
  return { width: wide, height: high, data: new Uint8Array(large.buffer) };
}

/** Of each new place the four old ones around it, and how much each counts. */
function tapsOf(from: number, to: number) {
  const at = new Int32Array(to * 4);
  const share = new Float32Array(to * 4);
  for (let place = 0; place < to; place++) {
    const exact = ((place + 0.5) * from) / to - 0.5;
    const first = Math.floor(exact);
    for (let tap = 0; tap < 4; tap++) {
      const away = Math.abs(exact - (first - 1 + tap));
      at[place * 4 + tap] = Math.min(Math.max(first - 1 + tap, 0), from - 1);
      share[place * 4 + tap] =
        away < 1 ? 1.5 * away ** 3 - 2.5 * away ** 2 + 1 : -0.5 * away ** 3 + 2.5 * away ** 2 - 4 * away + 2;
    }
  }
  return { at, share };
}

/** Made smaller by a whole number, each pixel the mean of those it stands for. */
export function reduce({ width, height, data }: Grey, by: number): Grey {
  if (by <= 1) return { width, height, data };
  const wide = Math.max(1, Math.floor(width / by));
  const high = Math.max(1, Math.floor(height / by));
  const small = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++) {
        const row = (y * by + dy) * width + x * by;
        for (let dx = 0; dx < by; dx++) sum += data[row + dx] ?? 0;
      }
      small[y * wide + x] = sum / (by * by);
    }
  }
  return { width: wide, height: high, data: small };
}

/** Light writing on a dark ground, as of a terminal, is read worse: swap both. */
export function invert({ width, height, data }: Grey): Grey {
  return { width, height, data: data.map((value) => 255 - value) };
}

/** Mean brightness, 0 to 255. */
export function meanOf({ data }: Grey): number {
  let sum = 0;
  for (const value of data) sum += value;
  return data.length ? sum / data.length : 255;
}

/** As a file the text recognition reads without a decoder: a portable graymap (netpbm.sourceforge.net/doc/pgm.html). */
export function toPgm({ width, height, data }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
