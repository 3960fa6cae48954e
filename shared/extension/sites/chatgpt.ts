import type { ChatSite } from './chat-site.ts';

/** Messages of tools carry an author of their own, and are left out. */
export const chatgpt: ChatSite = {
  host: 'chatgpt.com',
  name: 'ChatGPT',
  composer: ['#prompt-textarea[contenteditable="true"]', 'textarea[name="prompt-textarea"]'],
  turns: {
    turn: '[data-message-author-role="user"], [data-message-author-role="assistant"]',
    user: '[data-message-author-role="user"]',
  },
};
