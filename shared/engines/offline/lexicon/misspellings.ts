import { misspellingsAtoH } from './misspellings-a-h.ts';
import { misspellingsItoZ } from './misspellings-i-z.ts';

/** Wrong spelling → right one, lower case: the commonest ones, each safe to mend without looking at the sentence. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `${misspellingsAtoH} ${misspellingsItoZ}`
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split(':');
      return [wrong, right.replaceAll('_', ' ')] as const;
    }),
);
