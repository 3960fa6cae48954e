import { chromium, type Page } from '@playwright/test';
import { featureDemos } from '@/dashboard/content/feature-demos.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { requireChromium } from '@/tests/support/browser-paths.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { LEAN_CHROMIUM } from '@/tests/support/lean-chromium.ts';
import { button, logIn, visit, visitLiving } from './signing-in.ts';
import { expect, test as siteTest } from './site-fixtures.ts';
import { expectWellMade } from './well-made.ts';

/** A page in a browser of its own: a stopped clock holds for all pages of a browser. */
const test = siteTest.extend<{ plainPage: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  plainPage: async ({}, use) => {
    const browser = await chromium.launch({
      executablePath: await requireChromium(),
      args: ['--no-sandbox', ...LEAN_CHROMIUM],
    });
    await use(await browser.newPage({ viewport: { width: 1280, height: 900 } }));
    await browser.close();
  },
});

const publicPages = [
  { path: '/features', heading: 'Explore Whetstone’s Capabilities' },
  { path: '/download', heading: 'Better prompts, where you write them' },
  { path: '/generator', heading: 'Prompt Generator' },
  { path: '/gallery', heading: 'Prompt Gallery' },
  { path: '/gallery/project-proposal', heading: 'Project Proposal' },
  { path: '/chat', heading: 'AI Assistant' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/cookies', heading: 'Cookie Policy' },
  { path: '/about', heading: 'About Us' },
  { path: '/contact', heading: 'Contact' },
  { path: '/nowhere', heading: 'There is no page here' },
];

async function expectPage(page: Page, { path, heading }: (typeof publicPages)[number]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitLiving(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/ · Whetstone$/);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectWellMade(page, path);
}

test('every public page is well made', async ({ page }) => {
  for (const one of publicPages) await expectPage(page, one);
});

test('the pages of an account are well made', async ({ page, person }) => {
  await logIn(page, person);
  for (const one of [
    { path: '/gallery', heading: 'Prompt Gallery' },
    { path: '/generator', heading: 'Prompt Generator' },
  ])
    await expectPage(page, one);
});

test('the foot leads everywhere it names, and stands on every page but the generator', async ({ page }) => {
  await visitLiving(page, '/about');
  const foot = page.getByRole('contentinfo');
  for (const [name, heading] of [
    ['Pricing', 'Subscription & Credits'],
    ['About Us', 'About Us'],
    ['Contact', 'Contact'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Terms of Service', 'Terms of Service'],
    ['Cookie Policy', 'Cookie Policy'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  }
  await visitLiving(page, '/about');
  await page.getByRole('link', { name: 'Try Our Generator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Generator' })).toBeFocused();
  await expect(foot).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(foot).toBeVisible();
});

test.describe('features', () => {
  test('an address leads to its demo, which types 40 ms a letter and answers once after 800 ms', async ({
    stack,
    plainPage: page,
  }) => {
    const demo = featureDemos.find(({ id }) => id === 'tree-of-thoughts');
    if (!demo) throw new Error('no such demo');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(`${stack.siteUrl}/features#${demo.id}`);
    const panel = page.getByRole('region', { name: `${demo.title}, example` });
    await expect(panel).toBeInViewport();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(panel).toHaveAttribute('data-answered', 'true', { timeout: 100 });
    }).toPass();
    const [, firstStep = 'no step'] = /^1\. (.+)$/m.exec(demo.answer) ?? [];
    await expect(panel.getByText(firstStep)).toBeVisible();

    const first = page.getByRole('region', { name: 'Rewrite: same meaning, no mistakes, example' });
    const countTyped = async () => (await first.locator('[data-typed]').textContent())?.length ?? 0;
    const length = featureDemos[0]?.prompt.length ?? 0;
    expect(await countTyped()).toBe(0);
    await first.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(40);
      expect(await countTyped()).toBeGreaterThan(0);
    }).toPass();
    const before = await countTyped();
    await page.clock.runFor(400);
    await expect.poll(countTyped).toBe(before + 10);
    await page.clock.runFor((length - before - 10) * 40);
    await expect.poll(countTyped).toBe(length);
    await page.clock.runFor(700);
    await expect(first).toHaveAttribute('data-answered', 'false');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(first).toHaveAttribute('data-answered', 'true', { timeout: 100 });
    }).toPass();
    await page.mouse.wheel(0, 3_000);
    await page.mouse.wheel(0, -6_000);
    await expect(first).toHaveAttribute('data-answered', 'true');
  });

  test('with reduced motion all of it stands there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/features');
    for (const { title } of featureDemos)
      await expect(page.getByRole('region', { name: `${title}, example` })).toHaveAttribute(
        'data-answered',
        'true',
      );
  });
});

