import type { Page } from '@playwright/test';
import { clientKeys, keptEntries } from '@/dashboard/app/kept.ts';
import { pageFailure } from '@/shared/errors/page-failure.en.ts';
import { button, logInByForm, visit, visitLiving } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });
const credits = (page: Page) => page.getByTitle('Click to manage credits and subscription');

const keptIn = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test.beforeEach(({ stack }) => stack.query("delete from public.rate_limits where bucket like 'generate%'"));

test('a prompt that cost a credit is there after Back and after a reload, with the work on it', async ({
  page,
  person,
}) => {
  await logInByForm(page, person);
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  await expect(credits(page)).toHaveText('249 credits');
  await button(page, 'Shorter').click();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  await page.reload();
  await expect(output(page)).toContainText('about remote work');
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  await expect(topic(page)).toHaveValue('remote work');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page).toHaveURL(/features/);
  await page.goBack();
  await expect(output(page)).toContainText('about remote work');
  await expect(credits(page)).toHaveText('249 credits');
});

test('a logout forgets what was typed and made, in every tab', async ({ page, person }) => {
  await logInByForm(page, person);
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText('about remote work');
  const other = await page.context().newPage();
  await visit(other, '/generator?tool=research');
  await other.getByRole('textbox').first().fill('Is my landlord allowed to do this?');
  // Whatever else the site may keep, also what this visit did not lead to.
  const entries = Object.values(keptEntries);
  for (const tab of [page, other])
    await tab.evaluate((all) => {
      for (const { name, area } of all)
        (area === 'local' ? localStorage : sessionStorage)[name] ??= '"something"';
    }, entries);
  await button(page, 'Account').click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(other.getByText('landlord')).toBeHidden();
  await expect(other.getByRole('textbox').first()).toHaveValue('');
  const staying = entries.filter(({ atLogout }) => atLogout === 'stays').map(({ name }) => name as string);
  for (const tab of [page, other]) {
    const kept = await keptIn(tab);
    expect(kept.filter((name) => !staying.includes(name))).toEqual([]);
    expect(kept).not.toContain(clientKeys[0]);
  }
  await visit(page, '/generator');
  await expect(topic(page)).toHaveValue('');
  await expect(output(page)).toContainText('Your prompt appears here.');
});

test('words tried on the home page are there after Back', async ({ page }) => {
  await visitLiving(page, '/');
  const trial = page.getByLabel('Your sentence');
  await trial.fill('their is a bug in the export');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page).toHaveURL(/features/);
  await page.goBack();
  await expect(trial).toHaveValue('their is a bug in the export');
});

test('offline, another page says that the network is gone, and keeps what was typed', async ({
  page,
  extension,
}) => {
  await visitLiving(page, '/generator');
  await topic(page).fill('a mobile app for beekeepers');
  await extension.context.setOffline(true);
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { name: pageFailure.unreached.heading })).toBeVisible();
  await expect(page.getByText('on our side')).toBeHidden();
  await button(page, 'Try again').click();
  await expect(page.getByText(pageFailure.stillUnreached)).toBeVisible();
  await page.goBack();
  await expect(topic(page)).toHaveValue('a mobile app for beekeepers');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(button(page, 'Try again')).toBeVisible();
  // Back by itself once the network is, or by the button where the browser does not hear of it.
  await extension.context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Capabilities/ })).toBeVisible();
  await page.goBack();
  await expect(topic(page)).toHaveValue('a mobile app for beekeepers');
});

test('a page whose code is gone is told as an update, and stands there after the reload', async ({
  page,
}) => {
  await visit(page, '/generator');
  await expect(topic(page)).toBeVisible();
  await page.route('**/assets/features-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { name: pageFailure.outdated.heading })).toBeVisible();
  await page.unroute('**/assets/features-*.js');
  await button(page, pageFailure.outdated.again).click();
  await expect(page.getByRole('heading', { level: 1, name: /Capabilities/ })).toBeVisible();
});

test('a page that is asked for again says so meanwhile, and a later drop of the line is met with two tries again', async ({
  page,
}) => {
  const code = '**/assets/features-*.js';
  const toFeatures = () => page.getByRole('link', { name: 'Features' }).first().click();
  await visit(page, '/generator');
  await expect(topic(page)).toBeVisible();
  await page.route(code, (route) => route.abort());
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/robots.txt', async (route) => {
    await held;
    await route.continue();
  });
  await toFeatures();
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: pageFailure.outdated.heading })).toBeVisible();
  await page.goBack();
  await expect(topic(page)).toBeVisible();
  await page.unroute(code);
  await page.route(code, (route) => route.abort(), { times: 1 });
  await toFeatures();
  await expect(page.getByRole('heading', { level: 1, name: /Capabilities/ })).toBeVisible();
});
