import { browser } from 'wxt/browser';
import { cardBridge } from '@/shared/extension/card-bridge.ts';

let loading: Promise<void> | undefined;

/** Brings the card script in, once. A failed load may be tried again. */
export async function loadCard(): Promise<void> {
  if (cardBridge().open) return;
  loading ??= import(/* @vite-ignore */ browser.runtime.getURL('/card.js')).then(
    () => undefined,
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  await loading;
}

/** Opens the card in this frame, loading it where it is not there yet. */
export async function openCard(request: unknown): Promise<boolean> {
  await loadCard();
  return (await cardBridge().open?.(request)) ?? false;
}

/** Opens the card by the chip, unless something of the page covers it: a press starts a run, which may cost. */
export async function pressChip(chip: HTMLElement, press: MouseEvent): Promise<void> {
  await loadCard();
  if (!(await cardBridge().isSeen?.(chip, press))) return;
  if (window === window.top) await openCard({});
  else await browser.runtime.sendMessage({ type: 'card.openFrame', body: {} });
}
