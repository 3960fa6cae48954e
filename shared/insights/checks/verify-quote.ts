import { normaliseQuote } from './normalise-quote.ts';

export interface QuoteSpan {
  start: number;
  end: number;
}

const MIN_CHARS = 12;
const MIN_WORDS = 3;
const ELLIPSIS = /\s*(?:\[\s*\.\.\.\s*\]|\.\.\.)\s*/;
const WORD = /[\p{L}\p{N}]/u;

const isWordAt = (text: string, at: number) => {
  const code = text.codePointAt(at);
  return code !== undefined && WORD.test(String.fromCodePoint(code));
};

/** Whether a span begins and ends where words do: not inside `unhappy`, nor before the `n't` of `wouldn't`. */
function hasWholeWords(text: string, start: number, end: number): boolean {
  const joins = (left: number, right: number) => isWordAt(text, left) && isWordAt(text, right);
  if (start > 0 && joins(start - 1, start)) return false;
  if (end < text.length && joins(end - 1, end)) return false;
  if (text[end] === "'" && isWordAt(text, end - 1) && isWordAt(text, end + 1)) return false;
  return !(text[start - 1] === "'" && isWordAt(text, start) && start >= 2 && isWordAt(text, start - 2));
}

function findFrom(haystack: string, needle: string, from: number): number {
  for (let at = haystack.indexOf(needle, from); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    if (hasWholeWords(haystack, at, at + needle.length)) return at;
  }
  return -1;
}

/**
 * Finds a quote in the text it is said to come from, word for word. Parts around an ellipsis must all be there, in order.
 * Nothing is accepted that is merely alike.
 * @returns where it stands in the text, from its first word to its last; null where it does not, or is too short to prove anything
 */
export function verifyQuote(quote: string, text: string): QuoteSpan | null {
  const wanted = normaliseQuote(quote)
    .text.trim()
    .replace(/^["']+|["']+$/g, '')
    .trim();
  if (wanted.length < MIN_CHARS || (wanted.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []).length < MIN_WORDS)
    return verifyWideScript(wanted, text);
  return findParts(wanted, text);
}

/** Scripts without spaces count no words: there, length alone says whether a quote proves anything. */
function verifyWideScript(wanted: string, text: string): QuoteSpan | null {
  const letters =
    wanted.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? [];
  return letters.length >= 6 ? findParts(wanted, text) : null;
}

function findParts(wanted: string, text: string): QuoteSpan | null {
  const source = normaliseQuote(text);
  const whole = findFrom(source.text, wanted, 0);
  const parts = whole === -1 ? wanted.split(ELLIPSIS).filter(Boolean) : [wanted];
  if (whole === -1 && (parts.length < 2 || parts.some((part) => part.length < MIN_CHARS / 2))) return null;
  let from = 0;
  let first = -1;
  for (const part of parts) {
    const at = findFrom(source.text, part, from);
    if (at === -1) return null;
    if (first === -1) first = at;
    from = at + part.length;
  }
  return { start: source.starts[first] ?? 0, end: source.ends[from - 1] ?? text.length };
}

/** Words that turn what follows around. */
const NEGATION =
  /\b(?:not|no|never|nor|without|hardly|barely|isn't|wasn't|aren't|weren't|don't|doesn't|didn't|won't|wouldn't|can't|cannot|couldn't|shouldn't|haven't|hasn't|hadn't|ain't)\b/i;

/** A quote that begins right behind a negation is widened to take it in: `happy with it` of `not happy with it` says the opposite. */
export function widenOverNegation({ start, end }: QuoteSpan, text: string): QuoteSpan {
  const before = text.slice(Math.max(0, start - 40), start).replace(/[’‘]/g, "'");
  const clause = before.split(/[.!?;:,\n]/).at(-1) ?? '';
  const words = clause.trim().split(/\s+/).slice(-3).join(' ');
  const found = NEGATION.exec(words);
  if (!found) return { start, end };
  const at = text.slice(0, start).replace(/[’‘]/g, "'").toLowerCase().lastIndexOf(found[0].toLowerCase());
  return { start: at === -1 ? start : at, end };
}
