import { adjectives, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { kindOfThing } from '@/shared/enhance/topic-nouns.ts';

/** Goes on with what stands before it. */
const GOES_ON = /^(?:and|or|nor|but|so|because|which|who|whose|where|then|also|even|not only)\b/i;
const MEASURE = /\d/;
const LEAST = 2;
const MOST = 12;

/** `snow`, `an old cat`: may be one more of what was named before it. */
function isItem(part: string): boolean {
  const words = part.split(/\s+/);
  const [first = ''] = words;
  if (MEASURE.test(part) || adjectives.has(first.toLowerCase())) return false;
  return words.length <= 2
    ? !functionWords.has(first.toLowerCase()) || /^(?:an?|the|my)$/i.test(first)
    : /^(?:an?|the) /i.test(part) && words.length <= 4;
}

/**
 * `Cover letter, forklift driver, 8 years of experience`: a thing, then what is to be known of it. Undefined where the commas
 * part what one sentence lists: `a poem about rain, snow, wind`.
 */
export function splitCommas(topic: string): { name: string; remarks: string[] } | undefined {
  if (/[\n?:;]/.test(topic) || splitSentences(topic).length > 1) return undefined;
  const [name = '', ...remarks] = topic
    .split(/,\s+|\s+[-–—]\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (remarks.length < LEAST || remarks.length > MOST || remarks.some((part) => GOES_ON.test(part)))
    return undefined;
  if (kindOfThing(name) === undefined || functionWords.has(name.split(' ').at(-1)?.toLowerCase() ?? ''))
    return undefined;
  const [next = ''] = remarks;
  const isAbout = / (?:for|of|with|that|to|in|on|about|from|between) /i.test(name);
  return (isAbout && isItem(next)) || (remarks.every(isItem) && remarks.some((part) => / and /.test(part)))
    ? undefined
    : { name, remarks };
}
