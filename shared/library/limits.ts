/** Bounds of what a person writes by hand; what is longer is cut or refused where it comes in. */
export const MAX_NAME_CHARS = 200;
export const MAX_TAGS = 40;
export const MAX_TAG_CHARS = 60;
export const MAX_TEXT_CHARS = 200_000;
