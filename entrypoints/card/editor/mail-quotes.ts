import type { TextSpan } from './read-rich-text.ts';

/** Who wrote what follows, and when: "On Monday, 3 November 2025 Anna <anna@example.org> wrote:", over one line or two. */
const ATTRIBUTION = String.raw`(?:[^\n>]*[\d@][^\n]*(?:\n[^\n>]{0,30})?:[^\S\n]*\n\s*)?`;
// Blanks before a mark belong to its line alone: else a long quotation could be read in too many ways to try.
const QUOTED = String.raw`(?:[^\S\n]*>[^\n]*(?:\n(?:[^\S\n]*\n)*|$))+`;
const QUOTE_BELOW = new RegExp(`(?:^|\\n)${ATTRIBUTION}${QUOTED}\\s*$`);
const QUOTE_ABOVE = new RegExp(`^\\s*${ATTRIBUTION}${QUOTED}`);
/** "-----Original Message-----" and what mail programs of other languages write there. */
const FORWARDED = /(?:^|\n)[^\S\n]*-{4,}[^\S\n]*\p{L}[\p{L}\s'’]*-{4,}[^\S\n]*\n[\s\S]*$/u;
/** Two hyphens on a line of their own begin a signature (RFC 3676, 4.3). */
const SIGNATURE = /(?:^|\n)-- ?\n[\s\S]*$/;
/** The line above a quotation that its program marks. */
const BEFORE_QUOTE = /(?:^|\n)[^\n]*[\d@][^\n]*(?:\n[^\n]{0,30})?:\s*$/;

/**
 * What of a mail in plain characters its writer wrote: without the quotation below or above, what was forwarded, and the
 * signature.
 * @param isQuoteBelow whether a quotation that is marked as one follows
 */
export function ownWords(text: string, { start, end }: TextSpan, isQuoteBelow: boolean): TextSpan {
  let own = text.slice(start, end);
  for (const ending of [FORWARDED, SIGNATURE, QUOTE_BELOW, ...(isQuoteBelow ? [BEFORE_QUOTE] : [])])
    own = own.slice(0, ending.exec(own)?.index ?? own.length);
  const above = QUOTE_ABOVE.exec(own)?.[0].length ?? 0;
  return { start: start + above, end: start + own.length };
}
