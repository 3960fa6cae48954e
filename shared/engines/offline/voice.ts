import type { EnhanceMode, WritingPlace } from '@/shared/contracts/enhance.ts';
import { isEnglish } from '@/shared/enhance/language.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { asksForMail, looksLikeMail } from './balanced/layout.ts';
import { kindOfDraft } from './modes/task-kind.ts';
import { isMessage } from './reframe/asks-model.ts';

/** "You are a chef.", "Act as a chef": whom the draft itself wants to answer. */
const OWN_ROLE =
  /(?:^|[.!?]\s+|\n\s*)(?:(?:please |i want you to )?act (?:as|like)|you are (?:an?|the|my) |pretend (?:to be|you)|take the role|play the (?:role|part)|imagine you are)/i;

/** A persona's description as the words that open a prompt; `''` where it says nothing. */
export function openingOf(persona: string): string {
  const words = persona.trim();
  if (words === '' || /^act (?:as|like) /i.test(words)) return words;
  return /^you are (?:an?|the|my) /i.test(words)
    ? words.replace(/^you are/i, 'Act as')
    : `Act as this persona: ${words}`;
}

/** How a persona can stand in a rewrite: as its opening, not at all, or behind the role the draft names. */
export type PersonaPlace = 'opening' | 'unused' | 'own_role';

/**
 * Where a persona goes in what the rules make of a draft: in front of a prompt. A mail, a message to a person, a note, a
 * picture or a draft in another language is nothing a chat is to speak in a role for.
 * @param draft as it was written
 */
export function placeOfPersona(draft: string, mode: EnhanceMode, place: WritingPlace): PersonaPlace {
  if (OWN_ROLE.test(draft)) return 'own_role';
  const isLetter = looksLikeMail(draft) || isMessage(draft, place);
  const isPrompt = isEnglish(draft) && !isLetter && asksSomething(draft);
  return isPrompt && mode !== 'image' && (mode !== 'email' || asksForMail(draft)) ? 'opening' : 'unused';
}

const asksSomething = (draft: string): boolean =>
  [draft, ...splitSentences(draft)].some((part) => kindOfDraft(part.trim()) !== undefined);
