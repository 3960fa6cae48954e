import type { ChatFacts, ChatPage } from '@/shared/chats/chat-site.ts';

/** Both sides are messages of one class; only answers hold rendered Markdown or thoughts. */
export const page: ChatPage = {
  host: 'chat.deepseek.com',
  composer: ['textarea#chat-input', 'textarea[name="search"]'],
  turns: {
    turn: '.ds-message',
    user: ':not(:has(.ds-markdown, .ds-think-content))',
    body: '.ds-markdown',
    skip: '.ds-think-content',
  },
  sendsPasteAsFile: false,
  rendersMarkdown: true,
};

export const facts: ChatFacts = {
  name: 'DeepSeek',
  home: 'https://chat.deepseek.com/',
  parameter: null,
  // arXiv 2501.12948, limitations: examples make its answers worse.
  promptForm: 'no-examples',
  testPage: 'react-textarea',
};
