import { asksModel, greetsPerson } from './asks-model.ts';
import { handsOverText } from './hands-over-text.ts';

/** Nobody is greeted in a chat with an AI who has no name, and no one thanked at the end. */
const GREETS_NOBODY =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?(?:,? (?:chatgpt|claude|gemini|deepseek|copilot|ai))?[,!.]+\s+(?=\S)/i;
const THANKS_LAST =
  /(?<=[.?!\n])\s*(?:thanks|thank you|thx|cheers)(?: so much| a lot| very much)?(?: in advance)?[.!]*\s*$/i;

/** The close of a letter, and whatever stands under it. */
const CLOSED =
  /\n\s*(?:with )?(?:(?:all the|best|kind(?:est)?|warm(?:est)?|many) )?(?:regards|wishes|thanks(?: a lot| so much| in advance)?|best|cheers|sincerely|thank you|yours(?: \p{L}+)?|love),?[^\S\n]*\n\s*([^\n]+)(?:\n[^\n]{0,40})?\s*$/iu;
const NAME = /^(?:\p{Lu}[\p{L}.'’ -]{0,40}|\p{Ll}{2,12})\s*$/u;
const GREETS_MODEL = /^\W*(?:hi|hello|hey)\b,? (?:chatgpt|claude|gemini|deepseek|copilot|ai)\b/i;

/** Closed and signed: a letter to somebody, who was greeted as well. */
const isSigned = (text: string): boolean =>
  NAME.test(text.match(CLOSED)?.[1] ?? '') && !GREETS_MODEL.test(text);

/** A prompt without the greeting and the thanks that nobody gets; what asks an AI for nothing may be meant for a person. */
export function withoutCourtesies(text: string): string {
  const rest = text.replace(GREETS_NOBODY, '').replace(THANKS_LAST, '');
  // the greeting of a letter that is to be worked on belongs to it
  const isPrompt = !isSigned(text) && !greetsPerson(text) && !handsOverText(text) && asksModel(rest);
  return isPrompt ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}
