import { MAX_DRAFT_CHARS } from '@/shared/contracts/draft-limit.ts';
import { fail, ok, type Result } from '@/shared/errors/result.ts';

/** NUL and the other control characters no editor can show; tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Anything a person could see; blanks, zero-width characters, fillers and the empty Braille cell are not. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether cleaning takes a character out. */
export const isCleaned = (char: string) => char === '\r' || char.search(CONTROLS) === 0;

/**
 * A draft as every engine may rely on it: `\n` line ends, no control characters, no lone surrogates, something to read.
 * Blank space inside and at both ends is the writer's own and stays.
 * @param text as it was read from a page, in any state
 * @returns the clean text; `empty_draft` when nothing visible is left, `too_long` above `MAX_DRAFT_CHARS`
 */
export function cleanDraft(text: string): Result<string, 'empty_draft' | 'too_long'> {
  const clean = text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(LONE_SURROGATES, '\uFFFD');
  if (!VISIBLE.test(clean)) return fail('empty_draft');
  if (clean.length > MAX_DRAFT_CHARS) return fail('too_long');
  return ok(clean);
}
