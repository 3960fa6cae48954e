/** Soft hyphens, zero-width spaces, word joiners, byte order marks, variation of direction: nothing a reader sees. */
const UNSEEN = /[\u00AD\u200B\u2060\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
/**
 * Glyphs that stand for letters: Latin and Armenian ligatures, Hebrew and Arabic presentation forms, CJK radicals and
 * compatibility ideographs. The rest of NFKC is left alone: it would make m² into m2 and 10⁶ into 106.
 */
const GLYPHS = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFE\u2E80-\u2FDF\uF900-\uFAFF]+/g;
const BLANKS = /[\u00A0\u2000-\u200A\u202F\u205F]/g;

/** Text as it is quoted and searched: letters for glyphs, composed accents, plain blanks (faults F18). */
export function normaliseText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(GLYPHS, (glyphs) => glyphs.normalize('NFKC'))
    .replace(BLANKS, ' ')
    .normalize('NFC');
}
