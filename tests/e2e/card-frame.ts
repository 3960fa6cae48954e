import type { Frame, Locator, Page } from '@playwright/test';

/** A look at the frames anew. */
const STEP_MS = 25;
const WITHIN_MS = 30_000;

/** The frame the card is drawn in: of the extension's own origin, in a root that no selector reaches (ADR 24). */
export function findCardFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => /\/card\.html$/.test(frame.url()) && !frame.isDetached());
}

/** The same, waited for. */
export async function cardFrame(page: Page): Promise<Frame> {
  for (let waitedMs = 0; waitedMs < WITHIN_MS; waitedMs += STEP_MS) {
    const frame = findCardFrame(page);
    if (frame) return frame;
    await page.waitForTimeout(STEP_MS);
  }
  throw new Error('The page shows no card.');
}

interface Asked {
  isNot?: boolean;
  expression?: string;
  expectedNumber?: number;
  state?: string;
  timeout?: number;
}

/** Whether a question can be answered where there is no card: that something is not there. */
function holdsWithoutCard(method: string, args: readonly unknown[]): boolean {
  const asked = args.find((arg): arg is Asked => typeof arg === 'object' && arg !== null) ?? {};
  if (method === '_expect') {
    const expression = String(args[0]);
    const isAbsence =
      /hidden|detached/.test(expression) || (/count/.test(expression) && asked.expectedNumber === 0);
    return isAbsence !== (asked.isNot ?? false);
  }
  if (method === 'waitForSelector') return asked.state === 'hidden' || asked.state === 'detached';
  return /^(isVisible|isHidden|_queryCount|\$\$eval|page|_timeout|_wrapApiCall)$/.test(method);
}

const isGone = (message: string) => /detached|has been closed/i.test(message);

/**
 * The card's frame as Playwright's locators use theirs, looked up at every call: cards come and go, each with a frame of
 * its own, and locators are made once. Leans on what locators call on a frame, in the version this project pins.
 */
function lateFrame(page: Page): Frame {
  const late = (pick: (frame: Frame) => object): object =>
    new Proxy(pick(page.mainFrame()), {
      get(_, name: string) {
        const now = pick(findCardFrame(page) ?? page.mainFrame()) as Record<string, unknown>;
        if (name === '_channel') return late((frame) => (frame as unknown as { _channel: object })._channel);
        if (typeof now[name] !== 'function') return now[name];
        if (/^(page|_timeout|_wrapApiCall)$/.test(name)) return (now[name] as () => unknown).bind(now);
        return (...args: unknown[]) => call(name, args, pick);
      },
    });
  const call = async (name: string, args: unknown[], pick: (frame: Frame) => object) => {
    for (let waitedMs = 0; ; waitedMs += STEP_MS) {
      const frame = findCardFrame(page);
      const isLate = waitedMs >= WITHIN_MS;
      if (frame || isLate || holdsWithoutCard(name, args)) {
        const target = pick(frame ?? page.mainFrame()) as Record<string, (...args: unknown[]) => unknown>;
        try {
          const answer = await target[name]?.(...args);
          // What was expected of a frame that went away meanwhile is asked of the next one, or of none.
          if (name !== '_expect' || !frame?.isDetached() || isLate || page.isClosed()) return answer;
        } catch (thrown) {
          if (isLate || !isGone(String(thrown)) || page.isClosed()) throw thrown;
        }
      }
      await page.waitForTimeout(STEP_MS);
    }
  };
  return late((frame) => frame) as Frame;
}

/** A locator in the card, whichever frame shows it when it is asked. */
export function inCard(page: Page, locate: (root: Locator) => Locator): Locator {
  const root = page.locator('html');
  Object.assign(root, { _frame: lateFrame(page) });
  return locate(root);
}
