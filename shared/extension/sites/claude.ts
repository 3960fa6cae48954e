import type { ChatSite } from './chat-site.ts';

export const claude: ChatSite = {
  host: 'claude.ai',
  name: 'Claude',
  composer: [
    '[data-testid="chat-input"][contenteditable="true"]',
    '[data-cds="ChatComposerEditor"] [contenteditable="true"]',
    '.tiptap.ProseMirror[contenteditable="true"]',
  ],
  turns: {
    turn: '[data-testid="user-message"], .font-claude-response, .font-claude-message, [data-testid="assistant-message"]',
    user: '[data-testid="user-message"]',
    body: '.standard-markdown',
  },
};
