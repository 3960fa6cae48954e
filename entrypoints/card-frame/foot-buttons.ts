import { canResume, canUseDevice, remedyFor } from '@/shared/errors/remedies.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import {
  type CardState,
  isOutdated,
  isPrompt,
  isWorthWriting,
  offersRetry,
  outcomeOf,
  questionsOf,
  resultText,
} from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { restorable } from '@/shared/run/result-choice.ts';
import { actionButton } from './action-button.ts';
import { isIdle } from './idle-levels.ts';

export function createButtons(actions: CardActions) {
  const save = actionButton(texts.save, {
    onPress: () => actions.askWhatToSave(save.getAttribute('aria-expanded') !== 'true'),
    kind: 'quiet',
  });
  const retry = actionButton(texts.retry, { onPress: actions.retry, kind: 'quiet' });
  const copy = actionButton(texts.copy, { onPress: () => actions.copy(), kind: 'quiet' });
  const cancel = actionButton(texts.cancel, { onPress: actions.cancel });
  cancel.setAttribute('data-sign', 'close');
  cancel.setAttribute('data-key', 'Esc');
  cancel.setAttribute('aria-keyshortcuts', 'Escape');
  // The style sheet draws a sign in place of the word.
  for (const [sign, button] of Object.entries({ retry, copy, save })) {
    button.setAttribute('data-sign', sign);
    button.title = texts[sign as 'retry' | 'copy' | 'save'];
  }
  return {
    retry,
    copy,
    save,
    cancel,
    revert: actionButton(texts.undo, { onPress: actions.revert }),
    accept: actionButton(texts.accept, { onPress: () => actions.accept(), kind: 'primary' }),
  };
}

/** What the writing button is called: a rewrite is accepted, another text replaces or is put in. */
function acceptLabel({ job, writes, phase }: CardState): string {
  if (!job) return texts.accept;
  if (writes === 'insert') return texts.insert;
  return isPrompt(phase) ? texts.replacePrompt : texts.replace;
}

/** What had come when a run broke off. */
const hasPartial = (phase: CardState['phase']): boolean => phase.name === 'failed' && phase.partial !== '';

/** Whether a press sets something right first: it is the card's main one then. */
const losesFacts = (outcome: ReturnType<typeof outcomeOf>): boolean =>
  outcome !== null && restorable(outcome.done.guard, outcome).length > 0;

/** Which of the quiet buttons is the way on, where it is one of them. */
function mainOf(state: CardState, isChoosing: boolean): 'retry' | 'copy' | null {
  const { phase, cannot, job, writes } = state;
  if (isChoosing) return null;
  if (isOutdated(state)) return 'retry';
  // To set it right goes before taking it along, also by hand.
  if (phase.name === 'done' && losesFacts(phase.outcome)) return null;
  // What cannot be written is pasted by hand.
  if (phase.name === 'unwritten' || (phase.name === 'done' && (cannot !== null || (job && !writes))))
    return questionsOf(state).length > 0 ? null : 'copy';
  // Where nothing else mends a failure. Half an answer is no result: it is asked for again, and can be copied.
  if (phase.name !== 'failed' || remedyFor(phase.code) || phase.retryAfterMs) return null;
  return offersRetry(phase) || !hasPartial(phase) ? 'retry' : 'copy';
}

/** To put the card away is the way on where nothing was found, unless turns are being chosen for another run. */
function cancelClass(state: CardState, isChoosing: boolean): string {
  const { phase, job } = state;
  const isUnchanged = phase.name === 'done' && !job && !isWorthWriting(state);
  return isUnchanged && !isChoosing && !isIdle(state) ? 'primary' : 'plain';
}

/** What stands before writing a result: turns that are being chosen. */
export interface Pending {
  isChoosing?: boolean;
}

export function showButtons(
  buttons: ReturnType<typeof createButtons>,
  state: CardState,
  { isChoosing = false }: Pending,
): void {
  const { retry, copy, save, cancel, revert, accept } = buttons;
  const { phase, job, writes } = state;
  const outcome = outcomeOf(phase);
  const isOver = ['accepted', 'kept', 'failed', 'unwritten'].includes(phase.name);
  const isUnwritten = !isWorthWriting(state) || state.cannot !== null || (job !== null && !writes);
  const isIdle = phase.name === 'done' && isUnwritten;
  const hasQuestions = questionsOf(state).length > 0;
  // The draft itself stands in its field: there is nothing to take along.
  const isUnchanged = phase.name === 'done' && !isWorthWriting(state) && !job;
  const failure = phase.name === 'failed' ? phase : null;
  // Two ways lead on already, and the same run ends the same.
  const hasWays = failure !== null && remedyFor(failure.code) && canUseDevice(failure.code, failure.engine);
  // Beside the engine that fell it stands already; a text with nothing to mend ends the same.
  const isTold = Boolean(outcome?.fallback) || isUnchanged;
  retry.hidden =
    !offersRetry(phase) || isTold || Boolean(hasWays) || (failure !== null && canResume(failure.code));
  const main = mainOf(state, isChoosing);
  retry.className = main === 'retry' ? 'primary' : failure ? 'plain' : 'quiet';
  copy.hidden = ((!outcome || hasQuestions) && !hasPartial(phase)) || isUnchanged || phase.name === 'writing';
  copy.className = main === 'copy' ? 'primary' : 'quiet';
  copy.toggleAttribute('data-done', state.note === 'copied');
  save.hidden = !outcome || phase.name === 'writing' || isUnchanged;
  save.setAttribute('aria-expanded', String(state.asksWhatToSave));
  revert.hidden = phase.name !== 'accepted';
  accept.hidden =
    isOver || isIdle || state.cannot !== null || phase.name === 'asking' || !writes || hasQuestions;
  accept.disabled = phase.name !== 'done' || !outcome || !isWorthWriting(state) || resultText(outcome) === '';
  accept.className = isChoosing || losesFacts(outcome) ? 'plain' : 'primary';
  accept.textContent = acceptLabel(state);
  accept.title = job && writes === 'insert' ? texts.insertHint : '';
  // What is being written goes on without the card.
  if (isOver || isIdle || phase.name === 'writing') cancel.textContent = texts.close;
  // A question that is not taken takes nothing away.
  else if (hasQuestions) cancel.textContent = texts.close;
  else cancel.textContent = outcome ? texts.discard : texts.cancel;
  cancel.title = `${cancel.textContent} (Esc)`;
  cancel.className = cancelClass(state, isChoosing);
}
