import { answerCardOpen, cardBridge } from '@/shared/extension/card-bridge.ts';
import { isSeen, lookAgain, watchSight } from '@/shared/extension/sight.ts';
import { Card } from './card.ts';
import { findTarget } from './editor/draft-target.ts';
import { reachModel } from './editor/reach-model.ts';
import { preparePreferences } from './preferences.ts';
import { reachWriter } from './reach-scripts.ts';
import { readCardOpen } from './read-messages.ts';

/** One card a frame: a new one takes the place of the one before. */
function createOpener() {
  let card: Card | null = null;
  /** What our own card and its shadow lie over is no cover of the page's. */
  const look = async (chip: HTMLElement): Promise<boolean> => {
    if (!card) return isSeen(chip);
    return card.withoutShadow(() => {
      lookAgain();
      return isSeen(chip);
    });
  };
  const open = async (request: unknown): Promise<boolean> => {
    const parsed = readCardOpen(request);
    if (!parsed) return false;
    await reachModel();
    if (parsed.insert !== undefined) {
      const reached = await reachWriter();
      return reached.ok && reached.value.insertAtCaret(parsed.insert);
    }
    const target = card?.targetInHand ?? findTarget(parsed.selectionText);
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
  return { open, look };
}

/** Whether a press came by keyboard, or by a pointer on an element that nothing of the page lies over. */
function isOnTop(chip: HTMLElement, { clientX, clientY, detail }: MouseEvent): boolean {
  if (detail === 0) return true;
  return document.elementFromPoint(clientX, clientY) === (chip.getRootNode() as ShadowRoot).host;
}

/** Makes the card available in this frame. Loaded on demand, perhaps twice; the first to come stays. */
export function offerCard(): void {
  const bridge = cardBridge();
  if (bridge.open) return;
  const { open, look } = createOpener();
  bridge.open = open;
  bridge.prepare = (chip) => {
    if (chip) watchSight(chip);
    void preparePreferences();
  };
  bridge.isSeen = async (chip, press) => isOnTop(chip, press) && look(chip);
  answerCardOpen(open);
}
