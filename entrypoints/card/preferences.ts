import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import type { CardKnowledge, CardPreferences } from '@/shared/extension/messages.ts';
import type { NamedRecord } from '@/shared/extension/named-record.ts';
import { ask, tell } from './ask.ts';

/** What a card opens with before the background has said otherwise. */
export const defaultPreferences: CardKnowledge = {
  level: DEFAULT_LEVEL,
  mode: DEFAULT_MODE,
  isModeChosen: false,
  addableSite: null,
  persona: null,
  language: '',
  examples: {},
};

let known: CardKnowledge = defaultPreferences;
let isKnown = false;

/** Whether the background has said with what a card opens. */
export const arePreferencesKnown = (): boolean => isKnown;

/** What the last card of this page was set to. */
export const knownPreferences = (): CardKnowledge => known;

/** Warms the engine and learns what the next card opens with. Where nobody answers, the known ones stay. */
export async function preparePreferences(): Promise<CardKnowledge> {
  try {
    known = await ask('card.prepare', {});
    isKnown = true;
  } catch {
    // A worker that cannot answer is told of by the run itself.
  }
  return known;
}

/** Keeps a choice for the next card. */
export function rememberPreference(choice: Partial<CardPreferences>): void {
  known = { ...known, ...choice, isModeChosen: known.isModeChosen || choice.mode !== undefined };
  // Not kept is not worth a sentence: the choice holds in this card.
  void tell('card.remember', choice);
}

/** Turns a persona on everywhere. Resolves once runs have it. */
export async function rememberPersona(persona: NamedRecord | null): Promise<void> {
  await ask('personas.choose', { id: persona?.id ?? null });
  known = { ...known, persona };
}

/** Keeps the language for the next translation. */
export function rememberLanguage(language: string): void {
  known = { ...known, language };
  void tell('language.remember', { language });
}
