import type { Mode, ModePrompt } from './mode.ts';

export const chainOfThought = {
  id: 'chain-of-thought',
  label: 'Chain of thought',
  rules: 'steps',
  extraTokens: 1_000,
} as const satisfies Mode;

export const chainOfThoughtPrompt: ModePrompt = {
  kind: 'a prompt for an AI model',
  aim: 'End with a request that the model works through the problem step by step, in three or four steps that fit this kind of task, and states its conclusion last.',
  example: {
    before: 'Should we rent or buy a flat in Austin?',
    after:
      'Should we rent or buy a flat in Austin?\n\nWork through this step by step:\n1. Name the options and what is known about each.\n2. List what matters here, the most important first.\n3. Compare the options on each point, and say what is uncertain.\n4. Recommend one, and say what would change the answer.',
  },
};
