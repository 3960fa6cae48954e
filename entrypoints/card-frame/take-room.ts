import type { HostMessage } from '@/shared/extension/card/frame-port.ts';

/** Where the window has no more than this, lists fold into a line and buttons stand closer. */
const NARROW_PX = 480;
const LOW_PX = 560;
const LOWER_PX = 480;
/** How much of a window the card takes, and what it may take of any. */
const MOST_OF_WINDOW = 0.6;
const LEAST_PX = 380;

/** The room in the window, as what the style sheet asks for: the frame's own size says nothing of it. */
export function takeRoom({
  widthPx,
  heightPx,
  maxHeightPx,
  edge,
}: Extract<HostMessage, { type: 'room' }>): void {
  const { documentElement } = document;
  // However long its text, what it was made from stays in sight.
  const mostPx = Math.min(maxHeightPx, Math.max(LEAST_PX, heightPx * MOST_OF_WINDOW));
  documentElement.style.setProperty('--card-max', `${mostPx}px`);
  documentElement.style.setProperty('--card-room', `${maxHeightPx}px`);
  documentElement.dataset.edge = edge;
  documentElement.toggleAttribute('data-narrow', widthPx <= NARROW_PX);
  documentElement.toggleAttribute('data-low', heightPx <= LOW_PX);
  documentElement.toggleAttribute('data-lower', heightPx <= LOWER_PX);
}
