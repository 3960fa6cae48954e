import { textFor } from '@/shared/errors/texts.en.ts';
import { titleFor } from '@/shared/errors/titles.en.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const RECORD = '**/rest/v1/profiles*';
/** What a person bears to look at a page that only says it is loading. */
const SOON = { timeout: 5_000 };

for (const { path, heading, context, shown = '250' } of [
  { path: '/profile', heading: 'My Profile', context: 'profile-load' },
  { path: '/refresh-credits', heading: 'Free Credits Refresh', context: 'credits-load' },
  { path: '/subscription', heading: 'Subscription & Credits', context: 'credits-load' },
  { path: '/billing', heading: 'Billing', context: 'billing-load', shown: 'Account type' },
] as const)
  test(`without a connection ${path} says so soon, and tries again when told to`, async ({
    page,
    person,
  }) => {
    await logIn(page, person);
    await page.route(RECORD, (route) => route.abort('internetdisconnected'));
    await visit(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const text = textFor(context, 'network_error');
    await expect(page.getByText(text)).toBeVisible(SOON);
    await expect(page.getByRole('alert')).toContainText(titleFor(context, 'network_error'));
    await page.unroute(RECORD);
    await button(page, 'Try again').click();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText(text)).toBeHidden();
  });

test('a page that could not be loaded loads by itself when the network is back', async ({
  page,
  person,
  extension,
}) => {
  await logIn(page, person);
  await page.route(RECORD, (route) => route.abort('internetdisconnected'));
  await visit(page, '/profile');
  await expect(button(page, 'Try again')).toBeVisible(SOON);
  await extension.context.setOffline(true);
  await page.unroute(RECORD);
  await extension.context.setOffline(false);
  await expect(button(page, 'Edit Profile')).toBeVisible(SOON);
});
