import type { ChatSite } from './chat-site.ts';

/** Gemini's turns are elements of its own. */
export const gemini: ChatSite = {
  host: 'gemini.google.com',
  name: 'Gemini',
  composer: ['rich-textarea .ql-editor[contenteditable="true"]:not(.edit-mode *)'],
  turns: {
    turn: 'user-query, model-response',
    user: 'user-query',
    body: '.query-text, message-content',
    skip: 'model-thoughts, .cdk-visually-hidden, source-footnote, sources-carousel-inline',
  },
};
