/** Longest draft that is taken, in UTF-16 code units. Longer ones are refused with `too_long` (413). */
export const MAX_DRAFT_CHARS = 50_000;
