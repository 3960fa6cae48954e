import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

export const claude: TurnSelectors = {
  user: '[data-testid="user-message"]',
  assistant: '.font-claude-response, .font-claude-message, [data-testid="assistant-message"]',
  body: '.standard-markdown',
};
