import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** How long good news stays; bad news stays until it is put away. */
const SHOWN_MS = 8_000;

export const toastStore = createStore<readonly Toast[]>(() => []);
let lastId = 0;

export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

/** Says a sentence above whatever page is open; the same one is not said twice at a time. */
export function showToast(kind: Toast['kind'], text: string): void {
  lastId += 1;
  const id = lastId;
  toastStore.setState(
    (toasts) => [...toasts.filter((toast) => toast.text !== text), { id, kind, text }],
    true,
  );
  if (kind === 'success') setTimeout(() => dismissToast(id), SHOWN_MS);
}
