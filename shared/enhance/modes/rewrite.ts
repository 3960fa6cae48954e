import type { Mode, ModePrompt } from './mode.ts';

export const rewrite = {
  id: 'rewrite',
  label: 'Enhanced rewrite',
  rules: 'text',
  extraTokens: 0,
} as const satisfies Mode;

export const rewritePrompt: ModePrompt = {
  kind: 'a message or prompt',
  aim: 'Make it clear, direct and complete. Keep the tone the author chose.',
  example: {
    before:
      'I was wondering if you could possibly give me feedback on my pitch, it should be honest and please keep it under 100 words.',
    after: 'Could you give me feedback on my pitch? It should be honest and please keep it under 100 words.',
  },
};
