import { texts } from '@/shared/extension/card/texts.en.ts';
import { lookAgain, lookAway } from '@/shared/extension/sight.ts';
import { element } from './element.ts';

const STEP_PX = 16;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

/**
 * What the card is moved by, with the pointer or with arrow keys; distances are the screen's. Chromium takes the pointer away
 * from a frame that asks for covers and moves, and since 156.0.8078.108 a driver's for good once it has left the frame; the
 * hand's stays, as long as the frame looks away.
 */
export function createDragHandle(onMove: (dxPx: number, dyPx: number) => void): HTMLElement {
  const handle = element('button', {
    class: 'handle',
    attributes: { type: 'button', 'aria-label': texts.move, title: texts.moveHint },
  });
  let last: { x: number; y: number } | null = null;
  const moveTo = ({ screenX, screenY }: PointerEvent) => {
    if (!last) return;
    onMove(screenX - last.x, screenY - last.y);
    last = { x: screenX, y: screenY };
  };
  handle.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    last = { x: event.screenX, y: event.screenY };
    lookAway();
  });
  const end = () => {
    if (last) lookAgain();
    last = null;
  };
  handle.addEventListener('pointermove', moveTo);
  handle.addEventListener('pointerup', moveTo);
  // Let go over the page, of which the frame is told nothing: the drag is over once the pointer is back.
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && end());
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) handle.addEventListener(name, end);
  handle.addEventListener('keydown', (event) => {
    const step = arrows[event.key];
    if (!step || !event.isTrusted) return;
    event.preventDefault();
    onMove(...step);
  });
  return handle;
}
