/** A chat a prompt is opened in. */
export interface ChatSite {
  id: 'chatgpt' | 'claude' | 'gemini' | 'deepseek';
  name: string;
  home: string;
  /** The query parameter whose text the site puts into its composer; null where it has none. */
  parameter: { path: string; name: string } | null;
}

/**
 * Which sites fill their composer from the address and leave the sending to their user. Claude documents `q`
 * (support.claude.com, open Claude with a link). ChatGPT's `q` has sent at once (Tenable TRA-2025-22), and nothing is sent that
 * nobody sends: it is copied there, as for Gemini and DeepSeek, which have no such parameter.
 */
export const chatSites: readonly ChatSite[] = [
  { id: 'chatgpt', name: 'ChatGPT', home: 'https://chatgpt.com/', parameter: null },
  { id: 'claude', name: 'Claude', home: 'https://claude.ai/', parameter: { path: 'new', name: 'q' } },
  { id: 'gemini', name: 'Gemini', home: 'https://gemini.google.com/app', parameter: null },
  { id: 'deepseek', name: 'DeepSeek', home: 'https://chat.deepseek.com/', parameter: null },
];

/** Longer addresses are cut or refused on the way by servers; in characters, encoded. */
const MAX_ADDRESS_CHARS = 8_000;

/** Where a prompt is opened, and whether it has to be copied because the address does not carry it. */
export function openingOf(site: ChatSite, text: string): { url: string; isCopied: boolean } {
  if (!site.parameter) return { url: site.home, isCopied: true };
  const query = new URLSearchParams({ [site.parameter.name]: text });
  const url = `${site.home}${site.parameter.path}?${query}`;
  return url.length > MAX_ADDRESS_CHARS ? { url: site.home, isCopied: true } : { url, isCopied: false };
}
