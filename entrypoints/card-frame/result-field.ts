import { withFilled } from '@/shared/enhance/blanks.ts';
import type { DiffSegment } from '@/shared/enhance/changes.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import {
  type CardState,
  isWorthWriting,
  type Outcome,
  outcomeOf,
  questionsOf,
  resultText,
} from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { type Filled, filledSegments } from '@/shared/run/result-choice.ts';
import { createChangeList, focusChange } from './change-list.ts';
import { element } from './element.ts';
import { createQuestionList } from './question-list.ts';
import { createSectionList } from './section-list.ts';
import { showBetter } from './show-better.ts';
import { onTypeface } from './typeface.ts';

export interface ResultField {
  root: HTMLElement;
  show(state: CardState, filled: Filled): void;
  /** Fixes the field's height before anything streams, so that nothing moves while it does; a result may need more. */
  reserve(heightPx: number): void;
}

const hasNoText = (phase: CardState['phase']) =>
  ['accepted', 'asking', 'kept'].includes(phase.name) || (phase.name === 'failed' && phase.partial === '');

const sectionsOf = ({ done }: Outcome, filled: Filled) =>
  done.sections.map((section) => ({ ...section, body: withFilled(section.body, filled) }));

/**
 * Makes the field as high as its text, and no lower than it is told or was told last: in a card of another width its lines
 * break elsewhere. What is still written keeps its room.
 */
function createFit(root: HTMLElement, result: HTMLElement, light: HTMLElement) {
  let least = 0;
  const fit = (leastPx = least): void => {
    least = leastPx;
    root.style.blockSize = '0';
    const borders = root.offsetHeight - root.clientHeight;
    const own = `${result.scrollHeight + borders}px`;
    root.style.setProperty('--own', own);
    root.style.blockSize = `max(${leastPx}px, ${own})`;
  };
  const fitAgain = () => light.hidden && fit();
  addEventListener('resize', fitAgain);
  onTypeface(fitAgain);
  return fit;
}

/** The height of the sign that says so: a title under it is not in sight. */
const SIGN_PX = 32;

/** How many sections stand below what is in sight, in a sign at the field's end: nobody accepts what was not seen to be there. */
function createBelow(result: HTMLElement) {
  const root = element('span', { class: 'below', attributes: { 'aria-hidden': 'true' } });
  const tell = () => {
    const end = result.getBoundingClientRect().bottom - SIGN_PX;
    const below = [...result.querySelectorAll('.section b')].filter(
      (title) => title.getBoundingClientRect().bottom > end,
    );
    root.textContent = below.length > 0 ? texts.moreSections(below.length) : '';
  };
  result.addEventListener('scroll', tell, { passive: true });
  new ResizeObserver(tell).observe(result);
  return { root, tell };
}

interface Shown {
  outcome: Outcome;
  state: CardState;
  filled: Filled;
  changes: readonly DiffSegment[];
}

/** A result as questions, by its changes, by its sections, or as its text. */
function contentOf({ outcome, state, filled, changes }: Shown, actions: CardActions, root: HTMLElement) {
  const { done, refused, leftOut } = outcome;
  const questions = questionsOf(state);
  if (questions.length > 0) {
    const isCopied = !state.writes || state.cannot !== null;
    return createQuestionList({ questions, onChoose: isCopied ? actions.copy : actions.accept, isCopied });
  }
  if (state.showChanges && leftOut.size === 0) {
    const isWhole = done.sections.length > 0;
    const isLaidOut = isWhole || state.form === 'structure';
    const onToggle = actions.toggleChange;
    return createChangeList({ segments: changes, refused, onToggle, root, isLaidOut, isWhole });
  }
  if (done.sections.length === 0) return withFilled(resultText(outcome), filled);
  const sections = sectionsOf(outcome, filled);
  return createSectionList({ sections, leftOut, onToggle: actions.toggleSection });
}

/** The text as it grows, then the result with its changes or sections. */
export function createResultField(actions: CardActions): ResultField {
  const result = element('div', {
    class: 'result',
    attributes: { role: 'region', 'aria-label': texts.result, tabindex: 0 },
  });
  const light = element('span', { class: 'light', attributes: { 'aria-hidden': 'true' } });
  const streamed = document.createTextNode('');
  const below = createBelow(result);
  const root = element('div', { class: 'field', children: [result, below.root, light] });
  let reservedPx = 0;
  const fit = createFit(root, result, light);
  let drawn: { outcome: Outcome | null; showChanges: boolean; filled: Filled } | null = null;

  const showText = (text: string) => {
    if (result.firstChild !== streamed) result.replaceChildren(streamed);
    // Reading the scroll position makes the browser lay out the page: not for nothing.
    if (text === streamed.data) return;
    const isAtEnd = result.scrollTop + result.clientHeight >= result.scrollHeight - 4;
    // Appending keeps what the user selected meanwhile.
    if (text.startsWith(streamed.data)) streamed.appendData(text.slice(streamed.length));
    else streamed.data = text;
    if (isAtEnd) result.scrollTop = result.scrollHeight;
  };

  const showOutcome = (outcome: Outcome, state: CardState, filled: Filled) => {
    const { done, refused } = outcome;
    const changes = filledSegments(done.segments, filled);
    const focused = document.activeElement;
    const focusedBox =
      focused?.getAttribute('type') === 'checkbox' ? focused.getAttribute('aria-label') : null;
    const focusedChange = focused instanceof HTMLElement ? focused.dataset.segment : undefined;
    const { scrollTop } = result;
    result.replaceChildren(contentOf({ outcome, state, filled, changes }, actions, root));
    showBetter(result, changes, { refused, blanks: done.blanks ?? [], onTurn: () => fit() });
    // A text that stays as it is, or is another one, needs no more room than it has.
    fit(isWorthWriting(state) && !state.job ? reservedPx : 0);
    result.scrollTop = drawn?.outcome?.done === done ? scrollTop : 0;
    below.tell();
    if (focusedChange !== undefined) focusChange(result, Number(focusedChange));
    if (focusedBox) result.querySelector<HTMLElement>(`[aria-label="${focusedBox}"]`)?.focus();
  };

  return {
    root,
    reserve: (heightPx) => {
      reservedPx = heightPx;
      root.style.blockSize = `${heightPx}px`;
    },
    show(state, filled) {
      const { phase, showChanges } = state;
      light.hidden = phase.name !== 'running' && phase.name !== 'writing';
      result.setAttribute('aria-busy', String(phase.name === 'running'));
      root.hidden = hasNoText(phase);
      if (phase.name === 'running') showText(phase.text);
      else if (phase.name === 'failed') showText(phase.partial);
      const outcome = outcomeOf(phase);
      const isDrawn =
        drawn?.outcome === outcome && drawn.showChanges === showChanges && drawn.filled === filled;
      if (outcome && !isDrawn) showOutcome(outcome, state, filled);
      drawn = { outcome, showChanges, filled };
    },
  };
}
