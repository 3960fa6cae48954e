import type { WritingPlace } from '@/shared/contracts/enhance.ts';
import { looksLikeMail } from '@/shared/engines/offline/balanced/layout.ts';
import { asks, splitSentenceParts } from '@/shared/engines/offline/balanced/split-sentence.ts';
import { commonWords, functionWords } from '@/shared/engines/offline/lexicon/words.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { toOrder } from './wish.ts';

/** What one asks of whoever writes, plans and explains, not of a person one knows. */
const MODEL_VERBS =
  /^(?:write|rewrite|re-write|draft|compose|translate|summari[sz]e|proofread|rephrase|reword|paraphrase|explain|generate|brainstorm|create|teach me|compare|act (?:as|like)|suggest|list|show (?:me|how)|find|plan|design|analy[sz]e|review (?:this|the|my|our|these)|check (?:this|these|if this|my|the (?:text|code|grammar|spelling))|convert|refactor|fix|debug|improve|shorten|expand|describe|turn|build|develop|prepare|calculate|recommend|come up with|give (?:me|us)|make (?:me|us|an?|the|this|it|my|our|\d+|some)|help (?:me|us)|tell me|answer this|simplify|classify|extract|outline|imagine|pretend|propose|name|rank|evaluate|optimi[sz]e|edit|correct|solve|implement|add|remind me|remove|replace|rename|test|define|discuss|put|pick(?! (?:up|me|us|him|her|them)\b)|choose|estimate|organi[sz]e|format|merge|sort|change|you are an?\b|be my)\b/i;
