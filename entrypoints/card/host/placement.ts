import { pinStyle, withoutZoom } from '@/shared/extension/pin-style.ts';
import { composerBox } from './composer-box.ts';
import { MARGIN_PX, placeCard, within } from './place-card.ts';

/** Before the frame has said how high it is. */
const FIRST_HEIGHT_PX = 220;

interface Room {
  widthPx: number;
  heightPx: number;
  maxHeightPx: number;
  /** The edge that stays where it is while the card grows. */
  edge: 'top' | 'bottom';
}

export interface PlacementOptions {
  panel: HTMLElement;
  frame: HTMLElement;
  anchor(): Element | Range | null;
  onPlaced(room: Room): void;
  signal: AbortSignal;
}

export interface Placement {
  place(): void;
  /** As high as the frame wants to be, where there is room. */
  setHeight(px: number): void;
  /** The user moves the card; from then on it stays where it was put. */
  move(dxPx: number, dyPx: number): void;
  widthPx(): number;
}

/** Puts the card beside its field, and keeps it there while the page moves. */
export function createPlacement({ panel, frame, anchor, onPlaced, signal }: PlacementOptions): Placement {
  let height = FIRST_HEIGHT_PX;
  let width = 0;
  let placed = '';
  let moved: { left: number; top: number } | null = null;

  const viewport = () => {
    const { clientWidth, clientHeight, currentCSSZoom } = document.documentElement;
    return {
      width: clientWidth * (currentCSSZoom || 1),
      height: Math.min(clientHeight, innerHeight) || innerHeight,
    };
  };
  const place = () => {
    const beside = anchor();
    const window = viewport();
    const spot = placeCard(beside && composerBox(beside), window);
    width = spot.width;
    const most = moved ? window.height - 2 * MARGIN_PX : spot.maxHeight;
    const shown = Math.min(height, most);
    const left = within((moved ?? spot).left, window.width - width - MARGIN_PX);
    const free = spot.top ?? window.height - (spot.bottom ?? 0) - shown;
    const top = within(moved?.top ?? free, window.height - shown - MARGIN_PX);
    const edge = moved || !spot.bottom || free < MARGIN_PX ? 'top' : 'bottom';
    const { zoom } = withoutZoom((panel.getRootNode() as ShadowRoot).host.parentElement);
    const now = [left, top, width, shown, most, edge, window.width, window.height, zoom].join();
    // A page that scrolls behind the card leaves it where it is.
    if (now === placed) return;
    placed = now;
    pinStyle(panel, {
      zoom,
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${shown}px`,
    });
    pinStyle(frame, { height: `${most}px`, top: edge === 'top' ? '0' : `${shown - most}px` });
    onPlaced({ widthPx: window.width, heightPx: window.height, maxHeightPx: most, edge });
  };
  let scheduled = 0;
  const soon = () => {
    cancelAnimationFrame(scheduled);
    scheduled = requestAnimationFrame(place);
  };
  addEventListener('resize', soon, { signal, passive: true });
  addEventListener('scroll', soon, { signal, passive: true, capture: true });
  signal.addEventListener('abort', () => cancelAnimationFrame(scheduled));

  return {
    place,
    setHeight(px) {
      height = Math.ceil(px);
      place();
    },
    move(dxPx, dyPx) {
      const { left, top } = panel.getBoundingClientRect();
      moved = { left: left + dxPx, top: top + dyPx };
      place();
    },
    widthPx: () => width,
  };
}
