import { slipDistance } from './polish/slip-distance.ts';

/** A slip that leaves no doubt; of a short word only two letters swapped, or one doubled: "curse" is no "course". */
const SLIGHT = 1;
const SLIGHTEST = 0.65;
const SHORT = 6;

/** The word of a list that was meant by a slip that leaves no doubt; undefined where none or more than one may be. */
export const nearestWord = (word: string, meant: readonly string[]): string | undefined => {
  const [best, next] = meant
    .filter((one) => one.charAt(0) === word.charAt(0) && Math.abs(one.length - word.length) <= 1)
    .map((one) => ({ one, distance: slipDistance(word, one) }))
    .sort((left, right) => left.distance - right.distance);
  const allowed = word.length <= SHORT ? SLIGHTEST : SLIGHT;
  return best && best.distance < allowed && best.distance < (next?.distance ?? allowed)
    ? best.one
    : undefined;
};
