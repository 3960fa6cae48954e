import { expect, type Page } from '@playwright/test';
import { demoSamples } from '@/dashboard/content/demo-samples.en.ts';
import { textOf } from '@/tests/support/demo-result.ts';
import { test } from './published-site.ts';

const [firstSample] = demoSamples;

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A narrow window is no phone: what it is pointed with tells. */
async function asPhone(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const metrics = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true };
  await device.send('Emulation.setDeviceMetricsOverride', metrics);
}

const demoOf = (page: Page) => page.getByRole('region', { name: 'Example', exact: true });

test('a draft and every change in it stand whole in the first screen before any press', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const isPhone of [false, true]) {
    if (isPhone) await asPhone(page);
    await openHome(page);
    const draft = demoOf(page).getByText(firstSample.draft, { exact: true });
    await expect(draft).toBeInViewport({ ratio: 1 });
    const changes = demoOf(page).locator('ins, del').filter({ visible: true });
    const drawn = firstSample.results.balanced.parts.filter(([kind]) => kind !== 'same');
    await expect(changes).toHaveCount(drawn.length);
    for (const change of await changes.all()) await expect(change).toBeInViewport({ ratio: 1 });
  }
});

test('what it costs stands beside the example, and a phone is offered the link, not a store', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  for (const fact of ['Free on your device', 'No account needed', 'Private by default'])
    await expect(page.getByText(fact, { exact: true }).first()).toBeInViewport();
  const send = page.getByRole('button', { name: 'Send the link to my computer' });
  const store = page.getByRole('link', { name: /^Get Started/ });
  await expect(send).toBeHidden();
  // A computer at 400 % zoom keeps its store.
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(send).toBeHidden();
  await expect(store.first()).toBeVisible();
  await asPhone(page);
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(store).toBeHidden();
});

test('another level shows its result at once, and the field to try is a press away', async ({ page }) => {
  await openHome(page);
  await page.getByRole('radio', { name: 'Polish' }).first().check();
  await demoOf(page).getByRole('switch', { name: 'Show changes' }).click();
  await expect(demoOf(page)).toContainText(textOf(firstSample.results.polish), { useInnerText: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Try it on this page' }).click();
  await expect(page.getByLabel('Your sentence')).toBeInViewport();
});
