import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

/** Messages of tools carry an author of their own, and are left out. */
export const chatgpt: TurnSelectors = {
  turn: '[data-message-author-role="user"], [data-message-author-role="assistant"]',
  user: '[data-message-author-role="user"]',
};
