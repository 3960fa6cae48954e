import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { emptyBrief, listedFacets } from '@/shared/contracts/image-brief.ts';
import type { ImageLook } from '@/shared/contracts/image-look.ts';
import { nearestRatio } from './aspect-ratio.ts';
import { readBrief } from './brief-lines.ts';

const COMMON_RATIOS = ['1:1', '5:4', '4:3', '3:2', '16:9', '21:9', '4:5', '3:4', '2:3', '9:16', '9:21'];
const MAX_COLOURS = 4;
const MAX_TEXT = 120;

const lights: Record<ImageLook['brightness'], string | undefined> = {
  dark: 'dark, low-key light',
  medium: undefined,
  bright: 'bright, high-key light',
};
const styles: Record<ImageLook['kind'], string | undefined> = {
  'page of text': undefined,
  screenshot: undefined,
  drawing: 'drawing with flat areas of colour',
  photo: 'photograph',
};

/** What the device itself can tell of a reference picture, as far as a prompt can use it. What it shows is not among it. */
export function briefOfLook({ width, height, colours, brightness, kind, text }: ImageLook): ImageBrief {
  const names = [...new Set(colours.slice(0, MAX_COLOURS).map(({ name }) => name))];
  const light = lights[brightness];
  const style = styles[kind];
  const read = text.replace(/\s+/g, ' ').trim();
  return {
    ...structuredClone(emptyBrief),
    light: light ? [light] : [],
    style: style ? [style] : [],
    palette: names.length > 0 ? [`mostly ${names.join(', ')}`] : [],
    text: read && read.length <= MAX_TEXT ? [read] : [],
    aspectRatio: nearestRatio(`${width}:${height}`, COMMON_RATIOS),
  };
}

/**
 * A brief with what is known of its reference picture: what the user said stands, the picture fills what was left open.
 * @param analysis lines as `writeBrief` writes them, and what a model said between them
 */
export function withReference(brief: ImageBrief, analysis: string): ImageBrief {
  const { brief: seen, other } = readBrief(analysis);
  const merged: ImageBrief = { ...brief, aspectRatio: brief.aspectRatio ?? seen.aspectRatio };
  for (const facet of listedFacets) if (merged[facet].length === 0) merged[facet] = seen[facet];
  const described = [seen.subject, other].filter(Boolean).join(' ');
  if (described === '') return merged;
  return merged.subject === ''
    ? { ...merged, subject: described }
    : { ...merged, details: [...merged.details, `after the reference: ${described}`] };
}
