import { isUnchecked } from '@/shared/engines/result-lines.en.ts';
import {
  canResume,
  canRewriteDraft,
  canUseDevice,
  EDIT_DRAFT,
  type Remedy,
  remedyFor,
  remedyNames,
  USE_DEVICE,
} from '@/shared/errors/remedies.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import { type CardState, isWorthWriting, offersRetry } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { actionButton } from './action-button.ts';
import { isIdle } from './idle-levels.ts';
import { createAddSite } from './offers.ts';

export const remedyButton = (remedy: Remedy, actions: CardActions, kind: 'primary' | 'plain') =>
  actionButton(remedyNames[remedy], { onPress: () => actions.remedy(remedy), kind });

/** Paying and writing to us are never what Enter does. */
const notMain: readonly Remedy[] = ['get_credits', 'contact'];

/** Nothing was found to mend: the text may still be made another. */
const mayReframe = (state: CardState): boolean => {
  const { phase, job, level } = state;
  if (phase.name !== 'done' || job || level === 'reframe' || isWorthWriting(state)) return false;
  return !phase.outcome.done.remarks?.some(isUnchecked);
};

/**
 * The presses that lead on: from a failure the one thing that mends it is the card's main button, or else the device, which
 * goes on without being mended.
 */
export function createWaysOn(state: CardState, actions: CardActions): HTMLElement[] {
  const { phase, addableSite, writes } = state;
  // Rules translate no more than they check: a model alone leads on.
  if (isIdle(state)) return [remedyButton('connect', actions, 'primary')];
  if (phase.name !== 'failed')
    return mayReframe(state)
      ? [actionButton(texts.reframe, { onPress: () => actions.choose({ level: 'reframe' }) })]
      : [];
  const { code, engine, retryAfterMs } = phase;
  if (canResume(code))
    return [actionButton(texts.resume[code], { onPress: actions.resume, kind: 'primary' })];
  const remedy = remedyFor(code);
  const ways: HTMLElement[] = [];
  // What had come can be copied, and asked for again: two ways are enough.
  const isFree = canUseDevice(code, engine) && phase.partial === '';
  // A model is set up in minutes; the device goes on at once.
  const isAside = remedy !== undefined && (notMain.includes(remedy) || (isFree && remedy === 'connect'));
  if (isFree) {
    // Who may not ask again yet need not wait.
    const kind =
      (remedy && !isAside) || (!remedy && offersRetry(phase) && !retryAfterMs) ? 'plain' : 'primary';
    ways.push(actionButton(USE_DEVICE, { onPress: actions.retryOnDevice, kind }));
  }
  // Where another text is all that helps, closing leads to it.
  if (canRewriteDraft(code) && writes === 'replace' && !canUseDevice(code, engine))
    ways.push(actionButton(EDIT_DRAFT, { onPress: actions.cancel, kind: 'primary' }));
  // Where the site itself can be added, that is the better way.
  const add = code === 'field_in_frame' && createAddSite(addableSite, actions, 'primary');
  if (add) ways.push(add);
  if (remedy) ways.push(remedyButton(remedy, actions, add || isAside ? 'plain' : 'primary'));
  // What mends it comes first.
  return ways.sort((a, b) => Number(b.className === 'primary') - Number(a.className === 'primary'));
}
