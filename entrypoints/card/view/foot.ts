import {
  type CardState,
  type Outcome,
  offersRetry,
  outcomeOf,
  resultText,
} from '@/entrypoints/card/card-state.ts';
import { creditLine, texts } from '@/entrypoints/card/texts.en.ts';
import { enginePlace, fellLine } from '@/shared/engines/answer-account.ts';
import { actionButton } from './action-button.ts';
import type { CardActions } from './card-actions.ts';
import { element } from './element.ts';

function outcomeLine({ done, engine, model, elapsedMs, redactions, fell }: Outcome): string {
  const { cost, credits } = done;
  return withFall({ fell }, creditLine({ engine, model, elapsedMs, cost, credits, redactions }));
}

/** A fall is never kept quiet. */
function withFall({ fell }: Pick<Outcome, 'fell'>, line: string): string {
  return fell ? `${fellLine(fell)}\n${line}` : line;
}

/** The line that says where the card stands, read out politely. */
function statusLine(state: CardState): string {
  const { phase, note } = state;
  if (note) return note;
  switch (phase.name) {
    case 'running':
      return phase.engine ? texts.running(enginePlace(phase.engine)) : texts.starting;
    case 'done':
      if (!hasChanges(state)) return withFall(phase.outcome, texts.nothingToChange);
      return outcomeLine(phase.outcome);
    case 'writing':
    case 'unwritten':
      return outcomeLine(phase.outcome);
    case 'accepted':
      return phase.note === 'replaced' ? texts.replaced : texts.reverted;
    case 'failed':
      return '';
  }
}

/** Whether the outcome changes anything; a draft that is good already is not written again. */
function hasChanges({ phase }: CardState): boolean {
  const outcome = outcomeOf(phase);
  return outcome?.done.segments.some((part) => !('same' in part)) ?? false;
}

export interface Foot {
  root: HTMLElement[];
  show(state: CardState): void;
  /** The button that goes on from here, for the focus. */
  next(): HTMLElement | null;
}

/** Status, the switch between changes and plain text, and the buttons. */
export function createFoot(actions: CardActions): Foot {
  const status = element('span', { attributes: { role: 'status', 'aria-live': 'polite' } });
  const changes = element('button', {
    class: 'switch',
    attributes: { type: 'button', role: 'switch', 'aria-checked': 'false' },
    children: [texts.showChanges, element('span', { class: 'track', attributes: { 'aria-hidden': 'true' } })],
  });
  changes.addEventListener('click', () =>
    actions.setShowChanges(changes.getAttribute('aria-checked') !== 'true'),
  );
  const retry = actionButton(texts.retry, { onPress: actions.retry, kind: 'quiet' });
  const copy = actionButton(texts.copy, { onPress: actions.copy, kind: 'quiet' });
  const cancel = actionButton(texts.cancel, { onPress: actions.cancel });
  const revert = actionButton(texts.revert, { onPress: actions.revert });
  const accept = actionButton(texts.accept, { onPress: actions.accept, kind: 'primary' });
  const space = element('span', { class: 'space' });
  const statusRow = element('div', { class: 'status', children: [status, changes] });

  return {
    root: [
      statusRow,
      element('div', { class: 'foot', children: [retry, copy, space, cancel, revert, accept] }),
    ],
    next: () => [accept, copy, retry, cancel].find((button) => !button.hidden && !button.disabled) ?? null,
    show(state) {
      const { phase, isWritable, showChanges } = state;
      const line = statusLine(state);
      if (status.textContent !== line) status.textContent = line;
      const outcome = outcomeOf(phase);
      // A fall takes a row of its own: it is read before the rest.
      status.toggleAttribute('data-fell', outcome?.fell !== undefined);
      changes.hidden = phase.name !== 'done' || !hasChanges(state) || outcome?.leftOut.size !== 0;
      changes.setAttribute('aria-checked', String(showChanges));
      statusRow.hidden = line === '' && changes.hidden;
      const isAccepted = phase.name === 'accepted';
      retry.hidden = !offersRetry(phase);
      copy.hidden = !outcome && !(phase.name === 'failed' && phase.partial !== '');
      revert.hidden = !isAccepted || phase.note === 'reverted';
      accept.hidden = isAccepted || phase.name === 'unwritten' || phase.name === 'failed' || !isWritable;
      accept.disabled = phase.name !== 'done' || !outcome || !hasChanges(state) || resultText(outcome) === '';
      const isOver = isAccepted || phase.name === 'failed' || phase.name === 'unwritten';
      const isIdle = phase.name === 'done' && !hasChanges(state);
      cancel.textContent = isOver || isIdle ? texts.close : texts.cancel;
    },
  };
}
