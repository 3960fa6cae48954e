import { type Colour, mainColours } from './colours.ts';
import { meanOf, type Picture, toGrey } from './picture.ts';
import type { Recognised } from './recognise.ts';

/** What can be said of a picture without knowing what it shows. */
export interface Look {
  width: number;
  height: number;
  shape: 'square' | 'upright' | 'wide' | 'very wide' | 'very tall';
  brightness: 'dark' | 'medium' | 'bright';
  /** Most of the picture first. */
  colours: Colour[];
  kind: 'page of text' | 'screenshot' | 'drawing' | 'photo';
  /** What was read in it, its lines joined; empty where nothing was. */
  text: string;
}

/** Looks at colours, size and the text that was read; `recognised` is left out where text was not looked for. */
export function lookAt(picture: Picture, recognised?: Recognised): Look {
  const { width, height } = picture;
  const colours = mainColours(picture);
  const text = recognised?.blocks.map((block) => block.text).join('\n') ?? '';
  const bright = meanOf(toGrey(picture));
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

function shapeOf(ratio: number): Look['shape'] {
  if (ratio > 2.4) return 'very wide';
  if (ratio > 1.1) return 'wide';
  if (ratio < 0.42) return 'very tall';
  return ratio < 0.9 ? 'upright' : 'square';
}

/** Drawn areas repeat one value exactly, photos hardly ever do. */
function kindOf(picture: Picture, colours: readonly Colour[], text: string): Look['kind'] {
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

const HONEST = 'Only its colours, size and text were looked at; what it shows cannot be told here.';

/** One paragraph for people and for engines that do not see. */
export function describeLook(look: Look): string {
  const looksLike = `It looks like a ${look.kind}.`;
  return [
    `${look.shape === 'upright' ? 'An' : 'A'} ${look.shape} picture of ${look.width} × ${look.height} pixels, ${look.brightness}, mostly ${colourList(look)}.`,
    looksLike,
    HONEST,
  ].join(' ');
}

/** The three main colours as `white (#ffffff, 80 %)`. */
export function colourList({ colours }: Look): string {
  const shown = colours
    .slice(0, 3)
    .map(({ name, hex, share }) => `${name} (${hex}, ${Math.round(share * 100)} %)`);
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? 'empty');
}
