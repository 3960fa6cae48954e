import { createMark } from '@/shared/extension/mark.ts';
import { hostStyle, pinStyle, withoutZoom } from '@/shared/extension/pin-style.ts';
import { pagesEnglish } from '@/shared/texts/pages.en.ts';
import style from './chip.css?with-tokens&inline';
import { chipSpot } from './place-chip.ts';

const HOST = 'whetstone-chip';

interface ChipHandlers {
  /** The user is about to press: pointer over it, or focus on it. */
  onApproach(chip: HTMLElement): void;
  /** Pressed by the user; presses made by the page's scripts are dropped. */
  onPress(chip: HTMLElement, press: MouseEvent): void;
}

export interface Chip {
  /** Shows the chip on the composer's upper edge, or hides it. */
  place(composer: HTMLElement | null): void;
  remove(): void;
}

function createButton({ onApproach, onPress }: ChipHandlers): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = pagesEnglish.chip;
  button.setAttribute('aria-label', pagesEnglish.chip);
  button.append(createMark());
  // The editor keeps its focus and selection.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  for (const name of ['pointerenter', 'focus']) button.addEventListener(name, () => onApproach(button));
  // A focus the page lends makes no press of Enter the user's own: the one Tab brought sees that key let go.
  let isTabbed = false;
  button.addEventListener('blur', () => {
    isTabbed = false;
  });
  for (const name of ['keydown', 'keyup'] as const)
    button.addEventListener(name, (event) => {
      if (event.key === 'Tab') isTabbed ||= event.isTrusted;
      else if (!isTabbed) event.preventDefault();
    });
  button.addEventListener('click', (event) => {
    if (event.isTrusted) onPress(button, event);
  });
  return button;
}

function createHost(handlers: ChipHandlers): HTMLElement {
  const host = document.createElement(HOST);
  pinStyle(host, { ...hostStyle, 'z-index': '2147483645' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.append(sheet, createButton(handlers));
  return host;
}

/** The chip. Its element is made when it is first placed, long after the page has hydrated. */
export function createChip(handlers: ChipHandlers): Chip {
  let host: HTMLElement | undefined;
  let wasPlaced = false;
  return {
    place(composer) {
      if (!composer && !host) return;
      host ??= createHost(handlers);
      const spot = composer && chipSpot(composer.getBoundingClientRect(), host);
      if (!spot) {
        pinStyle(host, { display: 'none' });
        return;
      }
      if (!host.isConnected) {
        const others = document.querySelectorAll(HOST);
        // Another copy of the extension took its place: two that take it from each other could not be pressed.
        if (wasPlaced && others.length > 0) return;
        wasPlaced = true;
        // One chip a page: what an earlier version of this script left behind goes first.
        for (const old of others) old.remove();
        document.documentElement.append(host);
      }
      const zoom = withoutZoom(document.documentElement);
      pinStyle(host, { ...zoom, display: 'block', left: `${spot.left}px`, top: `${spot.top}px` });
    },
    remove: () => host?.remove(),
  };
}
