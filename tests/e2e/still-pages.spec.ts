import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@/dashboard/app/paths.ts';
import { logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';
import { accountRoutes, publicRoutes } from './site-routes.ts';

// WHETSTONE_PICTURES=1 also leaves a picture of every page, by width and theme (docs/debugging.md).

const folder = join(import.meta.dirname, '../../test-results/site');
const WIDTHS = [375, 1440];
/** On a phone a heading moves by up to 0.019 when its face comes; a part that comes late moves ten times as much. */
const STILL = 0.03;

/** Runs in the page: adds up what moved by itself, and what it was. */
function watchShifts(): void {
  const moved = { sum: 0, parts: [] as string[] };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      moved.sum += value;
      moved.parts.push(...sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: what moved, once its faces are there and two frames were drawn with all there is. */
async function movedIn(): Promise<{ sum: number; parts: string[] }> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Reflect.get(window, 'moved') as { sum: number; parts: string[] };
}

async function keepPictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function movedOn(page: Page, route: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const { sum, parts } = await page.evaluate(movedIn);
  return sum < STILL ? [] : [`${route} at ${width}: ${sum.toFixed(3)} by ${parts.join(' | ')}`];
}

async function expectStill(page: Page, routes: readonly string[], who: string): Promise<void> {
  await page.addInitScript(watchShifts);
  const moved: string[] = [];
  for (const route of routes)
    for (const width of WIDTHS) {
      moved.push(...(await movedOn(page, route, width)));
      const name = `${who}${route.replace(/\W+/g, '-')}-${width}`;
      if (process.env.WHETSTONE_PICTURES) await keepPictures(page, name);
    }
  expect(moved).toEqual([]);
}

test('nothing moves by itself on any page of a visitor', async ({ page }) => {
  test.slow();
  await expectStill(page, [...publicRoutes, paths.sampleReport], 'visitor');
});

test('nothing moves by itself on any page of who is signed in', async ({ page, person }) => {
  test.slow();
  await logIn(page, person);
  await expectStill(page, accountRoutes, 'account');
});
