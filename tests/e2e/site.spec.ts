import { expect, type Page } from '@playwright/test';
import { demoSamples } from '@/dashboard/content/demo-samples.en.ts';
import { publicPages } from '@/dashboard/content/public-pages.en.ts';
import { engineMegabytes } from '@/dashboard/features/try-it/engine-size.ts';
import { standardAddresses } from '@/local/extension-build.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { textOf } from '@/tests/support/demo-result.ts';
import { STORE_URL } from '@/tests/support/site-server.ts';
import { test } from './published-site.ts';
import { expectWellMade } from './well-made.ts';

const { apiUrl: API_URL } = standardAddresses;
const [firstSample, secondSample] = demoSamples;

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const demoOf = (page: Page) => page.getByRole('region', { name: 'Example', exact: true });
const chipOf = (page: Page) => demoOf(page).getByRole('button');

test('axe finds nothing and nothing overflows', async ({ page }) => {
  for (const address of ['/', '/nowhere']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page, address);
  }
});

test('the demo loads 2 s, shows its result 45 s, then the next draft (spec §4)', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  // The page's code comes after its text: it is there once the chip answers, and would not come while the clock stands.
  const menu = page.getByRole('menu', { name: 'Level' });
  await expect(async () => {
    await chipOf(page).click({ button: 'right' });
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  const demo = demoOf(page);
  await expect(demo).toContainText(firstSample.draft, { useInnerText: true });
  // What changed is marked at first sight, and can be put away.
  const added = demo.locator('ins').filter({ visible: true });
  await expect(added.first()).toBeVisible();
  await chipOf(page).click();
  await page.clock.runFor(1_900);
  await expect(chipOf(page)).toHaveText('Sharpening');
  await expect(added).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(added.first()).toBeVisible();
  await demo.getByRole('switch', { name: 'Show changes' }).click();
  await expect(added).toHaveCount(0);
  await expect(demo).toContainText(textOf(firstSample.results.balanced), { useInnerText: true });
  await page.clock.runFor(44_000);
  await expect(demo).toContainText(firstSample.draft, { useInnerText: true });
  await page.clock.runFor(2_000);
  await expect(demo).toContainText(secondSample.draft, { useInnerText: true });
});

test('a right click offers the levels, the hint goes, an outside click closes', async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await chipOf(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  // Before the page's code is there, the browser's own menu answers, and one presses again.
  await expect(async () => {
    await chipOf(page).click({ button: 'right' });
    await expect(page.getByRole('tooltip')).toBeHidden({ timeout: 1_000 });
  }).toPass();
  const menu = page.getByRole('menu', { name: 'Level' });
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  await chipOf(page).click({ button: 'right' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Reframe' }).first()).toBeChecked();
});

test('Get Started opens the store in a new tab', async ({ page }) => {
  await page.context().route(STORE_URL, (route) => route.fulfill({ body: 'store' }));
  await openHome(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Get Started' }).click();
  expect((await opened).url()).toBe(STORE_URL);
});

test('the trial runs in the page and calls nobody; a lost engine is said, the sentence kept', async ({
  page,
}) => {
  test.slow();
  const called: string[] = [];
  page.on('request', (request) => request.url().startsWith(API_URL) && called.push(request.url()));
  await page.route('**/*.bin', (route) => route.abort());
  await openHome(page);
  const field = page.getByRole('textbox', { name: 'Your sentence' });
  const sharpen = page.getByRole('button', { name: 'Sharpen', exact: true });
  await expect(page.getByText(`The first press loads Whetstone, ${engineMegabytes}.`)).toBeVisible();
  await field.fill('their is a bug in the export, can you fix it untill friday');
  await sharpen.click();
  await expect(page.getByRole('alert')).toContainText(textFor('card', 'network_error'), { timeout: 60_000 });
  await expect(field).toHaveValue('their is a bug in the export, can you fix it untill friday');
  await page.unroute('**/*.bin');
  await sharpen.click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('switch', { name: /^Show \d+ changes?$/ })).not.toBeChecked({
    timeout: 60_000,
  });
  await expect(result).toContainText('There is a bug in the export. Can you fix it until Friday?');
  await result.getByRole('switch', { name: /^Show \d+ changes?$/ }).click();
  await expect(result.locator('del').first()).toBeVisible();
  expect(called).toEqual([]);
});

// The pages of the templates are made alike: one stands for all.
const kinds = new Map(publicPages.map((page) => [page.module, page])).values();
for (const { path, description } of kinds)
  test(`${path} stands there without a script, and is taken over as it stands by ours`, async ({
    page,
    plainBrowser,
    site,
  }) => {
    const without = await plainBrowser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await without.goto(path);
    const written = await without.getByRole('heading', { level: 1 }).innerText();
    await expect(without.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(without.locator('link[rel=canonical]')).toHaveCount(1);
    const title = await without.title();
    await without.close();

    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
        Object.assign(window, { shifted: shifts.reduce((sum, shift) => sum + shift, 0) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: written })).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    // A written button does nothing; React has the page once it has put its own mark on the node.
    await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).length > 0);
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.01);
  });

