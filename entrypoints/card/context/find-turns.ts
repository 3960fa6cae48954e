import type { TurnSelectors } from '@/shared/chats/turn-selectors.ts';
import type { Turn } from '@/shared/enhance/context.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { readTurnText } from './read-turn-text.ts';

/** Any other page has no turns that could be told apart from the rest of it. */
const selectorsHere = (): TurnSelectors | undefined => cardBridge().site?.turns;

/** Whether the page shows a conversation. Looks for its elements and reads none of them. */
export function hasTurns(): boolean {
  const selectors = selectorsHere();
  return selectors !== undefined && document.querySelector(selectors.turn) !== null;
}

/**
 * Reads the last turns of the conversation, oldest first. To be called for a press of the user's alone.
 * What one side said in several pieces is one turn.
 */
export function readLastTurns(most: number): Turn[] {
  const selectors = selectorsHere();
  if (!selectors) return [];
  const turns: Turn[] = [];
  const found = document.querySelectorAll(selectors.turn);
  // From the end, so that a long conversation costs what is shown.
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const element = found[at];
    // Markup of old and of new may both match: a turn inside another one is the same one.
    if (!element || element.parentElement?.closest(selectors.turn)) continue;
    const who = element.matches(selectors.user) ? 'user' : 'assistant';
    const [next] = turns;
    if (turns.length === most && next?.who !== who) break;
    const text = readTurnText(element, selectors);
    if (text === '') continue;
    if (next?.who === who) turns[0] = { who, text: `${text}\n\n${next.text}` };
    else turns.unshift({ who, text });
  }
  return turns;
}
