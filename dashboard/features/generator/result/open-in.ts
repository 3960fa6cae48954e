import type { ChatFacts } from '@/shared/chats/chat-site.ts';

/** Longer addresses are cut or refused on the way by servers; in characters, encoded. */
const MAX_ADDRESS_CHARS = 8_000;

/** Where a prompt is opened, and whether it has to be copied because the address does not carry it. */
export function openingOf({ home, parameter }: ChatFacts, text: string): { url: string; isCopied: boolean } {
  if (!parameter) return { url: home, isCopied: true };
  const query = new URLSearchParams({ [parameter.name]: text });
  const url = `${home}${parameter.path}?${query}`;
  return url.length > MAX_ADDRESS_CHARS ? { url: home, isCopied: true } : { url, isCopied: false };
}
