import * as z from 'zod/mini';
import tokens from '@/components/tokens.css?inline';
import type { CardActs } from '@/shared/extension/card/card-actions.ts';
import { actNames, type FrameMessage, hostMessage, type Press } from '@/shared/extension/card/frame-port.ts';
import { isCovered, lookAgain, onVerdict, watchSight } from '@/shared/extension/sight.ts';
import cardStyle from './card.css?inline';
import { createCardView } from './card-view.ts';
import changesStyle from './changes.css?inline';
import choiceStyle from './choice.css?inline';
import contextStyle from './context.css?inline';
import edgeStyle from './edge.css?inline';
import { element } from './element.ts';
import foldStyle from './fold.css?inline';
import footStyle from './foot.css?inline';
import { hearTyping } from './hear-typing.ts';
import listStyle from './list.css?inline';
import noticeStyle from './notice.css?inline';
import { onUnseen } from './press.ts';
import resultStyle from './result.css?inline';
import statusStyle from './status.css?inline';
import { loadTypeface } from './typeface.ts';

const STYLE = [
  tokens,
  cardStyle,
  choiceStyle,
  listStyle,
  contextStyle,
  resultStyle,
  changesStyle,
  noticeStyle,
  edgeStyle,
  statusStyle,
  footStyle,
  foldStyle,
].join('');

interface Input {
  /** By what the user acts, as the browser tells: a click of the keyboard's looks like any other. */
  press(): Press;
  /**
   * Runs an act once no key is down: it may give the focus back to the page, which must not hear the key being let go. Many
   * a chat sends its draft at that.
   */
  whenLetGo(act: () => void): void;
}

function watchInput(): Input {
  let press: Press = { by: 'pointer', x: 0, y: 0 };
  let isKeyDown = false;
  let waiting: (() => void)[] = [];
  const letGo = () => {
    isKeyDown = false;
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  };
  addEventListener('pointerdown', ({ screenX: x, screenY: y }) => (press = { by: 'pointer', x, y }), {
    capture: true,
  });
  addEventListener(
    'keydown',
    () => {
      press = { ...press, by: 'keyboard' };
      isKeyDown = true;
    },
    { capture: true },
  );
  addEventListener('keyup', letGo, { capture: true });
  addEventListener('blur', letGo);
  return { press: () => press, whenLetGo: (act) => (isKeyDown ? waiting.push(act) : act()) };
}

/** Every act as a message of its name. */
function actsOver(post: (message: FrameMessage) => void): CardActs {
  const input = watchInput();
  const acts = actNames.map((name) => [
    name,
    (...args: unknown[]) => {
      const press = input.press();
      input.whenLetGo(() => post({ type: 'act', name, args, ...press }));
    },
  ]);
  return Object.fromEntries(acts) as CardActs;
}

/** A frame with nothing to draw is not told that a cover is gone: it asks so often. */
const COVERED_MS = 500;

/** Draws the card for the script at the other end, until that one goes. */
function serve(port: MessagePort, typing: ReturnType<typeof hearTyping>): void {
  const post = (message: FrameMessage) => port.postMessage(message);
  const view = createCardView({
    acts: actsOver(post),
    onMove: (dxPx, dyPx) => post({ type: 'move', dxPx, dyPx }),
  });
  // At once, or the next key is heard by nobody.
  typing.follow(view, (text) => view.hasField() && post({ type: 'typed', text }));
  port.onmessage = ({ data }) => {
    const message = hostMessage.safeParse(data);
    if (message.success) view.take(message.data);
  };
  document.body.replaceChildren(view.root);
  watchSight(view.root);
  new ResizeObserver(() =>
    post({ type: 'size', heightPx: view.root.getBoundingClientRect().height }),
  ).observe(view.root);
  addEventListener('resize', lookAgain);
  addEventListener('focus', () => post({ type: 'entered' }));
  addEventListener('blur', () => post({ type: 'left' }));
  onUnseen(() => post({ type: 'unseen' }));
  let wasCovered = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  onVerdict(() => {
    const isNow = isCovered(view.root);
    if (isNow !== wasCovered) {
      view.setCovered(isNow);
      post({ type: 'covered', isCovered: isNow });
    }
    wasCovered = isNow;
    clearTimeout(again);
    if (isNow) again = setTimeout(lookAgain, COVERED_MS);
  });
}

const greeting = z.object({ nonce: z.string().check(z.uuid()) });

/**
 * Waits for the script that made this frame. It alone knows the nonce and has this window: a page that frames this address
 * itself gets an empty one.
 */
export function serveHost(): void {
  loadTypeface();
  document.head.append(element('style', { text: STYLE }));
  document.documentElement.toggleAttribute('data-mac', /^Mac/.test(navigator.platform));
  const nonce = window.name;
  const typing = hearTyping();
  let isServed = false;
  addEventListener('message', ({ data, source, ports: [port] }) => {
    const greeted = greeting.safeParse(data);
    if (isServed || !port || source !== window.parent || !greeted.success || greeted.data.nonce !== nonce)
      return;
    isServed = true;
    serve(port, typing);
  });
}
