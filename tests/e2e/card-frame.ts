import type { Frame, Page } from '@playwright/test';

const isCard = (frame: Frame) => new URL(frame.url() || 'about:blank').pathname === '/card.html';

/** The frame the card is drawn in now: of the extension's own origin, in a root that no selector reaches (ADR 24). */
export function findCardFrame(page: Page): Frame | undefined {
  return page.frames().findLast((frame) => isCard(frame) && !frame.isDetached());
}

/**
 * The same, waited for.
 * @param old a card that stands there already, and is not meant
 */
export async function cardFrame(page: Page, old?: Frame): Promise<Frame> {
  const frame = findCardFrame(page);
  if (frame && frame !== old) return frame;
  return page.waitForEvent('framenavigated', {
    predicate: (loaded) => isCard(loaded) && loaded !== old,
    timeout: 60_000,
  });
}
