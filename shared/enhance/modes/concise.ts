import type { Mode, ModePrompt } from './mode.ts';

export const concise = {
  id: 'concise',
  label: 'Concise prompt',
  rules: 'none',
  extraTokens: 0,
} as const satisfies Mode;

export const concisePrompt: ModePrompt = {
  kind: 'a prompt',
  aim: 'Say the same in as few words as it takes. Drop filler, hedges, courtesies and repeated sentences, never a requirement.',
  example: {
    before:
      'I would really like you to write me a very detailed plan for a trip to Rome. The budget is 900 euros.',
    after: 'Write a detailed plan for a trip to Rome. Budget: 900 euros.',
  },
};