test('an address of an account is not answered by the homepage', async ({ page, site }) => {
  const answer = await fetch(`${site.url}/profile`);
  expect(await answer.text()).toContain('<div id="root"></div>');
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
});

test('search engines are told what there is', async ({ site }) => {
  const ask = async (path: string) => (await fetch(site.url + path)).text();
  expect(await ask('/robots.txt')).toMatch(/Disallow: \/profile[\s\S]*Sitemap: http.*\/sitemap\.xml/);
  const listed = [...(await ask('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed).toEqual(publicPages.map(({ path }) => path));
  const [, shown = ''] = /property="og:image" content="[^"]*(\/[^"/]+)"/.exec(await ask('/features')) ?? [];
  expect((await fetch(site.url + shown)).headers.get('content-type')).toBe('image/png');
  expect(JSON.parse(await ask('/site.webmanifest'))).toMatchObject({ name: 'Whetstone', start_url: '/' });
});

test('a lost address says so; the homepage opens at the part that was asked for', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page not found · Whetstone');
  await page.goto('/#why');
  await expect(page.getByRole('heading', { name: 'Why Whetstone Was Created' })).toBeInViewport();
});

test('a Mac’s keys are named on a Mac, on the page that was written ahead, too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Sharpen', exact: true })).toHaveAttribute('data-key', '⌘ ↵');
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('visits are counted after consent alone, by name and a random number, until it is taken back', async ({
  page,
}) => {
  const counted: Record<string, unknown>[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`${API_URL}/**`, async (route) => {
    counted.push(route.request().postDataJSON() as Record<string, unknown>);
    expect(route.request().headers().authorization).toBeUndefined();
    await route.abort();
  });
  const foot = page.getByRole('region', { name: 'Counting visits' });
  const cookie = async (name: string) =>
    (await page.context().cookies()).find((known) => known.name === name)?.value;

  await openHome(page);
  await foot.getByRole('button', { name: 'Refuse' }).click();
  await expect(foot).toHaveCount(0);
  await page.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(foot).toContainText('Your visits are not counted.');
  expect(await cookie('whetstone-analytics')).toBeUndefined();
  expect(counted).toEqual([]);

  await foot.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect.poll(() => counted).toHaveLength(1);
  expect(counted[0]).toEqual({ name: 'page_viewed', visitor: await cookie('whetstone-analytics') });
  await expect.poll(() => logged.join()).toContain('Analytics event logging failed');

  await page.goBack();
  await foot.getByRole('button', { name: 'Stop counting' }).click();
  expect(await cookie('whetstone-analytics')).toBeUndefined();
  const before = counted.length;
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page).toHaveURL(/\/features$/);
  expect(counted).toHaveLength(before);
});
