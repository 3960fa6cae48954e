import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** What failed, in two or three words. */
  title?: string | undefined;
  /** What it is about: a newer word on it takes the place of the older one. */
  subject: string;
  /** Where one goes on from it. */
  way?: Way | undefined;
}

interface Way {
  path: string;
  label: string;
}

type TellAbout = Pick<Toast, 'subject' | 'title' | 'way'>;

/** How long good news stays; bad news stays until it is put away. */
const SHOWN_MS = 8_000;

export const toastStore = createStore<readonly Toast[]>(() => []);
let lastId = 0;

export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

/** Says a sentence above whatever page is open; of one subject only the newest stands. */
export function showToast(kind: Toast['kind'], text: string, about: string | TellAbout = 'account'): void {
  const told: TellAbout = typeof about === 'string' ? { subject: about } : about;
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, ...told };
  toastStore.setState((toasts) => [...toasts.filter((older) => older.subject !== told.subject), toast], true);
  if (kind === 'success') setTimeout(() => dismissToast(toast.id), SHOWN_MS);
}
