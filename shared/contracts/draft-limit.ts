/** Longest draft that is taken, in UTF-16 code units. Longer ones are refused with `too_long` (413). */
export const MAX_DRAFT_CHARS = 50_000;

/** Most of a file that goes along with a question, in UTF-16 code units: about 30,000 tokens of English. */
export const MAX_MATERIAL_CHARS = 120_000;
