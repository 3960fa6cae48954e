import { tabTo, typeOption } from './by-keyboard.ts';
import { logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test('by keyboard alone a template is searched, filled in and copied', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Gallery' })).toBeVisible();
  await tabTo(page, /^Search/);
  await page.keyboard.type('consultant');
  await tabTo(page, 'Professional Consultant');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Professional Consultant' })).toBeVisible();
  await tabTo(page, 'Industry');
  await page.keyboard.type('bakeries');
  await expect(page.getByRole('region', { name: /^Text of/ })).toContainText('experience in bakeries');
  await page.keyboard.down('Shift');
  await tabTo(page, /^Copy Template/);
  await page.keyboard.up('Shift');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Professional Consultant copied')).toBeAttached();
});

test('by keyboard alone a picture is described, refined by a chip and copied for another model', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/image-prompt');
  const newest = page.getByRole('article', { name: 'Newest prompt' });
  await expect(page.getByLabel('Your message')).toBeVisible();
  await tabTo(page, 'Your message');
  await page.keyboard.type('a lighthouse in a storm');
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('A lighthouse in a storm.');
  await tabTo(page, /^Light/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'candlelight');
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('Light: candlelight.');
  await tabTo(page, 'For which model');
  await typeOption(newest.getByLabel('For which model'), 'Midjourney');
  await expect(newest).toContainText('a lighthouse, in a storm, candlelight');
  await page.keyboard.down('Shift');
  await tabTo(page, /^Copy$/);
  await page.keyboard.up('Shift');
  await page.keyboard.press('Enter');
  await expect(newest.getByRole('button', { name: 'Copied to clipboard!' })).toBeVisible();
});

test('by keyboard alone a topic becomes a prompt, which is copied', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Generator' })).toBeVisible();
  await tabTo(page, 'Mode');
  await typeOption(page.getByLabel('Mode'), 'Technical');
  await expect(page.getByLabel('Mode')).toHaveValue('technical');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked();
  await tabTo(page, 'What do you want your text to be about?');
  await page.keyboard.type('postgres indexes');
  await page.keyboard.press('Enter');
  const output = page.getByRole('region', { name: 'Generated Output' });
  await expect(output).toHaveAttribute('aria-busy', 'false');
  await expect(output).toContainText('Explain postgres indexes');
  await tabTo(page, /^Copy$/);
  await page.keyboard.press('Enter');
  await expect(output.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
});

test('arrows, Home and End move in the account’s menu, Escape gives the focus back, and going on closes it', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/profile');
  const account = page.getByRole('button', { name: 'Account', exact: true });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  const menuLink = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(menuLink('Profile')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuLink('Subscription')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menuLink('Profile')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(menuLink('Profile')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(menuLink('Profile')).toBeHidden();
});

test('on a phone the account’s keys stay in its menu, with the page’s own menu open around it', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, '/profile');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  const way = banner.getByRole('link', { name: 'Features', exact: true });
  await expect(way).toBeVisible();
  const account = banner.getByRole('button', { name: 'Account', exact: true });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(banner.getByRole('link', { name: 'Profile', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(way).toBeVisible();
});

test('every page of the account has the way to the others, with the focus on its name', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/refresh-credits');
  const pages = page.getByRole('navigation', { name: 'Account pages' });
  await expect(pages.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  for (const [link, name] of [
    ['Profile', 'My Profile'],
    ['Billing', 'Billing'],
    ['Account', 'Subscription & Credits'],
    ['Reports', 'Your reports'],
  ] as const) {
    await pages.getByRole('link', { name: link }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(pages.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
  }
  await pages.getByRole('link', { name: 'My templates' }).press('Enter');
  await expect(page.getByRole('button', { name: 'My Templates' })).toHaveAttribute('aria-pressed', 'true');
});
