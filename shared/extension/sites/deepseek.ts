import type { ChatSite } from './chat-site.ts';

/** Both sides are messages of one class; only answers hold rendered Markdown or thoughts. */
export const deepseek: ChatSite = {
  host: 'chat.deepseek.com',
  name: 'DeepSeek',
  composer: ['textarea#chat-input', 'textarea[name="search"]'],
  turns: {
    turn: '.ds-message',
    user: ':not(:has(.ds-markdown, .ds-think-content))',
    body: '.ds-markdown',
    skip: '.ds-think-content',
  },
};
