import type { Mode, ModePrompt } from './mode.ts';

export const detailed = {
  id: 'detailed',
  label: 'Detailed prompt',
  rules: 'none',
  extraTokens: 1_500,
} as const satisfies Mode;

export const detailedPrompt: ModePrompt = {
  kind: 'a prompt',
  aim: 'Spell out what the draft implies: goal, context, constraints, expected form of the answer. Where something needed is unknown, put a blank such as [audience] for the author to fill, at most four.',
  example: {
    before: 'Write a blog post about remote work for our developers.',
    after: 'Write a blog post about remote work for our developers.\n\nTone: [tone]\nLength: [length]',
  },
};
