import type { ModeSpec } from './mode-spec.ts';

export const detailed: ModeSpec = {
  kind: 'a prompt',
  aim: 'Spell out what the draft implies: goal, context, constraints, expected form of the answer. Where something needed is unknown, put a blank such as [audience] for the author to fill, at most four.',
  example: {
    before: 'Write a blog post about remote work for our developers.',
    after: 'Write a blog post about remote work for our developers.\n\nTone: [tone]\nLength: [length]',
  },
};
