import type { Page } from '@playwright/test';

/**
 * All a page's script can try to press and fill in chip and card without their user: clicks and keys on every element it
 * can reach, a focus it lends, messages to whatever frames it sees.
 */
export function forgePresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const everything = [...document.querySelectorAll<HTMLElement>('whetstone-chip, whetstone-card')].flatMap(
      (host) => [host, ...(host.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])],
    );
    for (const target of everything) {
      if (target instanceof HTMLInputElement) {
        target.value = 'Klingon';
        target.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }
      target.focus?.();
      target.click?.();
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
      for (const key of ['Enter', ' ', 'ArrowDown', 'End', 'Enter'])
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    }
    const acts = ['accept', 'retry', 'cancel', 'revert', 'resume', 'readTurns', 'setMode'];
    const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow);
    for (let at = 0; at < window.length; at += 1) frames.push(window[at] ?? null);
    for (const target of [window, ...frames])
      for (const name of acts)
        for (const by of ['pointer', 'keyboard'])
          target?.postMessage({ type: 'act', name, args: [], by }, '*');
  });
}
