/** Never the end of a sentence. */
const INNER = new Set(
  'mr mrs ms dr prof sr jr st vs e.g i.e eg ie approx incl excl dept fig nr vol ca'.split(' '),
);
/** Never before a number: "max. 250 words", "No. 5", "max. one page". */
const BEFORE_NUMBER = new Set('max min no art sec ch pp p abs tel ext'.split(' '));
const NUMBER = /^\s*(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty)\b)/;
/** The end of a sentence only where the next one begins with a capital. */
const OPEN = new Set(
  'etc inc ltd co corp a.m p.m u.s u.k jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
);
const END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|[。！？]+[」』”]?|\n+/gu;

/**
 * A text as its sentences, cut at end marks and line breaks but not after abbreviations or initials.
 * Joining the pieces gives the text back; blanks stand at the end of the sentence before them.
 */
export function splitSentences(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (
      match[0] === '.' &&
      isAbbreviation(text.slice(Math.max(start, match.index - 24), match.index), text.slice(end, end + 24))
    )
      continue;
    // "(not 14 like last time!) and 6 tables": an exclamation in brackets ends nothing
    if (/[)\]]$/.test(match[0]) && /^\s+\p{Ll}/u.test(text.slice(end, end + 3))) continue;
    if (namesMark(text, match.index, end)) continue;
    const blanks = /^\s*/.exec(text.slice(end, end + 1_000))?.[0].length ?? 0;
    if (end + blanks <= start) continue;
    pieces.push(text.slice(start, end + blanks));
    start = end + blanks;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

/** What a thing follows: an order or a preposition ends no question. */
const BEFORE_MARK =
  /\b(?:to (?:add|use|put|type|write|insert|remove|escape|avoid)|add|use|put|type|insert|remove|escape|and|or|with|by|without|an?|the|of)\s+$/i;

/** Whether a mark that stands apart is spoken of: "to add ? everywhere", "treat * and ? differently". */
export function namesMark(text: string, start: number, end: number): boolean {
  return (
    /^[?!]$/.test(text.slice(start, end)) &&
    /^ \p{Ll}/u.test(text.slice(end, end + 2)) &&
    BEFORE_MARK.test(text.slice(Math.max(0, start - 24), start))
  );
}

const GERMAN_MONTH =
  /^\s*(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/;

function isAbbreviation(before: string, after: string): boolean {
  let from = before.length;
  while (from > 0 && /[\p{L}.]/u.test(before.charAt(from - 1))) from -= 1;
  const word = before.slice(from);
  const lower = word.toLowerCase();
  // "my mobile no. is 98230"
  if (lower === 'no' && /^\s*(?:is|are|was)\b/.test(after) && /\p{L} no$/u.test(before)) return true;
  if (INNER.has(lower) || (BEFORE_NUMBER.has(lower) && NUMBER.test(after))) return true;
  if (OPEN.has(lower)) return !/^\s*(?:\p{Lu}|$)/u.test(after);
  // "J. Smith", but not the "I" or the "A" that ends a sentence
  if (/^[B-HJ-Z]$/.test(word)) return true;
  if (!/\d/.test(before.at(-1) ?? '')) return false;
  // "am 1. Mai"
  if (/(?:^|\s)(?:am|vom|zum|bis|ab|dem|den|seit|der|und) \d{1,2}$/i.test(before) && GERMAN_MONTH.test(after))
    return true;
  // "1." opens a list item, it ends no sentence
  return /(?:^|\n)\s*\d{1,2}$/.test(before);
}
