import { diffArrays } from 'diff';

export const wordsOf = (text: string): string[] => text.split(/\s+/);

/** How many runs of words another text has in other words. */
export const countEdits = (before: string, after: string): number => {
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  return parts.filter(({ added, removed }, at) => added || (removed && !parts[at + 1]?.added)).length;
};
