/** Rows of the keyboards people write Latin letters on. */
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
/** Neighbours on a row, in either direction. */
const BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
const RUN = 3;

/** Whether a word is nothing but runs along the keys: `asdf`, `qweqwe`, `asdqwe`. */
function isRuns(word: string): boolean {
  if (word === '') return true;
  for (let length = word.length; length >= RUN; length--) {
    const run = word.slice(0, length);
    if (BOTH_WAYS.some((row) => row.includes(run)) && isRuns(word.slice(length))) return true;
  }
  return false;
}

/** Slavic words do without vowels around an r or l: `smrk`, `vlk`. */
const SYLLABIC = /^[^rl]{1,3}[rl][^rl]{1,3}$/;
const SHORTEST = 4;

function isMashed(given: string): boolean {
  // Letters that stand for a name have no vowels, and stand in capitals.
  if (!/^[a-z]+$/i.test(given) || given.length < SHORTEST || given === given.toUpperCase()) return false;
  const word = given.toLowerCase();
  if (new Set(word).size === 1 || isRuns(word)) return true;
  if (/[aeiou]/.test(word)) return false;
  if (!word.includes('y')) return !SYLLABIC.test(word);
  // `myth` and `lynx` are words; `xyzzy` has hardly a letter they have.
  return word.replace(/[^xzqj]/g, '').length * 2 >= word.length;
}

/** Whether a message is keys pressed at random and nothing else: no picture follows from it, and nothing is charged for it. */
export function isKeyMash(message: string): boolean {
  const words = message.split(/[\s\p{P}]+/u).filter(Boolean);
  return words.length > 0 && words.every(isMashed);
}
