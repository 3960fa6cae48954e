// Letter frequencies in per cent, the mean of published tables for English, French, German, Spanish, Italian and
// Portuguese text (accents on their base letters).
const usual: Record<string, number> = {
  a: 9.7,
  b: 1.4,
  c: 3.7,
  d: 4.5,
  e: 14.4,
  f: 1.3,
  g: 1.6,
  h: 2.6,
  i: 7.7,
  j: 0.4,
  k: 0.5,
  l: 4.8,
  m: 3.1,
  n: 7.3,
  o: 7.3,
  p: 2.5,
  q: 0.8,
  r: 6.5,
  s: 7.0,
  t: 6.7,
  u: 4.3,
  v: 1.4,
  w: 0.8,
  x: 0.3,
  y: 0.8,
  z: 0.6,
};
const small = new Set(
  'the of and to in a is that for it as was with be by on not he his are this at from or an have which you we de la le les des et en du un une que est pour dans par sur der die und das den von zu mit ist des im ein eine el los las y se por con para del una il che di per non sono e o os da do em os na ao van het een is op te dat'.split(
    ' ',
  ),
);

/** Fewer letters say nothing. */
const LEAST_LETTERS = 120;

/**
 * Whether a page's text layer is not what is seen: an alphabet that was shifted, glyph numbers taken for letters, or
 * characters nobody types. Judged by how often letters come and by small words; other scripts than Latin by the
 * characters alone.
 */
export function isGarbled(
  text: string,
  { glyphs, unreadable }: { glyphs: number; unreadable: number },
): boolean {
  if (glyphs >= 40 && unreadable > 0.3 * glyphs) return true;
  const tokens = text.split(/\s+/).filter((token) => token !== '');
  const common = tokens.filter((token) => small.has(token.toLowerCase())).length / Math.max(1, tokens.length);
  if (common > 0.04) return false;
  const dense = text.replace(/\s/g, '');
  const signs = dense.replace(/[\p{L}\p{N}]/gu, '').length;
  if (dense.length > 150 && signs > 0.55 * dense.length && !/[.·_…-]{5}/.test(dense)) return true;
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const others = text.replace(/[^\p{L}]/gu, '').replace(/\p{Script=Latin}/gu, '').length;
  if (letters.length < LEAST_LETTERS || others > 0.3 * letters.length) return false;
  const alike = likeness(letters);
  return alike < 0.7 || (alike < 0.8 && common < 0.005 && letters.length > 400 && hasOddShapes(tokens));
}

/** Cosine between the letters' frequencies and the usual ones, 0 to 1. */
function likeness(letters: string): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let [dot, own, other] = [0, 0, 0];
  for (const [letter, share] of Object.entries(usual)) {
    const count = counts.get(letter) ?? 0;
    dot += count * share;
    own += count * count;
    other += share * share;
  }
  return dot / Math.sqrt(own * other || 1);
}

/** Words with signs or capitals in their middle. */
function hasOddShapes(tokens: readonly string[]): boolean {
  const long = tokens.filter((token) => token.length >= 4);
  const odd = long.filter((token) =>
    /\p{L}[^\p{L}\p{N}'’.\-/&]\p{L}|\p{Ll}\p{Lu}\p{Ll}|[^\p{L}\p{N}\s]{3}/u.test(token),
  );
  return odd.length > 0.3 * long.length;
}
