import { DEFAULT_LEVEL, DEFAULT_MODE } from '@/shared/enhance/modes.ts';
import { type CardPreferences, sendMessage } from '@/shared/extension/messages.ts';

/** What a card opens with before the background has said otherwise. */
export const defaultPreferences: CardPreferences = {
  level: DEFAULT_LEVEL,
  mode: DEFAULT_MODE,
  showChanges: true,
};

let known: CardPreferences = defaultPreferences;
let isKnown = false;

/** Whether the background has said with what a card opens. */
export const arePreferencesKnown = (): boolean => isKnown;

/** What the last card of this page was set to. */
export const knownPreferences = (): CardPreferences => known;

/** Warms the engine and learns what the next card opens with. Where nobody answers, the known ones stay. */
export async function preparePreferences(): Promise<CardPreferences> {
  try {
    known = await sendMessage('card.prepare', {});
    isKnown = true;
  } catch {
    // A worker that cannot answer is told of by the run itself.
  }
  return known;
}

/** Keeps a choice for the next card. */
export function rememberPreference(choice: Partial<CardPreferences>): void {
  known = { ...known, ...choice };
  // Not kept is not worth a sentence: the choice holds in this card.
  void sendMessage('card.remember', choice).catch(() => undefined);
}
