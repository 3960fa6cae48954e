import type { ChatSite } from './sites/chat-site.ts';
import { chatgpt } from './sites/chatgpt.ts';
import { claude } from './sites/claude.ts';
import { deepseek } from './sites/deepseek.ts';
import { gemini } from './sites/gemini.ts';

/** The chats Whetstone knows; the manifest, the chip and the reader of turns follow from this list. */
export const knownSites: readonly ChatSite[] = [chatgpt, claude, gemini, deepseek];

/** The sites whose composers get a chip unasked; others once the user adds them (`added-sites.ts`). */
export const chatSites = /* @__PURE__ */ knownSites.map(({ host }) => `https://${host}/*`);

/** What is known of the chat at a host; undefined of every other page. */
export function siteAt(host: string): ChatSite | undefined {
  return knownSites.find((site) => site.host === host);
}
