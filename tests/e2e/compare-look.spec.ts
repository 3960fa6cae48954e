import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeInPage } from './axe.ts';
import { expect, playPrompts, type say, test } from './compare-fixtures.ts';

const folder = join(import.meta.dirname, '../../test-results/screens');

const LONG =
  'For a shady bed I would take these:\n\n1. Mint, which likes it moist and needs a pot of its own.\n2. Chives, which come back every year.\n3. Parsley, sown in March.\n\nWater them in the morning.';

async function findsNothing(page: Page, step: string): Promise<void> {
  const violations = await axeInPage(page);
  expect(
    violations.map(({ id, nodes }) => `${step}: ${id} ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const [name, colorScheme, width] of [
  ['light', 'light', 560],
  ['dark', 'dark', 560],
  ['narrow', 'light', 320],
  ['narrow-dark', 'dark', 320],
] as const) {
  test(`comparing by keyboard, with nothing for axe to find: ${name}`, async ({
    page,
    panel,
    openPanel,
    model,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const shot = async (step: string) => {
      await panel.section.evaluate((section) => section.scrollIntoView({ block: 'end' }));
      await page.screenshot({ path: join(folder, `compare-${step}-${name}.png`) });
    };
    await openPanel('offline');
    await panel.sharpen();
    await shot('offline');
    await findsNothing(page, 'offline');

    await openPanel('own-key');
    await page.reload();
    await panel.sharpen();
    const long = async (...[answer]: Parameters<typeof say>) => {
      answer.text(LONG);
      answer.finish();
    };
    playPrompts(model, { rewrite: long });
    await panel.compare.focus();
    await page.keyboard.press('Enter');
    await expect(panel.button('A is better')).toBeVisible();
    await shot('ready');
    await findsNothing(page, 'ready');
    const boxes = await Promise.all((['A', 'B'] as const).map((side) => panel.answer(side).boundingBox()));
    const isStacked = (boxes[1]?.y ?? 0) > (boxes[0]?.y ?? 0);
    expect(isStacked).toBe(width === 320);

    for (let count = 0; count < 8; count += 1) {
      if (await panel.button('B is better').evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(panel.section).toContainText(/You picked (?:the rewrite|your draft)\./);
    await page.getByText(/^All comparisons:/).click();
    await shot('found');
    await findsNothing(page, 'found');
  });
}
