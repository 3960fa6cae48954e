import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

interface Disclosure {
  /** What belongs to it: a press anywhere else closes it. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus back when Escape closes it. */
  button: RefObject<HTMLElement | null>;
}

/** Something that a button opens in place: closed by the button, by Escape, or by pressing outside of it. */
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
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, onKeyDown };
}
