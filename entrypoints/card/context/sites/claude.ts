import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

export const claude: TurnSelectors = {
  turn: '[data-testid="user-message"], .font-claude-response, .font-claude-message, [data-testid="assistant-message"]',
  user: '[data-testid="user-message"]',
  body: '.standard-markdown',
};
