/** Letters a to z, one class for digits, one for all else. */
const CLASSES = 28;
const WORDS = Math.ceil((CLASSES * CLASSES) / 32);

function classOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  return code >= 48 && code <= 57 ? 27 : 0;
}

/** Which pairs of neighbouring letters a text holds, a bit each. */
export type LetterPairs = Uint32Array;

/** A hundred bytes that tell of most words that a text does not hold them, without reading it. */
export function letterPairs(text: string): LetterPairs {
  const pairs = new Uint32Array(WORDS);
  let before = text === '' ? 0 : classOf(text.charCodeAt(0));
  for (let at = 1; at < text.length; at += 1) {
    const now = classOf(text.charCodeAt(at));
    const bit = before * CLASSES + now;
    pairs[bit >> 5] = (pairs[bit >> 5] ?? 0) | (1 << (bit & 31));
    before = now;
  }
  return pairs;
}

/** Whether a text may hold a term that has these pairs; never false where it does. */
export function mayHold(text: LetterPairs, term: LetterPairs): boolean {
  for (let at = 0; at < WORDS; at += 1) {
    // What is wanted and not there; compared with none, since `&` gives signed numbers.
    if (((term[at] ?? 0) & ~(text[at] ?? 0)) !== 0) return false;
  }
  return true;
}

/** Whether its pairs alone decide: two letters of the alphabet. */
export function isOnePair(term: string): boolean {
  return /^[a-z]{2}$/.test(term);
}
