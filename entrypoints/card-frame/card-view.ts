import type { CardActions, CardActs } from '@/shared/extension/card/card-actions.ts';
import { type CardState, textToCopy } from '@/shared/extension/card/card-state.ts';
import type { HostMessage } from '@/shared/extension/card/frame-port.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { createBlankFields } from './blank-fields.ts';
import { ContextView } from './context-view.ts';
import { copyText } from './copy-text.ts';
import { createDragHandle } from './drag-handle.ts';
import { element } from './element.ts';
import { createFoot, type Foot } from './foot.ts';
import { createHead } from './head.ts';
import { nameState } from './name-state.ts';
import { createNotices, tellsSame, toldOf } from './notices.ts';
import { askForSite } from './offers.ts';
import { pressByKey } from './press.ts';
import { createResultField } from './result-field.ts';
import { createSameOutcome } from './same-outcome.ts';
import { takeRoom } from './take-room.ts';
import { createWaysOn } from './ways-on.ts';

type ShowMessage = Extract<HostMessage, { type: 'show' }>;

/** Whether earlier turns are being chosen beside a result: the run with them is what goes on from here. */
const choosesTurns = ({ state, context: { turns, isSettled } }: ShowMessage): boolean =>
  turns !== null && !isSettled && state.phase.name === 'done';

interface CardViewOptions {
  acts: CardActs;
  /** The user drags the card. */
  onMove(dxPx: number, dyPx: number): void;
}

export interface CardView {
  root: HTMLElement;
  /** Whether it stands beside the field of its draft. */
  hasField(): boolean;
  /** Shows what the page's script tells. */
  take(message: HostMessage): void;
  /** Something of the page lies over it: presses do not count until it can be read again. */
  setCovered(isCovered: boolean): void;
}

