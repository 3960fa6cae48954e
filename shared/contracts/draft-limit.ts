/** Longest draft that is taken, in UTF-16 code units. Longer ones are refused with `too_long` (413). */
export const MAX_DRAFT_CHARS = 50_000;

/** Longest draft that our server takes of a caller without an account: refused with `too_long_signed_out` (413). */
export const MAX_ANONYMOUS_CHARS = 10_000;

/** Most of a file that goes along with a question, in UTF-16 code units: about 30,000 tokens of English. */
export const MAX_MATERIAL_CHARS = 120_000;
