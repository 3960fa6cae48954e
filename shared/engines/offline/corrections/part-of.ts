import type { Token } from '@/shared/engines/offline/language-model/sentence.ts';

const PART =
  /^(?:one|two|three|some|any|many|most|all|each|none|half|part|parts|out|instead|because|kind|sort|lots?|number|couple|piece|list|end|top|front|lack|rest)$/;

/** Whether a word is said to be of something: "one of", "instead of". */
export const isPart = (word: string): boolean => PART.test(word);

const BEST = /^(?:best|worst|most|few|many|my|your|our|his|her|their|these|those|them|us|\p{L}{3,}est)$/u;

/** "one off the best": a part of several things; "the one off the app" came from it. */
export const isPartOf = (before: string, after: readonly Token[]): boolean =>
  isPart(before) && (before !== 'one' || after.slice(0, 2).some(({ lower }) => BEST.test(lower)));