/** The same verbs said to a person: "tell me when you arrive", "find me at the station". */
const TO_PERSON =
  /\b(?:let me know|call me|text me|ping me|see you|can(?:['’]t|not) make it|can we (?:meet|move|reschedule)|miss you|love you|on my way|are you (?:still |all )?(?:coming|free|there|ok(?:ay)?|home|up|around)|did you (?:see|get|receive|have)|have you (?:seen|received|had)|(?:can|could|would|will) you (?:please |pls )?(?:call|come|confirm|send|check|bring|pick|have a look|take a look|let|order|buy|reply|sign|approve|forward|pay|refund|exchange)|your (?:order|invoice|offer|reply|mail|e-?mail|letter|parcel|shop|place|team|passport|quick answer|answer)|(?:bought|ordered|received|got|rented|booked)\b[^.?!]{1,60}\bfrom you\b|when you['’]re back|thanks? for (?:the|your)|thank you for (?:the|your)|i regret|i would (?:really )?appreciate|my (?:ticket|order|appointment|booking|reservation|subscription|refund|deposit)|happy (?:birthday|bday)|@\p{L}+ (?:can|could|please|pls|what|when))\b/iu;
const GREETING = /^\W*(?:hi|hello|hey|dear|yo|good (?:morning|afternoon|evening))\b/i;
/** A greeting and the word behind it, which may be a name. */
const GREETED =
  /^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b,? +(?:(?:mr|mrs|ms|dr|prof)\b\.? *)?(\p{L}[\p{L}'’-]*)/iu;
const TO_GROUP =
  /^(?:all|everyone|everybody|team|guys|folks|both|professor|prof|sir|sirs|madam|mom|mum|dad)$/i;
const TO_MODEL = /^(?:there|chat|chatgpt|gpt|claude|gemini|deepseek|copilot|ai|bot|assistant)$/i;
/** "To the parents of class 4b: …" */
const TO_PEOPLE = /^\W*to (?:the|my|our|all|everyone|everybody|whom)\b(?!\s+best)[^:.!?\n]{0,40}:(?!\/\/)/i;
/** "Tell Priya the hall is booked": what follows is what is to be said, no wish about how. */
const RELAYS =
  /^\W*(?:(?:[Yy]o|[Hh]ey|[Hh]i|[Oo]k|[Pp]lease|[Pp]ls|[Cc]an (?:you|u)|[Cc]ould (?:you|u)),? )*[Tt]ell (?:him|her|them|(?:my|our|the|his) (?!users?\b|readers?\b|audience\b|story\b|truth\b|difference\b|time\b|model\b|ai\b)\p{L}+|\p{Lu}\p{L}+)\b(?! (?:about|how|why|what|which)\b)/u;
/** Answers what somebody wrote before. */
const REPLIES =
  /^\W*(?:(?:thanks|thank you|thx) for (?:your|the|getting|letting|reaching)|as (?:discussed|agreed)|further to|sorry for (?:the |my )?(?:late|delay)|re:)/i;
const MESSAGE =
  /^\W*(?:i(?:['’]m| am) (?:writing to|reaching out|contacting|following up)|just (?:wanted|checking|following)|quick (?:update|reminder)|reminder\b|fyi\b|please (?:note|find|be (?:advised|informed)|confirm)|pls note|kindly\b|thank(?:s| you)\b|as (?:discussed|agreed)|further to|i (?:was thinking|hope|wanted to let)|sorry (?:for|about|that))/i;
/** What one asks of somebody who writes, not of the person a message goes to. */
const MAKES =
  /^(?:write|rewrite|draft|translate|summari[sz]e|proofread|rephrase|explain|generate|brainstorm|correct|improve|make (?:me|it|this|a)|give me|create|teach me|compare|act (?:as|like))\b/i;

/** Whether a text speaks to a person or a group it greets. */
export function greetsPerson(text: string): boolean {
  const greeted = GREETED.exec(text);
  const name = greeted?.[1]?.toLowerCase() ?? '';
  if (name === '' || TO_MODEL.test(name)) return false;
  // "Hi Mark, …": a name, though it is a word as well
  const isNamed =
    /\p{Lu}\p{L}+[,!]?$/u.test(greeted?.[0] ?? '') && /^(?:,|\s*\n)/.test(text.slice(greeted?.[0].length));
  if (isNamed && !functionWords.has(name)) return true;
  return TO_GROUP.test(name) || !(functionWords.has(name) || commonWords.has(name) || /['’]/.test(name));
}

/** "Mail to the caterer pls: we take menu B": what follows is the mail. */
const RELAYED =
  /^\W*(?:(?:a )?(?:short|quick|polite|friendly|little) )?(?:e-?mail|mail|message|msg|text|sms|whatsapp|note|letter|reply|dm) (?:to|for) (?!(?:a|an|me)\b)[^:.!?\n]{2,40}: (?=\p{L})/iu;

/** Whether a draft says what somebody is to be told, and nothing of how. */
export const relaysMessage = (text: string): boolean =>
  (RELAYS.test(text) || RELAYED.test(text)) && !clausesOf(text).some((clause) => MAKES.test(clause));

/** "Thanks in advance for your answer": said at the end of a letter. */
const CLOSES_LETTER =
  /\b(?:thanks|thank you)(?: in advance)? for your (?:answer|reply|response|help|time|support|understanding|cooperation)\W*$|\b(?:waiting for|looking forward to) (?:your (?:answer|reply|response)|hearing from you)\W*$/i;

/** A question that anybody could answer: "how do I keep basil alive?" */
const ASKS_ANYBODY =
  /\b(?:how (?:do|can|should|would) (?:i|we|you)|how to|why (?:do|does|is|are)|what (?:is|are|does))\b[^.!?]*\?/i;

/** Whether a text is a message to a person: in a chat with an AI only where it greets him or plainly replies. */
export function isMessage(text: string, place: WritingPlace): boolean {
  const makes = clausesOf(text).some((clause) => MAKES.test(clause));
  if (TO_PEOPLE.test(text)) return true;
  if (makes && !looksLikeMail(text)) return false;
  if (/^\s*Subject: /i.test(text) || greetsPerson(text) || REPLIES.test(text)) return true;
  const asksModelHere = ordersModel(clausesOf(text)) || (place === 'chat' && ASKS_ANYBODY.test(text));
  if (GREETING.test(text) && CLOSES_LETTER.test(text) && !asksModelHere) return true;
  if (place === 'chat') return false;
  if (place === 'mail') return !makes;
  if (looksLikeMail(text) || (MESSAGE.test(text) && !makes)) return true;
  return !asksModel(text) && (isToPerson(text) || GREETING.test(text));
}

/** The clauses of a text, greetings and courtesies of each taken off. */
const clausesOf = (text: string): string[] =>
  splitSentences(text).flatMap((sentence) =>
    splitSentenceParts(sentence.trim()).map((piece) => toOrder(piece.text).text),
  );

const ordersModel = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => MODEL_VERBS.test(clause));

/** Whether a draft asks a model for something, in whatever words. */
export function asksModel(text: string): boolean {
  const clauses = clausesOf(text);
  if (ordersModel(clauses)) return true;
  if (isToPerson(text)) return false;
  return (
    /^(?:i |we )?(?:just |really )?(?:need|want|would like|['’]d like|looking for) (?:an?|some|\d+|help|ideas|your help|the|copy)\b/i.test(
      text.trim().replace(/^\W*(?:hi|hello|hey)[,! ]+/i, ''),
    ) ||
    clauses.some((clause) =>
      /^(?:i|we) (?:need|want|would like|['’]d like) (?:an?|some|\d+|copy|ideas)\b/i.test(clause),
    )
  );
}

/** Whether a text speaks to a person its writer knows, by what only people are told or asked. */
const isToPerson = (text: string): boolean => TO_PERSON.test(text);

/** A question about the world, not about the person asked. */
export function asksTheWorld(text: string): boolean {
  return (
    !isToPerson(text) &&
    !GREETING.test(text) &&
    clausesOf(text).some((clause) => asks(clause) || /\?\s*$/.test(clause))
  );
}