/** Whether a key means the press that leads on, wherever the focus is. */
const isLeadKey = ({ key, ctrlKey, metaKey, isTrusted, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && isTrusted && !repeat && !defaultPrevented;

/** Keeps Tab inside the card, as dialogs do; Escape goes one step back, Ctrl and Enter do what leads on. */
function handleKeys(dialog: HTMLElement, { stepBack }: CardActions): void {
  addEventListener('keydown', (event) => {
    // The input method's own.
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      stepBack();
    }
    if (isLeadKey(event)) {
      event.preventDefault();
      const main = [...dialog.querySelectorAll('.primary:enabled')].find((one) => one.checkVisibility());
      pressByKey(main ?? null);
    }
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, select, input, [tabindex="0"]')].filter(
      // Of radio buttons the checked one alone is a stop.
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled, [type="radio"]:not(:checked)') &&
        stop.checkVisibility(),
    );
    const at = document.activeElement;
    const [first, last] = [stops[0], stops.at(-1)];
    const isOutside = at === document.body || at === null;
    const leaves = event.shiftKey ? at === first || at === dialog : at === last;
    if (!leaves && !isOutside) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}

/**
 * Presses count a moment after they could first be seen, and not while something lies over them: until then all of it says
 * that it is not to be used.
 */
function createParts(children: HTMLElement[]) {
  const root = element('div', {
    class: 'parts',
    attributes: { role: 'group', 'aria-disabled': 'true' },
    children,
  });
  const known = { isReady: false, isCovered: false };
  return {
    root,
    know(change: Partial<typeof known>): void {
      Object.assign(known, change);
      root.setAttribute('aria-disabled', String(!known.isReady || known.isCovered));
    },
  };
}

type FocusTarget = Extract<HostMessage, { type: 'focus' }>['on'];

/** Puts the focus where the page's script asks for it. `next`: the button that goes on from here. */
function focusIn(dialog: HTMLElement, { on, next }: { on: FocusTarget; next: HTMLElement | null }): void {
  const typed = dialog.querySelector<HTMLElement>('.typed');
  if (on === 'card') (typed ?? dialog).focus({ preventScroll: true });
  if (on === 'language') dialog.querySelector<HTMLInputElement>('input[list]')?.select();
  // Unless the user has moved it elsewhere.
  if (on !== 'next' || (document.activeElement !== dialog && document.activeElement !== document.body))
    return;
  const offered = dialog.querySelector<HTMLElement>(
    '.question, :is(.ways, .finding) .primary:not([hidden] *), .blanks:not([hidden]) input',
  );
  (offered ?? next)?.focus({ preventScroll: true });
}

function fill(place: HTMLElement, children: HTMLElement[]): void {
  place.hidden = children.length === 0;
  place.replaceChildren(...children);
}

/** What is to be said of a result or a failure, and the presses that lead on from it. */
function tell(
  state: CardState,
  actions: CardActions,
  { notices, foot }: { notices: HTMLElement; foot: Foot },
): void {
  fill(notices, createNotices(state, actions));
  fill(foot.ways, createWaysOn(state, actions));
}

/** What has moved keeps the focus; what was pressed may be gone with it: the keys stay in the card then. */
function keepFocus(dialog: HTMLElement, focused: Element | null): void {
  const at = document.activeElement;
  const isLost = at === document.body || at === null || !at.checkVisibility();
  if (!isLost || focused === document.body) return;
  const isThere = focused instanceof HTMLElement && focused.isConnected && focused.checkVisibility();
  (isThere ? focused : dialog).focus({ preventScroll: true });
  if (document.activeElement !== focused) dialog.focus({ preventScroll: true });
}

function createDialog(children: HTMLElement[], actions: CardActions): HTMLElement {
  const dialog = element('div', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-label': texts.dialog, tabindex: -1 },
    children,
  });
  handleKeys(dialog, actions);
  // A further press leaves the focus with the editor that is being written to.
  dialog.addEventListener('mousedown', (event) => {
    if (dialog.dataset.phase === 'writing') event.preventDefault();
  });
  return dialog;
}

/** Acts after which something is done here, too. */
const followedBy =
  (next: () => void) =>
  <A extends unknown[]>(act: (...args: A) => void) =>
  (...args: A) => {
    act(...args);
    next();
  };

const STARTING: CardState['phase'] = { name: 'running', engine: null, text: '' };

/** The card as a dialog that fills its frame. */
export function createCardView({ acts, onMove }: CardViewOptions): CardView {
  let shown: ShowMessage | null = null;
  /** Drawn at once: the script in the page says the same a moment later, or takes it back. */
  const start = (choice: Partial<CardState> = {}) => {
    if (shown) show({ ...shown, state: { ...shown.state, ...choice, phase: STARTING } });
  };
  const starting = followedBy(() => start());
  const actions: CardActions = {
    ...acts,
    accept: (question) => acts.accept(...(question === undefined ? blanks.sent() : [question])),
    save: (kind) => acts.save(kind, ...blanks.kept()),
    retry: starting(acts.retry),
    retryOnDevice: starting(() => foot.onDevice(acts.retryOnDevice)),
    runWithTurns: starting(acts.runWithTurns),
    choose: (choice) => ('level' in choice ? acts.choose(choice) : starting(acts.choose)(choice)),
    addSite: async (origin) => acts.siteAdded(await askForSite(origin)),
    copy: async (question) => {
      const text = question ?? (shown ? textToCopy(shown.state.phase, blanks.filled()) : '');
      acts.copied(await copyText(text, dialog));
    },
  };
  const head = createHead(actions, (level) => {
    const before = shown;
    start({ level });
    return () => before && show(before);
  });
  const field = createResultField(actions);
  const notices = element('div', { class: 'notices' });
  const foot = createFoot(actions, head);
  const blanks = createBlankFields({
    onFill: () => shown && show(shown),
    onEnd: () => foot.next()?.focus(),
  });
  const context = new ContextView(actions);
  const sameOutcome = createSameOutcome();
  // Under a line that says where it stands the result comes first: what it may be changed by stands below it.
  const parts = createParts([
    ...[foot.status, head.language, field.root, blanks.root, foot.waiting, notices],
    ...[head.root, context.root, ...foot.root],
  ]);
  const dialog = createDialog([createDragHandle(onMove), parts.root], actions);

  const show = (message: ShowMessage) => {
    const { state, context: turns, reservePx } = message;
    const focused = document.activeElement;
    const isTold = tellsSame(state, shown?.state);
    shown = message;
    nameState(dialog, state);
    if (reservePx !== null) field.reserve(reservePx);
    head.show(state);
    context.show(turns, choosesTurns(message));
    blanks.show(state);
    field.show(state, blanks.filled());
    if (!isTold) tell(state, actions, { notices, foot });
    foot.show(state, { isChoosing: choosesTurns(message) });
    foot.standIn(toldOf(state, notices));
    keepFocus(dialog, focused);
  };

  return {
    root: dialog,
    hasField: () => shown?.state.writes === 'replace',
    take(message) {
      if (message.type === 'show') show({ ...message, state: sameOutcome(message.state) });
      else if (message.type === 'room') takeRoom(message);
      else if (message.type === 'ready') parts.know({ isReady: message.isReady });
      else if (message.type === 'examples') head.teach(message.examples);
      else focusIn(dialog, { on: message.on, next: foot.next() });
    },
    setCovered: (isCovered) => parts.know({ isCovered }),
  };
}
