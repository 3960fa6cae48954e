import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

/** Both sides are messages of one class; only answers hold rendered Markdown or thoughts. */
export const deepseek: TurnSelectors = {
  turn: '.ds-message',
  user: ':not(:has(.ds-markdown, .ds-think-content))',
  body: '.ds-markdown',
  skip: '.ds-think-content',
};
