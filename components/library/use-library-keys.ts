import { type RefObject, useEffect, useRef } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

/** `/` goes to the search field from anywhere in the panel, unless somebody writes or the view is not in sight. */
export function useSlashKey(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || isWriting(event.target) || !root.current?.checkVisibility())
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, field]);
}

interface ReturnFocus {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  isList: boolean;
  /** The item one is in; the row to come back to. */
  itemId: string | null;
}

/** Coming back to the list, the focus stands on the row one came from, else in the search field. */
export function useReturnFocus({ root, field, isList, itemId }: ReturnFocus): void {
  const last = useRef<string | null>(null);
  const wasList = useRef(true);
  useEffect(() => {
    if (itemId) last.current = itemId;
    if (isList && !wasList.current) {
      const row = last.current
        ? root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(last.current)}"]`)
        : null;
      (row ?? field.current)?.focus();
    }
    wasList.current = isList;
  }, [isList, itemId, root, field]);
}
