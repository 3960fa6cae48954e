import { cardBridge } from '@/shared/extension/card-bridge.ts';

/** What a chat site gets: the chip, then the card with what writes its results. */
const PAGE_SCRIPTS = ['/content-scripts/chat.js', '/card.js', '/writer.js'];

/**
 * Brings in the very scripts that work on chat sites, so that what is tried here is the real thing. By their paths:
 * `runtime.getURL` names the card at the changing address that pages get, which the extension's own pages may not load.
 */
export function loadPageScripts(): void {
  for (const file of PAGE_SCRIPTS) {
    const script = document.createElement('script');
    script.src = file;
    // Here the first press is sure to come, so the engine is warmed for it.
    script.addEventListener('load', () => cardBridge().prepare?.(), { once: true });
    document.head.append(script);
  }
}
