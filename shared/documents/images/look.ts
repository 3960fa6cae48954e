import type { ImageColour, ImageLook } from '@/shared/contracts/image-look.ts';
import { mainColours } from './colours.ts';
import type { Picture } from './picture.ts';
import type { Recognised } from './recognise.ts';

/** As `imageLook` takes it. */
const MOST_TEXT = 20_000;

/** Looks at colours, size and the text that was read; `recognised` is left out where text was not looked for. */
export function lookAt(picture: Picture, recognised?: Recognised): ImageLook {
  const { width, height } = picture;
  const colours = mainColours(picture);
  const text = (recognised?.blocks.map((block) => block.text).join('\n') ?? '').slice(0, MOST_TEXT);
  const bright = brightnessOf(picture);
  return {
    width,
    height,
    shape: shapeOf(width / height),
    brightness: bright < 85 ? 'dark' : bright > 170 ? 'bright' : 'medium',
    colours,
    kind: kindOf(picture, colours, text),
    text,
  };
}

/** Mean luma of an even sample, 0 to 255; clear pixels count as white. */
function brightnessOf({ width, height, data }: Picture): number {
  const step = Math.max(1, Math.floor((width * height) / 20_000));
  let sum = 0;
  let seen = 0;
  for (let pixel = 0; pixel < width * height; pixel += step, seen++) {
    const at = pixel * 4;
    const luma = (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
    sum += 255 - ((255 - luma) * (data[at + 3] ?? 255)) / 255;
  }
  return sum / seen;
}

function shapeOf(ratio: number): ImageLook['shape'] {
  if (ratio > 2.4) return 'very wide';
  if (ratio > 1.1) return 'wide';
  if (ratio < 0.42) return 'very tall';
  return ratio < 0.9 ? 'upright' : 'square';
}

/** Drawn areas repeat one value exactly, photos hardly ever do. */
function kindOf(picture: Picture, colours: readonly ImageColour[], text: string): ImageLook['kind'] {
  const flat = flatShare(picture);
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  if (flat < 0.35) {
    const isPaper = words >= 40 && colours[0] !== undefined && /white|light/.test(colours[0].name);
    return isPaper ? 'page of text' : 'photo';
  }
  if (words >= 40 && colours.length <= 3 && (colours[0]?.share ?? 0) > 0.75) return 'page of text';
  return words >= 6 ? 'screenshot' : 'drawing';
}

/** Share of pixels that are exactly as the one to their right and the one below. */
function flatShare({ width, height, data }: Picture): number {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let same = 0;
  let seen = 0;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 0; y < height - 1; y += step) {
    for (let x = 0; x < width - 1; x += step) {
      const at = y * width + x;
      seen++;
      if (pixels[at] === pixels[at + 1] && pixels[at] === pixels[at + width]) same++;
    }
  }
  return seen ? same / seen : 1;
}
