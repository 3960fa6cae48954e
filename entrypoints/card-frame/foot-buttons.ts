import { canRewriteDraft, canUseDevice, EDIT_DRAFT, remedyFor } from '@/shared/errors/remedies.ts';
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
import { actionButton } from './action-button.ts';

export function createButtons(actions: CardActions) {
  const save = actionButton(texts.save, {
    onPress: () => actions.askWhatToSave(save.getAttribute('aria-expanded') !== 'true'),
    kind: 'quiet',
  });
  return {
    retry: actionButton(texts.retry, { onPress: actions.retry, kind: 'quiet' }),
    copy: actionButton(texts.copy, { onPress: () => actions.copy(), kind: 'quiet' }),
    save,
    cancel: actionButton(texts.cancel, { onPress: actions.cancel }),
    revert: actionButton(texts.revert, { onPress: actions.revert }),
    accept: actionButton(texts.accept, { onPress: () => actions.accept(), kind: 'primary' }),
  };
}

/** What the writing button is called: a rewrite is accepted, another text replaces or is put in. */
function acceptLabel({ job, writes, phase }: CardState): string {
  if (!job) return texts.accept;
  if (writes === 'insert') return texts.insert;
  return isPrompt(phase) ? texts.replacePrompt : texts.replace;
}

export function showButtons(buttons: ReturnType<typeof createButtons>, state: CardState): void {
  const { retry, copy, save, cancel, revert, accept } = buttons;
  const { phase, job, writes } = state;
  const outcome = outcomeOf(phase);
  const isOver = ['accepted', 'kept', 'failed', 'unwritten'].includes(phase.name);
  const isUnwritten = !isWorthWriting(state) || state.cannot !== null || (job !== null && !writes);
  const isIdle = phase.name === 'done' && isUnwritten;
  const hasQuestions = questionsOf(state).length > 0;
  retry.hidden = !offersRetry(phase) || (phase.name === 'failed' && phase.code === 'paused');
  // Where nothing else mends a failure, it is the way on.
  const isWayOn = phase.name === 'failed' && !remedyFor(phase.code) && !phase.retryAfterMs;
  retry.className = isWayOn || isOutdated(state) ? 'primary' : 'quiet';
  copy.hidden = (!outcome || hasQuestions) && !(phase.name === 'failed' && phase.partial !== '');
  // What cannot be written is pasted by hand: that is the way on.
  const isCopied = phase.name === 'unwritten' || (phase.name === 'done' && state.cannot !== null);
  copy.className = isCopied && !isOutdated(state) ? 'primary' : 'quiet';
  save.hidden = !outcome || phase.name === 'writing';
  save.setAttribute('aria-expanded', String(state.asksWhatToSave));
  revert.hidden = phase.name !== 'accepted';
  accept.hidden =
    isOver || isIdle || state.cannot !== null || phase.name === 'asking' || !writes || hasQuestions;
  accept.disabled = phase.name !== 'done' || !outcome || !isWorthWriting(state) || resultText(outcome) === '';
  accept.textContent = acceptLabel(state);
  accept.title = job && writes === 'insert' ? texts.insertHint : '';
  // Where another text is all that helps, closing leads to it.
  const isDraftToMend = phase.name === 'failed' && canRewriteDraft(phase.code) && writes === 'replace';
  const isOnlyWay = isDraftToMend && !canUseDevice(phase.code, phase.engine);
  cancel.className = isOnlyWay ? 'primary' : 'plain';
  if (isDraftToMend) cancel.textContent = EDIT_DRAFT;
  else cancel.textContent = isOver || isIdle ? texts.close : texts.cancel;
}
