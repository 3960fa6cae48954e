import { answerCardOpen, cardBridge } from '@/shared/extension/card-bridge.ts';
import { Card } from './card.ts';
import { findTarget } from './editor/draft-target.ts';
import { preparePreferences } from './preferences.ts';
import { readCardOpen } from './read-messages.ts';
import { isSeen, lookAgain, watchSight } from './view/sight.ts';
import { insertAtCaret } from './write-back/insert-text.ts';

/** One card a frame: a new one takes the place of the one before. */
function createOpener(): (request: unknown) => Promise<boolean> {
  let card: Card | null = null;
  return async (request) => {
    const parsed = readCardOpen(request);
    if (!parsed) return false;
    if (parsed.insert !== undefined) return insertAtCaret(parsed.insert);
    // Asked for again from inside the card, it is still about the same draft.
    const target = card?.hasFocus() ? card.currentTarget : findTarget(parsed.selectionText);
    if (!target && parsed.explain === false) return false;
    if (card?.isFor(target?.text, parsed)) {
      card.focus();
      return true;
    }
    card?.close();
    const opened = new Card(target, () => {
      if (card === opened) card = null;
      lookAgain();
    });
    card = opened;
    void opened.open(parsed);
    return true;
  };
}

/** Makes the card available in this frame. Loaded on demand, perhaps twice; the first to come stays. */
export function offerCard(): void {
  const bridge = cardBridge();
  if (bridge.open) return;
  const open = createOpener();
  bridge.open = open;
  bridge.prepare = (chip) => {
    if (chip) watchSight(chip);
    void preparePreferences();
  };
  bridge.isSeen = isSeen;
  answerCardOpen(open);
}
