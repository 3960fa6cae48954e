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

/** What the card is moved by, with the pointer or with arrow keys. The frame moves along, so distances are the screen's. */
export function createDragHandle(onMove: (dxPx: number, dyPx: number) => void): HTMLElement {
  const handle = element('button', {
    class: 'handle',
    attributes: { type: 'button', 'aria-label': texts.move, title: texts.moveHint },
  });
  let last: { x: number; y: number } | null = null;
  handle.addEventListener('pointerdown', (event) => {
    if (!event.isTrusted || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    last = { x: event.screenX, y: event.screenY };
    lookAway();
  });
  handle.addEventListener('pointermove', ({ screenX, screenY }) => {
    if (!last) return;
    onMove(screenX - last.x, screenY - last.y);
    last = { x: screenX, y: screenY };
  });
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'])
    handle.addEventListener(name, () => {
      if (last) lookAgain();
      last = null;
    });
  handle.addEventListener('keydown', (event) => {
    const step = arrows[event.key];
    if (!step || !event.isTrusted) return;
    event.preventDefault();
    onMove(...step);
  });
  return handle;
}
