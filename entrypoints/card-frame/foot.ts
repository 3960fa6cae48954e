import type { EngineId } from '@/shared/contracts/enhance.ts';
import { doneLine, madeLine, runningLine, workingLine } from '@/shared/engines/answer-summary.ts';
import { isUnchecked, promptLine } from '@/shared/engines/result-lines.en.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import {
  type CardState,
  isPrompt,
  isWorthWriting,
  type Outcome,
  outcomeOf,
  questionsOf,
} from '@/shared/extension/card/card-state.ts';
import { noteTexts } from '@/shared/extension/card/note-texts.en.ts';
import { creditLine } from '@/shared/extension/card/outcome-lines.en.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { createMark } from '@/shared/extension/mark.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';
import { createButtons, type Pending, showButtons } from './foot-buttons.ts';
import type { Head } from './head.ts';
import { hasIdleLevels } from './idle-levels.ts';
import { createRetryWait } from './retry-wait.ts';
import { createWaiting } from './waiting.ts';

const savedKinds = ['prompt', 'note'] as const;

/** Model, time, price and what was hidden: behind a press. */
function detailsLine(state: CardState): string {
  const outcome = state.phase.name === 'done' ? state.phase.outcome : undefined;
  // Where nothing was worked out there is nothing to account for.
  if (!outcome || state.note || isPrompt(state.phase) || hasIdleLevels(state)) return '';
  const { done, ...summary } = outcome;
  return creditLine({ ...summary, cost: done.cost, credits: done.credits });
}

function outcomeLine({ done, engine }: Outcome, { job, writes }: CardState): string {
  const { nature } = done;
  if (nature === 'prompt' && job && job.kind !== 'save') {
    const task = job.kind === 'action' ? job.action : job.kind;
    return promptLine(task, { engine, place: writes ? 'this' : 'a' });
  }
  // Only rewrites are checked against a draft.
  return job ? madeLine(engine) : doneLine(engine);
}

/** That a text was not checked stands beside it, with the way on. */
const unchangedLine = ({ done }: Outcome): string =>
  done.remarks?.some(isUnchecked) ? '' : texts.nothingToChange;

function noteLine(note: NonNullable<CardState['note']>, { saved }: CardState): string {
  if (typeof note !== 'string') return generalTexts[note.code];
  if (note !== 'saved') return noteTexts[note];
  return saved ? noteTexts.saved(saved.kind) : '';
}

/** How many changes were written, where that can be told. */
const writtenLine = ({ job, writes }: CardState, count: number) => {
  if (writes === 'insert') return texts.inserted;
  if (job) return texts.replaced;
  return count === 0 ? texts.accepted : texts.changed(count);
};

/** The line that says where the card stands, read out politely. */
function statusLine(state: CardState, count: number): string {
  const { phase, note } = state;
  if (note) return noteLine(note, state);
  switch (phase.name) {
    case 'asking':
      return texts.askLanguage;
    case 'running':
      return phase.engine ? workLine(state, phase.engine) : texts.starting;
    case 'done':
      if (!isWorthWriting(state)) return unchangedLine(phase.outcome);
      return questionsOf(state).length > 0 ? questionLine(state) : outcomeLine(phase.outcome, state);
    case 'writing':
      return texts.writing;
    case 'unwritten':
      return outcomeLine(phase.outcome, state);
    case 'accepted':
      return writtenLine(state, count);
    case 'failed':
    case 'kept':
      return '';
  }
}

const workLine = ({ job }: CardState, engine: EngineId) => (job ? workingLine(engine) : runningLine(engine));

function questionLine(state: CardState): string {
  const { phase, writes, cannot } = state;
  const outcome = outcomeOf(phase);
  // Why they cannot be written stands above.
  const line = cannot ? '' : writes ? texts.chooseQuestion : texts.noComposer;
  return outcome ? [line, outcomeLine(outcome, state)].filter(Boolean).join(' ') : line;
}

export interface Foot {
  /** Where the card stands, and how many changes there are to look at. */
  status: HTMLElement;
  root: HTMLElement[];
  /** What is told of a run that takes long. */
  waiting: HTMLElement;
  /** Where what leads on from a failure stands. */
  ways: HTMLElement;
  /** @param pending what is done before the result is written */
  show(state: CardState, pending?: Pending): void;
  /** Has the buttons stand in what is told of a failure: what mends it first, Close last; `null` for their own place. */
  standIn(frame: Element | null): void;
  /** From now on this device does the work. */
  onDevice(act: () => void): void;
  /** The button that goes on from here, for the focus. */
  next(): HTMLElement | null;
}

/** What stands in its lines but is chosen elsewhere; `root` is what unfolds. */
type FootParts = Pick<Head, 'title' | 'fold' | 'root'>;

