import { tell } from '@/entrypoints/card/ask.ts';
import { reachWriter } from '@/entrypoints/card/reach-scripts.ts';
import type { CardActs } from '@/shared/extension/card/card-actions.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import type { ContextScreen } from '@/shared/extension/card/context-screen.ts';
import { CARD_HOST } from '@/shared/extension/deep-active-element.ts';
import type { CardKnowledge } from '@/shared/extension/messages.ts';
import { createCardElement } from './card-element.ts';
import { createFocusPass, type FocusTarget } from './focus-pass.ts';
import { createFrameLink, LAST_EVENT_MS, type ToldMessage } from './frame-link.ts';
import { keepInPage } from './keep-in-page.ts';
import { createPlacement, type PlacementOptions } from './placement.ts';
import { createPressGuard } from './press-guard.ts';
import { encodeState, reservedHeight } from './screen.ts';
import { keepOnTop } from './top-layer.ts';
import { nodeOf } from './viewport-rect.ts';

/** What may be done whatever lies over the card: it writes nothing, spends nothing and sends nothing. */
const FREE = new Set(['cancel', 'stepBack', 'setShowChanges', 'askWhatToSave', 'copied']);

export interface CardWindow {
  show(state: CardState, context: ContextScreen): void;
  /** What each mode makes of a draft, for its list. */
  teach(examples: CardKnowledge['examples']): void;
  /** Takes the focus into the card. */
  focus(): void;
  /** Puts the focus on the button that goes on from here, unless the user is elsewhere by now. */
  focusNext(): unknown;
  /** Asks for the language where one is needed. */
  focusLanguage(): void;
  hasFocus(): boolean;
  /** Waits until the frame has told all that was typed in it before the focus went. */
  left(): Promise<void>;
  /** Browsers take the shadow of the card for a cover of what it falls on: looks without it. */
  withoutShadow<T>(look: () => Promise<T>): Promise<T>;
  remove(): void;
}

interface CardWindowOptions {
  acts: CardActs;
  /** What the card stands beside, looked up anew whenever the page moves. */
  anchor(): Element | Range | null;
  /** How long the text is that will stand in the result, to reserve its room. */
  expectedText(): string;
  /** Hears what is meant for the field. */
  onTyped(text: string): void;
  /** Says something in the status line. */
  onNote(note: 'notSeen'): void;
  signal: AbortSignal;
}

/** The card in the page: a frame of the extension's own origin, beside the field and always in view. */
export function createCardWindow(options: CardWindowOptions): CardWindow {
  const { acts, anchor, expectedText, signal } = options;
  for (const old of document.querySelectorAll(CARD_HOST)) old.remove();
  const { frame, send, left } = createFrameLink({
    onMessage: (message) => take(message),
    onConnect() {
      focus.mayPass();
      // Long before a result.
      void reachWriter();
    },
    signal,
  });
  const { host, panel, pin, withoutShadow } = createCardElement(frame);
  const onReady = (isReady: boolean) => send({ type: 'ready', isReady });
  const beside = anchor();
  const fieldView = (beside && nodeOf(beside).ownerDocument?.defaultView) ?? null;
  const guard = createPressGuard({ host, panel, frame, fieldView, onReady, onUnder: () => raise(), signal });
  const onPlaced = (room: Parameters<PlacementOptions['onPlaced']>[0]) => {
    guard.placed();
    send({ type: 'room', ...room });
  };
  const placement = createPlacement({ panel, frame, anchor, onPlaced, signal });
  const onChange = () => guard.disturbed();
  const top = keepOnTop({ host, panel, frame, anchor, onChange, signal });

  const take = (message: ToldMessage) => {
    if (message.type === 'size') {
      drawn();
      placement.setHeight(message.heightPx);
      guard.drawn();
    } else if (message.type === 'move') placement.move(message.dxPx, message.dyPx);
    else if (message.type === 'entered') guard.entered();
    else if (message.type === 'typed') options.onTyped(message.text);
    else if (message.type === 'covered') message.isCovered && raise();
    else if (message.type === 'unseen') options.onNote('notSeen');
    else if (!guard.isMeant(message) && !FREE.has(message.name)) options.onNote('notSeen');
    else (acts[message.name] as (...args: unknown[]) => void)(...message.args);
  };
  const raise = () => {
    guard.disturbed();
    top.raise();
  };
  const focus = createFocusPass({ frame, send, ownsFocus: guard.ownsFocus, signal });
  const focusByAct = (on: FocusTarget) => {
    guard.given();
    focus.pass(on);
  };

  /** The page does not suffer the card: the toolbar says so. */
  const onGone = () => {
    acts.cancel();
    void tell('card.removed', {});
  };

  top.raise();
  placement.place();
  const drawn = keepInPage({ host, panel, pin, onBack: raise, onGone, signal });

  return {
    show(state, context) {
      const isRunning = state.phase.name === 'running';
      const reservePx = isRunning ? reservedHeight(expectedText(), state.level, placement.widthPx()) : null;
      // As the sets of the state travel: in lists.
      send({ type: 'show', state: encodeState(state), context, reservePx });
    },
    teach: (examples) => send({ type: 'examples', examples }),
    focus: () => focusByAct('card'),
    focusNext: () => focus.pass('next'),
    focusLanguage: () => focusByAct('language'),
    hasFocus: () => (host.getRootNode() as Document | ShadowRoot).activeElement === host,
    left,
    withoutShadow,
    remove() {
      if (panel.matches(':popover-open')) panel.hidePopover();
      // The key or the click that closed it is still on its way through the frame.
      setTimeout(() => host.remove(), LAST_EVENT_MS);
    },
  };
}
