import { fail, ok, type Result } from '@/shared/errors/result.ts';

const KEY = 'prompt=';
/** The longest link mail and chat programs hand on whole; in characters after the `#`. */
export const MAX_SHARED_CHARS = 32_000;

/** Mail and chat programs end a link at some signs, and read others as emphasis: every one of them is written out. */
const written = (text: string): string =>
  encodeURIComponent(text).replace(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * An address that carries a prompt behind its `#`, which browsers send to no server.
 * @param page address of the generator, without a fragment
 */
export function shareLink(page: string, prompt: string): Result<string, 'too_long'> {
  const fragment = KEY + written(prompt.replace(/\p{Surrogate}/gu, '\ufffd'));
  return fragment.length > MAX_SHARED_CHARS ? fail('too_long') : ok(`${page}#${fragment}`);
}

/**
 * The prompt of such an address.
 * @param hash as `location.hash` gives it
 * @returns undefined where the address carries none
 */
export function readSharedPrompt(hash: string): Result<string, 'too_long' | 'damaged'> | undefined {
  if (!hash.startsWith(`#${KEY}`)) return undefined;
  if (hash.length - 1 > MAX_SHARED_CHARS) return fail('too_long');
  try {
    const prompt = decodeURIComponent(hash.slice(KEY.length + 1));
    return prompt.trim() === '' ? fail('damaged') : ok(prompt);
  } catch {
    return fail('damaged');
  }
}
