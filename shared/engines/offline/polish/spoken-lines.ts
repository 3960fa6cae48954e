const MOST_NOTE_CHARS = 50;

/** Short small lines without a mark, one below the other: they are notes, and none of them is a sentence. */
export const areNotes = (lines: readonly string[]): boolean =>
  lines.length >= 4 &&
  lines
    .slice(1)
    .every((line) => line.length <= MOST_NOTE_CHARS && /^\s*[\p{Ll}\d][^.!?]*[^.!?,;:\s]\s*$/u.test(line));

/** "Open questions": alone in its line above what is said. */
export const isLabel = (masked: string): boolean =>
  /^\s*\p{Lu}\p{L}*(?: (?:for|of|and|to|with) \p{L}+| \p{L}{4,}){0,2}\s*$/u.test(masked) &&
  !SPEAKS.test(masked);
const SPEAKS = /\b(?:please|thanks|hello|help|need|want|have|with|from|that|this|your)\s*$/i;

/** A line of speech rather than a label, a lone token or a fragment of data. */
export const isSpoken = (masked: string): boolean =>
  (masked.match(/\p{L}[\p{L}']*/gu) ?? []).length >= (/[.!?…]\s*$/.test(masked) ? 2 : 3) &&
  !/^\s*[\w-]+\s*[=:]\s*\S+$/.test(masked);
