import { asksModel, greetsPerson } from './asks-model.ts';
import { handsOverText } from './hands-over-text.ts';

/** Nobody is greeted in a chat with an AI who has no name, and no one thanked at the end. */
const GREETS_NOBODY =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?(?:,? (?:chatgpt|claude|gemini|deepseek|copilot|ai))?[,!.]+\s+(?=\S)/i;
const THANKS_LAST =
  /(?<=[.?!\n])\s*(?:thanks|thank you|thx|cheers)(?: so much| a lot| very much)?(?: in advance)?[.!]*\s*$/i;

/** Closed and signed: a letter to somebody, who was greeted as well. */
const SIGNED =
  /\n\s*(?:(?:best|kind|warm|many) )?(?:regards|wishes|thanks|best|cheers|sincerely|thank you|yours \p{L}+),?[^\S\n]*\n\s*\p{Lu}[\p{L}.'’ -]{0,40}\s*$/iu;

/** A prompt without the greeting and the thanks that nobody gets; what asks an AI for nothing may be meant for a person. */
export function withoutCourtesies(text: string): string {
  const rest = text.replace(GREETS_NOBODY, '').replace(THANKS_LAST, '');
  // the greeting of a letter that is to be worked on belongs to it
  const isPrompt = !SIGNED.test(text) && !greetsPerson(text) && !handsOverText(text) && asksModel(rest);
  return isPrompt ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}
