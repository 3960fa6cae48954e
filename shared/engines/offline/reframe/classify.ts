import { asks } from '@/shared/engines/offline/balanced/split-sentence.ts';
import { verbs } from '@/shared/engines/offline/lexicon/verbs.ts';
import { lacksSubject } from '@/shared/engines/offline/polish/lacks-subject.ts';
import { asksQuestion } from '@/shared/enhance/detect-answer.ts';
import { isOutputFormat, isRequirement } from './patterns.ts';
import { toOrder } from './wish.ts';

/** Where a sentence belongs; `goal` is a wish of the writer's own life, a task only where nothing else is asked. */
export type Place =
  | 'role'
  | 'task'
  | 'question'
  | 'goal'
  | 'requirement'
  | 'step'
  | 'example'
  | 'example-format'
  | 'output'
  | 'note'
  | 'courtesy';

export interface Placed {
  place: Place;
  text: string;
}

/** Beyond, it is a log, a key or a page of data, not a sentence. */
export const MAX_SENTENCE_CHARS = 2_000;
const COURTESY =
  /^(?:(?:hi|hey|hello|good (?:morning|afternoon|evening))(?: there| all| everyone| team| guys| folks)?(?:,? chatgpt|,? claude|,? gemini)?|(?:thanks|thank you|thx|cheers|ty)(?: so much| very much| a lot| a bunch)?(?: in advance)?(?: for (?:your|the|any) help)?|(?:(?:can|could|would) (?:you|someone|anyone) )?(?:please )?help(?: me)?(?: out| please| with this)?\??|please|pls|please and thank you|(?:i )?hope (?:you['’]?re|you are|this (?:e-?mail|message) finds you) (?:doing )?(?:well|good|fine|ok)|(?:please )?let me know|have a (?:nice|good) day)[,!.\s]*$/i;
const ROLE =
  /^(?:you are|you['’]re|act (?:as|like)|pretend|imagine (?:you|that you)|play the (?:role|part)|take the role|behave like|assume the role|(?:i want you to |i['’]d like you to |please )?(?:be|act as) (?:my|an?)\b)/i;
const EXAMPLE =
  /^(?:for example|for instance|e\.g\.|(?:an?other |an? )?examples?(?: \d)?\b\s*(?::|is\b|would be\b)|here(?:['’]s| is| are) (?:an?|one|some|two|three|my)? ?(?:other )?(?:examples?|samples?))/i;
const EXAMPLE_FORMAT =
  /\b(?:(?:look|looks|formatted|structured|written) (?:exactly )?like (?:this|so)|in (?:this|the following) (?:exact )?(?:format|form|structure|shape)|(?:use|follow) (?:this|the following) (?:exact )?(?:format|template|structure)|(?:format|template|structure) (?:is|should be)(?: the following)?)\s*:/i;
const SEQUENCE =
  /^(?:first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|then|next|after that|afterwards|after this|finally|lastly|in the end|to start|step (?:\d+|one|two|three|four|five))\b[,:]?\s+/i;
const GOAL =
  /\band (?:i|we) (?:need|want|would like|['’]d like) (?!to\b)|^(?:i|we)(?: just| really| basically| also| now| currently| still| only)*(?: want| need| wish| hope| plan|['’]d like| would like|['’]d love| would love|['’]m looking| am looking|['’]m trying| am trying| can(?:['’]?t|not) (?:figure|find|understand|work|get)| don['’]?t (?:understand|know)| do not (?:understand|know)| have no idea| struggle| keep getting)\b/i;
const NAMED_TASK = /^(?:the|my) (?:task|assignment|exercise|question) is\b/i;
/** Verbs that shape a thing rather than ask for one. */
const SHAPING =
  /^(?:include|use|keep|avoid|make (?:it|sure|them)|ensure|don['’]?t|do not|never|focus|limit|mention|add|stick|stay|think about|consider|remember|thank(?! you| god)|start with|end with|be|return|output|(?:respond|reply)\b(?! to)|format|present|no|only)\b/i;

/** Whether a sentence opens a step; the word that says so is not part of it. */
export function readStep(sentence: string): string | undefined {
  const match = SEQUENCE.exec(sentence);
  return match ? sentence.slice(match[0].length) : undefined;
}

/** "Could mention the run": a verb where a question has its subject. */
function isWishedOf(text: string): boolean {
  const verb =
    /^(?:could|should|can|must|might) (?:also |maybe )?(\p{L}+) (?:that|the|an?|my|our|his|her|it|them|some)\b/iu.exec(
      text,
    )?.[1];
  return verb !== undefined && verbs.byBase.has(verb.toLowerCase());
}

/**
 * The place of one sentence, with its text as it is to stand there.
 * @param isFirstWish whether no wish was found before it: the first one is the task even when it words a limit
 */
export function placeSentence(sentence: string, isFirstWish: boolean): Placed {
  if (sentence.length > MAX_SENTENCE_CHARS) return { place: 'note', text: sentence };
  if (COURTESY.test(sentence)) return { place: 'courtesy', text: sentence };
  if (EXAMPLE_FORMAT.test(sentence)) return { place: 'example-format', text: sentence };
  if (EXAMPLE.test(sentence)) return { place: 'example', text: sentence };
  const { text, isWish } = toOrder(sentence);
  if (ROLE.test(text)) return { place: 'role', text };
  const isRemark =
    /^(?:should|must|needs?|has) (?:be|have|not|to|include|contain|fit|work)\b/i.test(text) ||
    isWishedOf(text);
  const isQuestion =
    !isRemark &&
    (/\?\s*$/.test(text) || (!isWish && !lacksSubject(text) && (asksQuestion(text) || asks(text))));
  if (isQuestion)
    return { place: 'question', text: /[?!:]$/.test(text) ? text : `${text.replace(/\.$/, '')}?` };
  if (NAMED_TASK.test(text) || (isFirstWish && isWish && !SHAPING.test(text))) return { place: 'task', text };
  if (isOutputFormat(text)) return { place: 'output', text };
  if (isWishedOf(text)) return { place: 'requirement', text: text.replace(/\?$/, '') };
  if (isRequirement(text.replace(/^(?:also|and|but|so|plus),? /i, ''), isFirstWish))
    return { place: 'requirement', text };
  if (isWish) return { place: 'task', text };
  return { place: GOAL.test(text) ? 'goal' : 'note', text };
}