/** What is chosen and the buttons; those stand elsewhere where they are the ways out of something. */
function createRow(buttons: ReturnType<typeof createButtons>, fold: HTMLElement) {
  const { retry, copy, save, cancel, revert, accept } = buttons;
  const ways = element('div', { class: 'ways' });
  const own = [retry, copy, save, revert, cancel, ways, accept];
  const acts = element('div', { class: 'acts', children: own });
  const row = element('div', { class: 'foot', children: [fold, acts] });
  const standIn = (frame: Element | null) => {
    const first = retry.matches('.primary') ? [retry, ways] : [ways, retry];
    const order = frame ? [...first, copy, save, cancel] : own;
    // What stands where it should stays: a button that is moved loses the focus and the press on it.
    if (order.some((part, at) => acts.children[at] !== part)) acts.replaceChildren(...order);
    const place = frame ?? row;
    if (acts.parentElement !== place) place.append(acts);
  };
  return { ways, row, standIn };
}

/** Status with the changes on demand, and the buttons. */
export function createFoot(actions: CardActions, { title, fold, root: more }: FootParts): Foot {
  const status = element('span', { attributes: { role: 'status', 'aria-live': 'polite' } });
  const changes = createChangesSwitch(actions);
  const undo = actionButton(texts.undo, { onPress: actions.undoSave });
  // How a result came about is told with what it may be changed by.
  const about = element('span', { class: 'about' });
  more.append(about);
  const mark = createMark();
  mark.classList.add('mark');
  const statusRow = element('div', {
    class: 'status',
    children: [mark, title, status, undo, changes],
  });
  const saveRow = createSaveRow(actions);
  const buttons = createButtons(actions);
  const { retry, copy, cancel, accept } = buttons;
  const waitToRetry = createRetryWait(retry);
  const { ways, row, standIn } = createRow(buttons, fold);
  let isUnchanged = false;
  let isKept = false;
  /** Of the last result, once it was written. */
  let kept = 0;
  const waiting = createWaiting(actions, status);

  return {
    status: statusRow,
    waiting: waiting.root,
    ways,
    root: [saveRow, row],
    standIn,
    onDevice: waiting.onDevice,
    next() {
      // Kept already: Enter must not take that back.
      if (isKept) return null;
      const way = retry.matches('.primary') ? retry : copy;
      const order = [accept, isUnchanged ? cancel : way, copy, retry, cancel];
      return order.find((button) => !button.hidden && !button.disabled) ?? null;
    },
    show(state, pending = {}) {
      const { phase, showChanges } = state;
      isKept = phase.name === 'kept';
      isUnchanged = phase.name === 'done' && !isWorthWriting(state);
      const outcome = outcomeOf(phase);
      const count = outcome?.done.segments.filter((part) => !('same' in part)).length ?? 0;
      const hasFewerSections = (outcome?.leftOut.size ?? 0) > 0;
      if (outcome) kept = hasFewerSections ? 0 : count - outcome.refused.size;
      const line = waiting.lineFor(state) ?? statusLine(state, kept);
      if (status.textContent !== line) status.textContent = line;
      about.textContent = detailsLine(state);
      about.hidden = about.textContent === '';
      changes.hidden =
        phase.name !== 'done' || state.job !== null || !isWorthWriting(state) || hasFewerSections;
      changes.setAttribute('aria-checked', String(showChanges));
      changes.textContent = texts.changes(kept, count);
      changes.setAttribute('aria-label', texts.showChanges(kept, count));
      undo.hidden = !state.saved;
      statusRow.hidden = line === '' && changes.hidden;
      const wasHidden = saveRow.hidden;
      saveRow.hidden = !state.asksWhatToSave;
      showButtons(buttons, state, pending);
      waitToRetry(state);
      if (wasHidden && state.asksWhatToSave) saveRow.querySelector('button')?.focus();
    },
  };
}

/** The button that shows the changes of a result, or its text alone. */
function createChangesSwitch({ setShowChanges }: CardActions): HTMLButtonElement {
  const changes = element('button', {
    class: 'changes',
    attributes: { type: 'button', role: 'switch', 'aria-checked': 'false' },
  });
  changes.addEventListener('click', () => setShowChanges(changes.getAttribute('aria-checked') !== 'true'));
  return changes;
}

/** As what a text is kept. */
function createSaveRow({ save }: CardActions): HTMLElement {
  return element('div', {
    class: 'foot save',
    attributes: { role: 'group', 'aria-label': texts.saveAs },
    children: [
      element('span', { text: texts.saveAs }),
      ...savedKinds.map((kind) => actionButton(texts.kinds[kind], { onPress: () => save(kind) })),
    ],
  });
}
