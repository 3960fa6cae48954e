import words from './likely-words.json' with { type: 'json' };
import { commonWords } from './words.ts';

/**
 * Words a writer may have meant by a slip, lower case: the common ones and some thousand more, counted in manuals and
 * read-mes, with words of daily life added by hand.
 */
export const likelyWords: ReadonlySet<string> = new Set([...commonWords, ...words.counted.split(' ')]);
