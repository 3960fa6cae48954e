import type { ChatFacts, ChatPage } from '@/shared/chats/chat-site.ts';

/** Gemini's turns are elements of its own. */
export const page: ChatPage = {
  host: 'gemini.google.com',
  composer: ['rich-textarea .ql-editor[contenteditable="true"]:not(.edit-mode *)'],
  turns: {
    turn: 'user-query, model-response',
    user: 'user-query',
    body: '.query-text, message-content',
    skip: 'model-thoughts, .cdk-visually-hidden, source-footnote, sources-carousel-inline',
  },
  sendsPasteAsFile: true,
  rendersMarkdown: true,
};

export const facts: ChatFacts = {
  name: 'Gemini',
  home: 'https://gemini.google.com/app',
  parameter: null,
  // ai.google.dev, prompting strategies.
  promptForm: 'material-first',
  testPage: 'quill1',
};
