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
  reframe: {
    rule: 'Rebuild it as the brief of one picture, in lines of the form "Name: value" in this order, leaving out those it gives nothing for: Subject, Setting, Composition, Light, Style, Colours, Mood, Text in the picture, Leave out. The names stand in the language of the text. Use only what the text says.',
    example: {
      before:
        'i need a picture for our bakery flyer, fresh bread on a wooden table in the morning, warm colours please and no people in it',
      after:
        'Subject: fresh bread, for a bakery flyer\nSetting: on a wooden table\nLight: morning\nColours: warm\nLeave out: people',
    },
  },
  example: {
    before: 'can you make a picture of an old lighthouse, oil painting, no people, golden hour, wide shot',
    after: 'Create an image of an old lighthouse, wide shot, golden hour, oil painting, no people',
  },
};
