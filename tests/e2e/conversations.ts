import type { Page } from '@playwright/test';

/** How each chat site draws a conversation: what is read of it, among what must not be. */
interface SiteConversation {
  url: string;
  /** One turn of the user's, as the site marks it up. */
  user(text: string): string;
  assistant(html: string): string;
}

export const conversations: Readonly<Record<'ChatGPT' | 'Claude' | 'Gemini' | 'DeepSeek', SiteConversation>> =
  {
    ChatGPT: {
      url: 'https://chatgpt.com/',
      user: (text) =>
        `<article data-turn="user"><h5 class="sr-only">You said:</h5><div data-message-author-role="user"><div class="whitespace-pre-wrap">${text}</div></div><button>Edit</button></article>`,
      assistant: (html) =>
        `<article data-turn="assistant"><h6 class="sr-only">ChatGPT said:</h6><div data-message-author-role="tool">Searched 3 sites</div><div data-message-author-role="assistant"><div class="markdown prose">${html}</div><button>Copy</button></div></article>`,
    },
    Claude: {
      url: 'https://claude.ai/',
      user: (text) =>
        `<div data-test-render-count="1"><div data-testid="user-message" class="font-user-message"><p class="whitespace-pre-wrap">${text}</p></div></div>`,
      assistant: (html) =>
        `<div data-is-streaming="false"><div class="font-claude-response"><div><button>Thought for 3 s</button><div>The gardener wants herbs.</div></div><div class="standard-markdown">${html}</div></div><button>Copy</button></div>`,
    },
    Gemini: {
      url: 'https://gemini.google.com/',
      user: (text) =>
        `<user-query><span class="cdk-visually-hidden">You said</span><div class="query-text"><p>${text}</p></div></user-query>`,
      assistant: (html) =>
        `<model-response><model-thoughts>The gardener wants herbs.</model-thoughts><message-content><div class="markdown">${html}</div></message-content><button>Copy</button></model-response>`,
    },
    DeepSeek: {
      url: 'https://chat.deepseek.com/',
      user: (text) => `<div class="a1b2"><div class="ds-message"><div class="c3d4">${text}</div></div></div>`,
      assistant: (html) =>
        `<div class="e5f6"><div class="ds-message"><div class="ds-think-content"><div class="ds-markdown">The gardener wants herbs.</div></div><div class="ds-markdown">${html}</div></div></div>`,
    },
  };

export type SiteName = keyof typeof conversations;

/** Question, answer, question, answer: the last answer has everything answers have. */
export const turns = {
  first: 'Which herbs grow in shade?',
  second: '<p>Mint, chives and parsley.</p>',
  third: 'And which of them in pots? Ask ana@example.org.',
  fourth:
    '<p>All three, with <b>room</b>:</p><ul><li>Mint: 30 cm</li><li>Chives: 15 cm</li></ul><pre><code>water = weekly\nfeed = monthly</code></pre>',
} as const;

/** What is read of the last answer. */
export const fourthAsText =
  'All three, with room:\n\n- Mint: 30 cm\n- Chives: 15 cm\nwater = weekly\nfeed = monthly';

/** Puts a conversation into the page, as the site would have drawn it. */
export async function showConversation(page: Page, site: SiteName, more = ''): Promise<void> {
  const { user, assistant } = conversations[site];
  const html = [user(turns.first), assistant(turns.second), user(turns.third), assistant(turns.fourth)].join(
    '',
  );
  await page.evaluate((markup) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', markup);
  }, more + html);
}
