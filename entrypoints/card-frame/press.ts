import { isSeen, verdictOn, watchSight } from '@/shared/extension/sight.ts';

/**
 * Runs an act for a press of the user's own on something that could be seen: what a script presses is dropped, and so is a
 * press on what something of the page lies over (faults X12, X13).
 * @param shown what must be seen, where it is not the button itself
 */
export function onPress(button: HTMLElement, act: () => void, shown: HTMLElement = button): void {
  watchSight(shown);
  button.addEventListener('click', async (event) => {
    if (!event.isTrusted) return;
    // Within the press where that is possible: what it does is drawn with it.
    if (verdictOn(shown) === 'seen' || (await isSeen(shown))) act();
  });
}
