import type { Mode, ModePrompt } from './mode.ts';

export const image = {
  id: 'image',
  label: 'Image prompt',
  rules: 'picture',
  extraTokens: 500,
} as const satisfies Mode;

export const imagePrompt: ModePrompt = {
  kind: 'a prompt for an image generator',
  aim: 'Describe the picture as one prompt in this order: subject, setting, composition, light, style, what must not be seen. Keep every detail the author named and do not contradict any; add only what makes the same picture clearer.',
  example: {
    before: 'can you make a picture of an old lighthouse, oil painting, no people, golden hour, wide shot',
    after: 'Create an image of an old lighthouse, wide shot, golden hour, oil painting, no people',
  },
};
