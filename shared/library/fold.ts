const NON_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;

/** A text as search compares it: small letters, no accents. */
export function fold(text: string): string {
  // The long way costs ten times as much, and most prompts have nothing that needs it.
  if (!NON_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o');
}
