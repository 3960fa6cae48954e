import { facetNames } from './facets.ts';
import { BEGINS } from './split-wishes.ts';

/** A further wish behind the value, as somebody types it in the message's box: "Setting: a beach, add a dog". */
const FURTHER = `.*(?:,| and| but) ${BEGINS}(?:(?<= )|(?!\\p{L}))`;
/** One sentence: a mark inside a word, as in `1.5 m`, or behind a short name, as in `St. Mark's`, ends none. */
const SENTENCE = '(?:[^.!?;\\n]|[.!?](?=\\S)|\\b\\p{Lu}\\p{Ll}?\\.(?= ))+[.!?]*';
const WRITTEN = new RegExp(
  `^(?:${facetNames.subject}|${facetNames.setting}): (?!${FURTHER})${SENTENCE}$`,
  'u',
);

/** Whether a wish is what was written for a facet that a prompt's chip names: all behind the colon is its value, "a red kitchen" too. */
export const isWritten = (request: string): boolean => WRITTEN.test(request);
