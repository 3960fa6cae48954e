import type { Page } from '@playwright/test';
import { galleryEnglish } from '@/shared/texts/gallery.en.ts';
import { generatorEnglish } from '@/shared/texts/generator.en.ts';
import { siteEnglish } from '@/shared/texts/site.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { leadingActs } from './leading.ts';
import { button, logIn, visit, visitLiving } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });

/** As a browser without the extension: it hears nothing of what a page posts to itself. */
const withoutExtension = () =>
  window.addEventListener(
    'message',
    (event) => {
      const { source } = (event.data ?? {}) as { source?: string };
      if (source === 'whetstone-dashboard') event.stopImmediatePropagation();
    },
    { capture: true },
  );

test.beforeEach(({ stack }) => stack.query("delete from public.rate_limits where bucket like 'generate%'"));

test('a topic that shows nothing makes no image prompt, but what fits by one press', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await page.getByLabel('Mode').selectOption('Image prompt');
  await topic(page).fill('refund policy mail');
  await button(page, 'Generate').click();
  await expect(page.getByText(generatorEnglish.noPicture)).toBeVisible();
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('250 credits');
  await button(page, generatorEnglish.makePicture).click();
  await expect(output(page)).toContainText('refund policy mail');
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('249 credits');
  await button(page, 'Generate').click();
  await button(page, generatorEnglish.makeMail).click();
  await expect(output(page)).toContainText('refund policy mail');
  await expect(page.getByLabel('Mode', { exact: true })).toHaveValue('email');
  await expect(page.getByText(generatorEnglish.noPicture)).toBeHidden();
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('248 credits');
});

test('that rules find nothing more is said until the next act', async ({ page }) => {
  await visit(page, `/generator#prompt=${encodeURIComponent('Sing.')}`);
  await output(page).getByRole('button', { name: 'Shorter' }).click();
  const said = output(page).getByText('Rules find nothing more to leave out.');
  await expect(said).toBeVisible();
  await output(page).getByRole('button', { name: 'More specific' }).click();
  await expect(said).toBeHidden();
});

