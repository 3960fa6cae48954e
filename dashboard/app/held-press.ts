import { PRESSABLE, pressKey } from './keep-early-input.ts';

/**
 * Ends a press on the page that lives where it began on the written one: whoever holds a link or a button down while the
 * page takes its place lets go of another one, and the browser reports no click.
 *
 * @returns to be called once the page lives
 */
export function carryHeldPress(root: HTMLElement): () => void {
  let held: { element: Element; key: string } | undefined;
  let isLive = false;
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  const letGo = () => {
    held = undefined;
    if (isLive) control.abort();
  };
  document.addEventListener(
    'pointerdown',
    ({ target, button }) => {
      const element = button === 0 && target instanceof Element ? target.closest(PRESSABLE) : null;
      held = element && root.contains(element) ? { element, key: pressKey(element, root) } : undefined;
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      const began = held;
      letGo();
      if (!began || root.contains(began.element) || !(event.target instanceof Element)) return;
      const now = event.target.closest(PRESSABLE);
      if (!now || pressKey(now, root) !== began.key) return;
      const { ctrlKey, metaKey, shiftKey } = event;
      now.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    },
    options,
  );
  document.addEventListener('pointercancel', letGo, options);
  return () => {
    isLive = true;
    if (!held) control.abort();
  };
}
