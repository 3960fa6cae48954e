const VOWELS = 'aeiouy';
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);
/** Consonants the ear takes for one another. */
const ALIKE = new Set('cs sc ck kc sz zs gj jg fv vf td dt mn nm cz zc'.split(' '));
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && KEY_ROWS.some((row) => row.includes(a + b) || row.includes(b + a));

/** What writing one letter for another costs; in a short word it makes another word. */
function replacementCost(wrong: string | undefined, right: string | undefined, isShort: boolean): number {
  if (wrong === right) return 0;
  if (isVowel(wrong) && isVowel(right)) return isShort ? 0.9 : 0.7;
  if (ALIKE.has(`${wrong}${right}`)) return isShort ? 0.9 : 0.8;
  return areNeighbours(wrong, right) ? 1.1 : 1.7;
}

/** What a letter too many or too few costs, beside those around it. */
function oddLetterCost(letter: string | undefined, around: readonly (string | undefined)[]): number {
  if (around.includes(letter)) return 0.5;
  if (isVowel(letter)) return 0.75;
  return around.some((other) => areNeighbours(letter, other)) ? 1.1 : 1.6;
}

/**
 * How far two words are apart. Slips that hand and ear make often (a swap, a letter doubled or halved, a letter
 * dropped, one vowel for another) cost less than 1, others more. The first letter is seldom wrong, and a letter too
 * many or too few at the end rather makes a word of another language: "importante", "negativ".
 */
export function slipDistance(wrong: string, right: string): number {
  const isShort = wrong.length <= 5;
  const width = right.length + 1;
  const cells = table(width * (wrong.length + 1));
  const at = (i: number, j: number): number => cells[i * width + j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= wrong.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      if (i === 0 || j === 0) {
        cells[i * width + j] = (i + j) * 1.8;
        continue;
      }
      const [a, b, previousA, previousB] = [wrong[i - 1], right[j - 1], wrong[i - 2], right[j - 2]];
      const dropped = b === previousB ? 0.5 : isVowel(b) ? 0.75 : 0.85;
      const atEnd = i === wrong.length && isVowel(a) ? 1.8 : 0;
      let best = Math.min(
        at(i - 1, j - 1) + replacementCost(a, b, isShort) + (i === 1 && j === 1 && a !== b ? 0.9 : 0),
        at(i - 1, j) +
          (i === 2 && a === previousA ? 1.8 : Math.max(atEnd, oddLetterCost(a, [previousA, wrong[i]]))),
        at(i, j - 1) + (j === right.length && b !== previousB ? 1.8 : dropped),
      );
      if (i > 1 && j > 1 && a === previousB && b === previousA && a !== b)
        best = Math.min(best, at(i - 2, j - 2) + (i === 2 && !isShort ? 0.9 : 0.6));
      // "bycicle", "phenomonen": two vowels have changed places over the consonant between them
      const isExchanged = i > 2 && a === right[j - 3] && b === wrong[i - 3] && previousA === previousB;
      if (isExchanged && a !== b && isVowel(a) && isVowel(b)) best = Math.min(best, at(i - 3, j - 3) + 1);
      cells[i * width + j] = best;
    }
  }
  return at(wrong.length, right.length);
}

/** One table for all calls: it is filled anew each time. */
let shared = new Float64Array(1024);
function table(size: number): Float64Array {
  if (size > shared.length) shared = new Float64Array(size * 2);
  return shared;
}
