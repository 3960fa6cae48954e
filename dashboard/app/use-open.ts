import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Disclosure {
  /** What belongs to it: a press anywhere else closes it. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back when Escape closes it. */
  button: RefObject<HTMLElement | null>;
}

/** Where each key leads among what is open: from the button, which is at -1, down to the first and up to the last. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => (at < 0 ? -1 : at - 1),
  Home: () => 0,
  End: () => -1,
};

/**
 * Something that a button opens in place: closed by the button, by Escape, by pressing outside of it, and when the focus goes on
 * from it. Arrows, Home and End move in what the button controls.
 */
export function useOpen({ container, button }: Disclosure) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const control = new AbortController();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress, { signal: control.signal });
    return () => control.abort();
  }, [open, container]);
  const items = () => [
    ...(document
      .getElementById(button.current?.getAttribute('aria-controls') ?? '')
      ?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    // One inside of this one has taken the key, or it is the browser's.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const isOnButton = document.activeElement === button.current;
    if (key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    }
    const isHere = isOnButton || (open && items().some((one) => one === document.activeElement));
    if (!(key in steps) || !isHere || (!open && key !== 'ArrowDown')) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    all.at(steps[key]?.(at, all.length) ?? 0)?.focus();
  };
  /** The focus went on to something else: not to what it stands in, which a press inside of it may focus. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget || container.current?.contains(relatedTarget)) return;
    if (!relatedTarget.contains(container.current)) setOpen(false);
  };
  return { open, setOpen, onKeyDown, onBlur };
}
