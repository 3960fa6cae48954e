import tokens from '@/components/tokens.css?inline';
import type { CardState } from '@/entrypoints/card/card-state.ts';
import contextStyle from '@/entrypoints/card/context/context.css?inline';
import { texts } from '@/entrypoints/card/texts.en.ts';
import type { EnhanceLevel } from '@/shared/contracts/enhance.ts';
import { hostStyle, pinStyle } from '@/shared/extension/pin-style.ts';
import cardStyle from './card.css?inline';
import type { CardActions } from './card-actions.ts';
import choiceStyle from './choice.css?inline';
import { element } from './element.ts';
import foldStyle from './fold.css?inline';
import footStyle from './foot.css?inline';
import { createFoot } from './foot.ts';
import { createHead } from './head.ts';
import { createNotices } from './notices.ts';
import { type CardPlace, placeCard } from './place-card.ts';
import resultStyle from './result.css?inline';
import { createResultField } from './result-field.ts';
import { viewportRect } from './viewport-rect.ts';

const HOST = 'whetstone-card';
const STYLE = tokens + cardStyle + choiceStyle + contextStyle + resultStyle + footStyle + foldStyle;
const LINE_PX = 21;
const FIELD_PADDING_PX = 18;
const MIN_LINES = 3;
const MAX_LINES = 13;
/** What the headings of a reframed prompt and the room between its sections take. */
const HEADINGS_LINES = 6;
const CHAR_PX = 7.3;
const FRAME_PX = 52;

export interface CardView {
  show(state: CardState): void;
  /** Takes the focus into the card. */
  focus(): void;
  /** Puts the focus on the button that goes on from here, unless the user has moved it elsewhere. */
  focusNext(): void;
  /** Asks for the language where one is needed. */
  focusLanguage(): void;
  hasFocus(): boolean;
  /** Where a helper element may stand for a moment. */
  scratch: HTMLElement;
  remove(): void;
}

interface CardViewOptions {
  actions: CardActions;
  /** Where earlier turns are chosen. */
  context: HTMLElement;
  /** What the card stands beside, looked up anew whenever the page moves. */
  anchor(): Element | Range | null;
  /** How long the text is that will stand in the result, to reserve its room. */
  expectedText(): string;
  signal: AbortSignal;
}

function pinAt(host: HTMLElement, { left, top, bottom, width, maxHeight }: CardPlace): void {
  pinStyle(host, {
    left: `${left}px`,
    top: top === null ? 'auto' : `${top}px`,
    bottom: bottom === null ? 'auto' : `${bottom}px`,
    width: `${width}px`,
    'max-height': `${maxHeight}px`,
  });
}

/** The room a result of about this text will take; a reframed one is longer than its draft. */
function reservedHeight(text: string, level: EnhanceLevel, cardWidthPx: number): number {
  const charsALine = (cardWidthPx - FRAME_PX) / CHAR_PX;
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / charsALine), 0);
  const spare = level === 'reframe' ? HEADINGS_LINES : 1;
  return Math.min(MAX_LINES, Math.max(MIN_LINES, lines + spare)) * LINE_PX + FIELD_PADDING_PX;
}

/** Keeps Tab inside the card, as dialogs do; Escape goes one step back. */
function handleKeys(dialog: HTMLElement, root: ShadowRoot, { stepBack }: CardActions): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      stepBack();
    }
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, select, input, [tabindex="0"]')].filter(
      // Of radio buttons the checked one alone is a stop.
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(':disabled, [type="radio"]:not(:checked)') &&
        stop.checkVisibility(),
    );
    const at = root.activeElement;
    const [first, last] = [stops[0], stops.at(-1)];
    const leaves = event.shiftKey ? at === first || at === dialog : at === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}

/** Pages listen on the document for keys to put into their composer: what happens in the card stays in it. */
function keepEventsInside(host: HTMLElement): void {
  const names = [
    'keydown',
    'keypress',
    'keyup',
    'input',
    'change',
    'paste',
    'copy',
    'cut',
    'focusin',
    'mousedown',
    'click',
  ];
  for (const name of names) host.addEventListener(name, (event) => event.stopPropagation());
}

/** The card as a dialog in a shadow root of its own, beside the field and always in view. */
export function createCardView({
  actions,
  context,
  anchor,
  expectedText,
  signal,
}: CardViewOptions): CardView {
  for (const old of document.querySelectorAll(HOST)) old.remove();
  const host = element(HOST as 'div');
  pinStyle(host, { ...hostStyle, 'z-index': '2147483646' });
  const root = host.attachShadow({ mode: 'open' });
  const head = createHead(actions);
  const field = createResultField(actions);
  const foot = createFoot(actions);
  const notices = element('div', { class: 'notices' });
  const dialog = element('div', {
    class: 'card',
    attributes: { role: 'dialog', 'aria-label': texts.dialog, tabindex: -1 },
    children: [head.root, context, field.root, notices, ...foot.root],
  });
  root.append(element('style', { text: STYLE }), dialog);
  handleKeys(dialog, root, actions);
  keepEventsInside(host);

  const place = () => {
    const beside = anchor();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    pinAt(
      host,
      placeCard(beside && viewportRect(beside), {
        width,
        height: Math.min(height, innerHeight) || innerHeight,
      }),
    );
  };
  let scheduled = 0;
  const placeSoon = () => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(place);
  };
  addEventListener('resize', placeSoon, { signal, passive: true });
  addEventListener('scroll', placeSoon, { signal, passive: true, capture: true });
  place();
  document.documentElement.append(host);
  dialog.focus({ preventScroll: true });

  return {
    show(state) {
      const focused = root.activeElement;
      dialog.dataset.phase = state.phase.name;
      if (state.phase.name === 'running') {
        field.reserve(reservedHeight(expectedText(), state.level, host.clientWidth));
      }
      head.show(state);
      field.show(state);
      const told = createNotices(state, actions);
      notices.hidden = told.length === 0;
      notices.replaceChildren(...told);
      foot.show(state);
      // What was pressed may be gone with it: the keys stay in the card.
      const isLost = root.activeElement === null || root.activeElement === focused;
      if (isLost && focused && !focused.checkVisibility()) dialog.focus({ preventScroll: true });
    },
    focus: () => dialog.focus({ preventScroll: true }),
    focusNext() {
      const offered = dialog.querySelector<HTMLElement>('.question, .notice .primary');
      if (root.activeElement === dialog) (offered ?? foot.next())?.focus({ preventScroll: true });
    },
    focusLanguage: () => head.root.querySelector<HTMLInputElement>('input[list]')?.select(),
    hasFocus: () => root.activeElement !== null,
    scratch: dialog,
    remove() {
      cancelAnimationFrame(scheduled);
      host.remove();
    },
  };
}
