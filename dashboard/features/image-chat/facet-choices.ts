import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { facetNames } from '@/shared/image-prompt/facets.ts';
import { imageChatEnglish } from '@/shared/texts/image-chat.en.ts';

/** A facet with what one may choose for it; what is chosen or written is sent as a wish, `Light: golden hour`. */
export interface FacetChoice {
  id: 'subject' | 'setting' | 'light' | 'lens' | 'style' | 'palette' | 'mood' | 'composition' | 'aspectRatio';
  /** As the wish names it, in English whatever the page speaks: that is what wishes are read in. */
  name: string;
  /** Empty for a facet that is written: nobody can list what a picture may show, or where. */
  options: readonly string[];
}

export const facetChoices: readonly FacetChoice[] = [
  { id: 'subject', name: facetNames.subject, options: [] },
  { id: 'setting', name: facetNames.setting, options: [] },
  {
    id: 'light',
    name: facetNames.light,
    options: [
      'golden hour',
      'soft window light',
      'overcast',
      'hard midday sun',
      'candlelight',
      'neon at night',
      'backlit',
    ],
  },
  {
    id: 'lens',
    name: facetNames.lens,
    options: [
      '24mm wide angle',
      '35mm',
      '50mm',
      '85mm, shallow depth of field',
      '200mm telephoto',
      'macro lens',
    ],
  },
  {
    id: 'style',
    name: facetNames.style,
    options: [
      'photograph',
      'film still',
      'watercolour',
      'oil painting',
      'ink drawing',
      'flat vector illustration',
      '3D render',
    ],
  },
  {
    id: 'palette',
    name: facetNames.palette,
    options: [
      'warm tones',
      'cool tones',
      'muted colours',
      'pastel tones',
      'vivid colours',
      'black and white',
    ],
  },
  {
    id: 'mood',
    name: facetNames.mood,
    options: ['calm', 'cosy', 'dramatic', 'melancholic', 'playful', 'mysterious'],
  },
  {
    id: 'composition',
    name: facetNames.composition,
    options: [
      'close-up',
      'wide shot',
      'from above',
      'low angle',
      'centred',
      'rule of thirds, negative space',
    ],
  },
  {
    id: 'aspectRatio',
    name: imageChatEnglish.facet_aspectRatio,
    options: ['1:1', '4:3', '3:2', '16:9', '2:3', '9:16'],
  },
];

/** What stands for a facet in a brief; empty where nobody has said. */
export function facetValue(brief: Partial<ImageBrief>, id: FacetChoice['id']): string {
  const value = brief[id] ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

/** What most descriptions leave open, and a picture shows all the same. */
export const addedFacets = facetChoices.filter(({ id }) =>
  ['light', 'lens', 'style', 'composition'].includes(id),
);

/** Where an option stands as words of its own: a photographer is no photograph, and 135mm are no 35. */
const placeIn = (text: string, option: string) =>
  text.search(new RegExp(`(?<![\\p{L}\\p{N}-])${option}(?![\\p{L}\\p{N}-])`, 'iu'));

/** Which of their choices a description holds already. */
export const addedBrief = (text: string): Partial<ImageBrief> =>
  Object.fromEntries(
    addedFacets.map(({ id, options }) => [id, options.find((option) => placeIn(text, option) >= 0) ?? '']),
  );

/** A description with a choice at its end, or in the place of the one that stood there. */
export function withAdded(text: string, { options }: FacetChoice, value: string): string {
  const before = options.find((option) => placeIn(text, option) >= 0);
  if (before) {
    const at = placeIn(text, before);
    return text.slice(0, at) + value + text.slice(at + before.length);
  }
  const begun = text.trim().replace(/[,.;]+$/, '');
  return begun === '' ? value : `${begun}, ${value}`;
}
