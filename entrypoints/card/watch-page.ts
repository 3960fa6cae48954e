import { isSameText } from '@/shared/enhance/same-text.ts';
import type { EditorSpot } from './editor/draft-target.ts';
import { readEditor } from './editor/read-editor.ts';

const CHECK_MS = 80;

/** Calls back once when the page goes to another address, by loading or by script. */
export function onNavigation(onLeave: () => void, signal: AbortSignal): void {
  const here = location.pathname + location.search;
  const check = () => {
    if (location.pathname + location.search !== here) onLeave();
  };
  const navigation = (globalThis as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('currententrychange', check, { signal });
  addEventListener('popstate', check, { signal });
  addEventListener('pagehide', onLeave, { signal });
}

/**
 * Calls back after an editor's content may have changed, a moment later. Watches this one editor only, and only until
 * `signal` aborts.
 */
export function onEdit(editor: HTMLElement, onChange: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, CHECK_MS);
  };
  // Text controls tell of edits by events alone, frameworks' own editors by their nodes alone.
  const observer = new MutationObserver(soon);
  observer.observe(editor, { childList: true, characterData: true, subtree: true });
  editor.addEventListener('input', soon, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

/** Calls back when the editor of a written text no longer holds it as it was written; at once where it is gone. */
export function onceEdited({ editor, whole }: EditorSpot, onEdited: () => void, signal: AbortSignal): void {
  const element = editor.current();
  const check = () => {
    const now = editor.current();
    if (!now || !isSameText(readEditor(now).text, whole)) onEdited();
  };
  if (element) onEdit(element, check, signal);
  else check();
}
