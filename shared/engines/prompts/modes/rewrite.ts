import type { ModeSpec } from './mode-spec.ts';

export const rewrite: ModeSpec = {
  kind: 'a message or prompt',
  aim: 'Make it clear, direct and complete. Keep the tone the author chose.',
  example: {
    before:
      'I was wondering if you could possibly give me feedback on my pitch, it should be honest and please keep it under 100 words.',
    after: 'Could you give me feedback on my pitch? It should be honest and please keep it under 100 words.',
  },
};
