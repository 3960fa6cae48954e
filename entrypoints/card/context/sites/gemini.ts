import type { TurnSelectors } from '@/entrypoints/card/context/turn-selectors.ts';

/** Gemini's turns are elements of its own. */
export const gemini: TurnSelectors = {
  turn: 'user-query, model-response',
  user: 'user-query',
  body: '.query-text, message-content',
  skip: 'model-thoughts, .cdk-visually-hidden, source-footnote, sources-carousel-inline',
};
