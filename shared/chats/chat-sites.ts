import type { ChatFacts, ChatPage } from './chat-site.ts';
import * as chatgpt from './sites/chatgpt.ts';
import * as claude from './sites/claude.ts';
import * as deepseek from './sites/deepseek.ts';
import * as gemini from './sites/gemini.ts';

/**
 * The chats Whetstone knows. The manifest, the chip, the reader of turns, the way to write, the settings, the install page, the
 * generator and the browser tests follow from these two lists; two, since pages load the first alone.
 */
export const chatPages = {
  chatgpt: chatgpt.page,
  claude: claude.page,
  gemini: gemini.page,
  deepseek: deepseek.page,
} satisfies Record<string, ChatPage>;

export type ChatId = keyof typeof chatPages;

export const chats: Readonly<Record<ChatId, ChatFacts>> = {
  chatgpt: chatgpt.facts,
  claude: claude.facts,
  gemini: gemini.facts,
  deepseek: deepseek.facts,
};

export const chatIds = /* @__PURE__ */ Object.keys(chats) as ChatId[];

const pages: readonly ChatPage[] = /* @__PURE__ */ Object.values(chatPages);

/** The sites whose composers get a chip unasked; others once the user adds them (`added-sites.ts`). */
export const chipPatterns = /* @__PURE__ */ pages.map(({ host }) => `https://${host}/*`);

/** What is known of the chat at a host, with or without `www.`; undefined of every other page. */
export function siteAt(host: string): ChatPage | undefined {
  const bare = host.replace(/^www\./, '');
  return pages.find((page) => page.host === bare);
}
