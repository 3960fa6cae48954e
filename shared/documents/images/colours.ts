import type { ImageColour } from '@/shared/contracts/image-look.ts';
import type { Picture } from './picture.ts';

type Lab = readonly [lightness: number, a: number, b: number];

const SAMPLES = 2_048;
const ROUNDS = 6;
const MOST_COLOURS = 6;
/** Colours nearer than this are one to the eye. */
const ALIKE = 0.07;
const LEAST_SHARE = 0.02;

/** The main colours, most of the picture first: k-means in OKLab from a fixed start, so that a picture gives the same ones. */
export function mainColours(picture: Picture): ImageColour[] {
  const samples = sampled(picture);
  if (samples.length === 0) return [];
  let centres = firstCentres(samples);
  let counts = new Array<number>(centres.length).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0] as [number, number, number]);
    counts = centres.map(() => 0);
    for (const sample of samples) {
      const near = nearest(sample, centres);
      const sum = sums[near];
      if (!sum) continue;
      for (const part of [0, 1, 2] as const) sum[part] += sample[part];
      counts[near] = (counts[near] ?? 0) + 1;
    }
    centres = centres.map((centre, index) => {
      const [lightness, a, b] = sums[index] ?? [0, 0, 0];
      const count = counts[index] ?? 0;
      return count ? ([lightness / count, a / count, b / count] as const) : centre;
    });
  }
  return named(centres, counts, samples.length);
}

function named(centres: readonly Lab[], counts: readonly number[], all: number): ImageColour[] {
  const colours = centres.map((centre, index) => ({
    hex: toHex(centre),
    name: colourName(centre),
    share: (counts[index] ?? 0) / all,
  }));
  colours.sort((a, b) => b.share - a.share);
  const kept: ImageColour[] = [];
  for (const colour of colours) {
    const same = kept.find(({ name }) => name === colour.name);
    if (same) same.share += colour.share;
    else if (colour.share >= LEAST_SHARE) kept.push(colour);
  }
  return kept.sort((a, b) => b.share - a.share);
}

function sampled({ width, height, data }: Picture): Lab[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const samples: Lab[] = [];
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 255) / 255;
      const over = (value: number | undefined) => ((value ?? 0) * alpha + 255 * (1 - alpha)) / 255;
      samples.push(toLab(over(data[at]), over(data[at + 1]), over(data[at + 2])));
    }
  }
  return samples;
}

/** The first colour, then each time the one farthest from all taken. */
function firstCentres(samples: readonly Lab[]): Lab[] {
  const [first] = samples;
  const centres: Lab[] = first ? [first] : [];
  while (centres.length < MOST_COLOURS) {
    let farthest: Lab | undefined;
    let most = ALIKE;
    for (const sample of samples) {
      const away = Math.min(...centres.map((centre) => distance(sample, centre)));
      if (away > most) {
        most = away;
        farthest = sample;
      }
    }
    if (!farthest) break;
    centres.push(farthest);
  }
  return centres;
}

function nearest(sample: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index++) {
    const away = distance(sample, centres[index] ?? sample);
    if (away < least) {
      least = away;
      best = index;
    }
  }
  return best;
}

function distance(one: Lab, other: Lab): number {
  return Math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);
}

/** sRGB of 0 to 1 to OKLab (B. Ottosson, 2020, "A perceptual color space for image processing"). */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [red, green, blue].map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(encoded || 0, 0), 1) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Hues by the angle where each begins, in degrees of OKLab. */
const HUES: readonly (readonly [number, string])[] = [
  [0, 'pink'],
  [15, 'red'],
  [42, 'orange'],
  [85, 'yellow'],
  [120, 'green'],
  [175, 'teal'],
  [220, 'blue'],
  [290, 'purple'],
  [335, 'pink'],
];

/** What people call it: a hue with its lightness, or a grey. */
export function colourName([lightness, a, b]: Lab): string {
  const strength = Math.hypot(a, b);
  if (lightness < 0.2) return 'black';
  if (strength < 0.025) {
    if (lightness > 0.96) return 'white';
    return shaded(lightness, 'grey');
  }
  const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const hue = HUES.filter(([from]) => from <= angle).at(-1)?.[1] ?? 'pink';
  if (hue === 'orange' && lightness < 0.6) return lightness < 0.4 ? 'dark brown' : 'brown';
  return shaded(lightness, hue);
}

function shaded(lightness: number, colour: string): string {
  if (lightness < 0.42) return `dark ${colour}`;
  return lightness > 0.82 && colour !== 'yellow' ? `light ${colour}` : colour;
}
