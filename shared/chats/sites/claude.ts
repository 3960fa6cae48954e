import type { ChatFacts, ChatPage } from '@/shared/chats/chat-site.ts';

export const page: ChatPage = {
  host: 'claude.ai',
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
  sendsPasteAsFile: false,
  rendersMarkdown: true,
};

/** Its `q` is documented (support.claude.com, open Claude with a link). */
export const facts: ChatFacts = {
  name: 'Claude',
  home: 'https://claude.ai/',
  parameter: { path: 'new', name: 'q' },
  // docs.claude.com, prompt engineering: XML tags keep the parts of a prompt apart.
  promptForm: 'tags',
  testPage: 'tiptap',
};
