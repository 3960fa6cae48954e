import { isSeen, verdictOn, watchSight } from '@/shared/extension/sight.ts';

let tellUnseen = () => {};
const presses = new WeakMap<Element, () => void>();

/** Calls back when a press of the user's is dropped because something of the page lay over what was pressed. */
export function onUnseen(hear: () => void): void {
  tellUnseen = hear;
}

/** Runs an act where an element can be seen: within the press where that is known, so that what it does is drawn with it. */
export async function whenSeen(shown: Element, act: () => void, otherwise?: () => void): Promise<void> {
  if (verdictOn(shown) === 'seen' || (await isSeen(shown))) act();
  else {
    tellUnseen();
    otherwise?.();
  }
}

/**
 * Runs an act for a press of the user's own on something that could be seen: what a script presses is dropped, and so is a
 * press on what something of the page lies over (faults X12, X13).
 * @param shown what must be seen, where it is not the button itself
 */
export function onPress(button: HTMLElement, act: () => void, shown: HTMLElement = button): void {
  watchSight(shown);
  const press = () => void whenSeen(shown, act);
  presses.set(button, press);
  button.addEventListener('click', (event) => {
    if (event.isTrusted) press();
  });
}

/** What a press on it would do, for a key that the user pressed before the focus was there. */
export function pressByKey(button: Element | null): void {
  if (button?.matches(':enabled')) presses.get(button)?.();
}