test('without the extension *Save to extension* says so within a second, with the way to it', async ({
  page,
}) => {
  await page.addInitScript(withoutExtension);
  await visit(page, `/generator#prompt=${encodeURIComponent('Sing a song.')}`);
  await output(page).getByRole('button', { name: 'Save to extension' }).click();
  await expect(page.getByText(siteEnglish.noAnswerYet)).toBeVisible({ timeout: 1_500 });
  await expect(page.getByText(siteEnglish.noAnswer)).toBeVisible();
  await page.getByRole('link', { name: siteEnglish.getExtension }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/download`);
});

test('that copying a template asks for a login is said before', async ({ page, person }) => {
  for (const path of ['/gallery', '/gallery/project-proposal']) {
    await visit(page, path);
    await expect(page.getByText(galleryEnglish.copyAsks)).toBeVisible();
  }
  await logIn(page, person);
  await visit(page, '/gallery/project-proposal');
  await expect(page.getByRole('button', { name: /^Copy Template/ })).toBeVisible();
  await expect(page.getByText(galleryEnglish.copyAsks)).toBeHidden();
});

test('who guesses /pricing finds the plans', async ({ page }) => {
  await visit(page, '/pricing');
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
  await expect(page.getByRole('heading', { name: 'Starter' })).toBeVisible();
});

test('on a phone the first steps cover nothing of the demo', async ({ page, person }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, person);
  await visit(page, '/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toBeVisible();
  const { y } = (await steps.boundingBox()) ?? { y: 0 };
  const demo = await page.getByText('write a apology to a customer').first().boundingBox();
  expect(y).toBeGreaterThan((demo?.y ?? 0) + (demo?.height ?? 0));
  expect(await steps.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

test('on a computer the first steps cover nothing, folded or opened, and move nothing by coming', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, person);
  const steps = page.getByRole('region', { name: 'First steps' });
  const field = page.getByLabel('Your sentence');
  await expect(steps).toBeVisible();
  for (const act of ['folded', 'opened']) {
    if (act === 'opened') await steps.getByRole('button', { name: 'First steps', exact: true }).click();
    const box = await steps.boundingBox();
    const below = await field.boundingBox();
    expect(below?.y, act).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test('after a failure Try again leads, says what was paid, and makes the prompt', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await page.route('**/functions/v1/generate', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'unavailable', requestId: 'r1' },
    }),
  );
  await topic(page).fill('a mobile app for beekeepers');
  // A button under the pointer has another colour.
  await topic(page).press('Enter');
  const said = output(page).getByRole('alert');
  await expect(said).toContainText('No credit was used.');
  expect(await leadingActs(page)).toEqual(['Try again']);
  await topic(page).fill('a mobile app for bakers');
  await expect.poll(() => leadingActs(page)).toEqual(['Generate']);
  await page.unroute('**/functions/v1/generate');
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(output(page)).toContainText('beekeepers');
  await expect(said).toBeHidden();
});

test('code that the line drops once comes by itself', async ({ page, person }) => {
  await logIn(page, person);
  await page.route('**/assets/features-*.js', (route) => route.abort(), { times: 1 });
  await page.route('**/assets/generate-calls-*.js', (route) => route.abort(), { times: 1 });
  await visit(page, '/generator');
  await topic(page).fill('a mobile app for beekeepers');
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText('beekeepers');
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Capabilities/ })).toBeVisible();
});

test('after the site was published anew, Generate asks for a reload, which keeps the topic', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await page.route('**/assets/generate-calls-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await topic(page).fill('a mobile app for beekeepers');
  await button(page, 'Generate').click();
  const said = output(page).getByRole('alert');
  await expect(said).toContainText(siteEnglish.outdatedTitle);
  await expect(said).not.toContainText('Server');
  await page.unroute('**/assets/generate-calls-*.js');
  await said.getByRole('button', { name: siteEnglish.reloadPage }).click();
  await expect(topic(page)).toHaveValue('a mobile app for beekeepers');
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText('beekeepers');
});

test('a part that does not arrive says so in its place, and comes when it is asked for again', async ({
  page,
  person,
}) => {
  await page.route('**/assets/limit-modal-*.js', (route) => route.abort());
  await visit(page, '/generator');
  await page.evaluate(() => localStorage.setItem('generationAttempts', '1'));
  await topic(page).fill('gardens');
  await button(page, 'Generate').click();
  const said = page.getByRole('alert').filter({ hasText: siteEnglish.partTitle });
  await expect(said).toBeVisible();
  await expect(topic(page)).toHaveValue('gardens');
  await page.unroute('**/assets/limit-modal-*.js');
  await said.getByRole('button', { name: siteEnglish.tryAgain }).click();
  await expect(page.getByRole('dialog', { name: generatorEnglish.limitTitle })).toBeVisible();

  await logIn(page, person);
  await page.route('**/assets/delete-dialog-*.js', (route) => route.abort());
  await visit(page, '/profile');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The site is there, and the code is not at the second try either.
  await said.getByRole('button', { name: siteEnglish.tryAgain }).click();
  await expect(page.getByRole('button', { name: siteEnglish.reloadPage })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: siteEnglish.close }).click();
  await expect(page.getByText(siteEnglish.outdatedTitle)).toBeHidden();
});

test('a phone gets the link for a computer in the place of the store', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const metrics = { width: 375, height: 812, deviceScaleFactor: 2, mobile: true };
  await device.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.title = `shared ${url}`;
    };
  });
  for (const path of ['/', '/download']) {
    await visitLiving(page, path);
    await expect(page.getByRole('link', { name: /Get Started|Add to Chrome/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send the link to my computer' }).click();
    await expect(page).toHaveTitle(/^shared http.*\/download$/);
  }
  await page.getByRole('link', { name: 'Write a prompt here' }).click();
  await expect(page.getByRole('heading', { name: 'Prompt Generator' })).toBeVisible();
});
