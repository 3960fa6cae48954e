/** Words that say how a question is asked, not what about. */
const STOP = new Set(
  'a an and any are as at be been but by can could did do does for from had has have how i if in into is it its me my of on or our shall should so tell than that the their them then there these they this those to us was we were what when where which who whom whose why will with would you your about please show give find list der die das ein eine und ist sind von wie was wer wo el la los las un una de que es le les des du une est et'.split(
    ' ',
  ),
);
/** Accents, points and the like, which are often left out; the vowels of Indian scripts are letters to their readers. */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u3099\u309A]+/gu;
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{M}\p{N}]+(?:[.,'’][\p{L}\p{M}\p{N}]+)*/gu;
const DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters without accents and height, in lower case: how words are compared. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Scripts without blanks are compared by pairs of letters. */
function pairs(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** English endings that rarely change what a word is about. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words of a text as an index holds them. */
export function termsOf(text: string): string[] {
  const words = foldText(text).match(WORD) ?? [];
  return words.flatMap((word) => (DENSE.test(word) ? pairs(word) : [stem(word.replace(/['’]s$/, ''))]));
}

/** The words of a question that say what it is about; all of them where none does. */
export function questionTerms(question: string): string[] {
  const all = termsOf(question);
  const telling = all.filter((term) => !STOP.has(term) && (term.length > 1 || /[\p{N}\p{Lo}]/u.test(term)));
  return [...new Set(telling.length > 0 ? telling : all)];
}