test('the wheel tells of the feature that is chosen', async ({ page }) => {
  await visit(page, '/download');
  const wheel = page.getByRole('region', { name: 'Discover Whetstone Features' });
  await expect(wheel.getByText('Choose a Feature to Explore')).toBeVisible();
  await expect(wheel.getByRole('button')).toHaveCount(6);
  await wheel.getByRole('button', { name: 'Action plans' }).click();
  await expect(wheel.getByRole('status')).toContainText('Action plans');
  await expect(wheel.getByText('Choose a Feature to Explore')).toBeHidden();
  for (const name of ['Add to Chrome - Free', 'Install Whetstone Extension'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
});

test.describe('gallery', () => {
  test('the text stays in view while the last of many fields is filled in', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await visit(page, '/gallery/project-proposal');
    await page.getByLabel('Your name', { exact: true }).fill('Mira Okafor');
    await expect(page.getByRole('region', { name: /^Text of/ }).getByText('Mira Okafor')).toBeInViewport();
  });

  test('a visitor fills a template in, logs in, copies and saves the filled text', async ({
    page,
    person,
    extension,
  }) => {
    await extension.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE_ORIGIN });
    await visitLiving(page, '/gallery');
    await expect(page.getByRole('article')).toHaveCount(19);
    await page.getByRole('link', { name: 'Meeting Request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meeting Request' })).toBeFocused();
    await page.getByLabel('Topic', { exact: true }).fill('the March release');
    const copy = page.getByRole('button', { name: 'Copy Template: Meeting Request' });
    await page.getByRole('button', { name: 'Log in to copy: Meeting Request' }).click();
    await expect(page).toHaveURL(`${SITE_ORIGIN}/login?returnTo=%2Fgallery%2Fmeeting-request`);
    await expect(page.getByText('Log in to take the template along.')).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button(page, 'Log In').click();
    // The press before the login counts; where a browser refuses it, the button is one key away.
    await expect(copy).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Subject: the March release/);
    // Once: another visit leaves the clipboard alone.
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    await page.getByRole('link', { name: 'Meeting Request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meeting Request' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');

    await page.getByRole('button', { name: 'Save to extension: Meeting Request' }).click();
    await expect(page.getByText(/^Saved\. You find it in the Library/)).toBeVisible();
    const panel = await page.context().newPage();
    await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html#library`);
    const items = panel.getByRole('list', { name: 'Items' }).getByRole('button');
    await expect(items.filter({ hasText: 'Meeting Request' })).toHaveCount(1);
    await panel.close();
  });

  test('is searched, filtered and copied from', async ({ page, person, extension }) => {
    await extension.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE_ORIGIN });
    await logIn(page, person);
    await page.getByRole('link', { name: 'Gallery', exact: true }).click();
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(19);
    await button(page, 'Email Templates').click();
    await expect(cards).toHaveCount(3);
    await page.getByPlaceholder('Search templates...').fill('MEETING');
    await expect(cards).toHaveCount(1);
    await page.getByPlaceholder('Search templates...').fill('no such thing');
    await expect(
      page.getByText('No templates found. Try adjusting your search or category filter.'),
    ).toBeVisible();
    await page.getByPlaceholder('Search templates...').fill('');
    await button(page, 'All Templates').click();

    const copy = page.getByRole('button', { name: 'Copy Template: Meeting Request' });
    const look = () => copy.evaluate((element) => getComputedStyle(element).transform);
    await copy.click();
    await expect.poll(look).toContain('0.95');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Subject: \[TOPIC\]/);
    // spec §9: for 1.5 s.
    await expect.poll(look).toBe('none');
  });

  test('says so when it cannot be read, and can be asked again', async ({ page, person }) => {
    await logIn(page, person);
    await page.route('**/rest/v1/templates*', (route) => route.fulfill({ status: 403, json: {} }));
    await visit(page, '/gallery');
    await expect(page.getByText(textFor('templates', 'forbidden'))).toBeVisible();
    await page.unroute('**/rest/v1/templates*');
    await button(page, 'Try again').click();
    await expect(page.getByRole('article')).toHaveCount(19);
  });
});
