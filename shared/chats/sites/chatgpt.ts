import type { ChatFacts, ChatPage } from '@/shared/chats/chat-site.ts';

/** Messages of tools carry an author of their own, and are left out. */
export const page: ChatPage = {
  host: 'chatgpt.com',
  composer: ['#prompt-textarea[contenteditable="true"]', 'textarea[name="prompt-textarea"]'],
  turns: {
    turn: '[data-message-author-role="user"], [data-message-author-role="assistant"]',
    user: '[data-message-author-role="user"]',
  },
  sendsPasteAsFile: true,
  rendersMarkdown: true,
};

/** Its `q` has sent at once (Tenable TRA-2025-22), and nothing is sent that nobody sends. */
export const facts: ChatFacts = {
  name: 'ChatGPT',
  home: 'https://chatgpt.com/',
  parameter: null,
  promptForm: 'headings',
  testPage: 'prosemirror',
};
