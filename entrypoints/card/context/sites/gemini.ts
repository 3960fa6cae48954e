import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

/** Gemini's turns are elements of its own. */
export const gemini: TurnSelectors = {
  user: 'user-query',
  assistant: 'model-response',
  body: '.query-text, message-content',
  skip: 'model-thoughts, .cdk-visually-hidden, source-footnote, sources-carousel-inline',
};
