/** Characters that are not seen: zero-width, soft hyphen, direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** What has neither accents nor anything invisible; most words are of it. */
const PLAIN = /^[\0-\x7f]*$/;

/** A text as words are compared: NFKC, lower case, without accents and invisible characters. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** The words of a text, folded: runs of letters, digits and inner apostrophes. */
export function foldedWords(text: string): string[] {
  return (
    fold(text)
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

/** A word without the commonest English endings, so that `grinders` meets `grinder`; for comparing alone. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/zzes$/, 'z')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
