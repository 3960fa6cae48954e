import { planKept, switchDropped } from '@/dashboard/features/billing/subscription-state.ts';
import { notices } from '@/shared/errors/notices.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { balance, button, buyStarter, card, payButton, success, visit } from './buying.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';
import { expectWellMade } from './well-made.ts';

test('a cancelled plan runs on, and can be resumed', async ({ page, person }) => {
  await logIn(page, person);
  // Who pays nothing is shown nothing that comes round, and nothing to cancel.
  await visit(page, '/billing');
  await expect(page.getByText('Nothing is charged')).toBeVisible();
  await expect(page.getByText('Monthly')).toHaveCount(0);
  await expect(button(page, 'Cancel Subscription')).toHaveCount(0);
  await buyStarter(page);

  await visit(page, '/billing');
  await expect(page.getByText('You are on the Starter plan.')).toBeVisible();
  await button(page, 'Cancel Subscription').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  await expect(dialog).toContainText(notices.confirmCancel);
  await expect(dialog.getByRole('button', { name: 'Keep My Subscription' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Cancel Subscription')).toBeFocused();

  await button(page, 'Cancel Subscription').click();
  await page.route('**/billing/api/cancel-subscription', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Cancel My Subscription' }).click();
  await expect(dialog.getByText(textFor('cancel', 'network_error'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel My Subscription' }).click();
  await expect(page.getByText(notices.cancelled)).toBeVisible();
  await expect(button(page, 'Cancel Subscription')).toBeDisabled();
  await page.reload();
  await expect(page.getByText(/^Your Starter plan ends on /)).toBeVisible();
  await expect(button(page, 'Cancel Subscription')).toBeDisabled();

  await visit(page, '/subscription');
  await expect(button(page, 'Add More Credits')).toBeVisible();
  await expect(button(page, 'Switch to Pro')).toBeHidden();
  await card(page, 'Pro').getByRole('link', { name: 'Resume it in Billing' }).click();

  await button(page, 'Resume Subscription').click();
  await expect(page.getByText(notices.resumed)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Subscription', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText('You are on the Starter plan.')).toBeVisible();
  await expect(button(page, 'Cancel Subscription')).toBeEnabled();
});

test('View opens the invoice where it was paid', async ({ page, person, extension }) => {
  await logIn(page, person);
  await buyStarter(page);
  await visit(page, '/billing');
  await expect(page.getByRole('row', { name: /\$10\.99 Paid/ })).toBeVisible();
  const opened = extension.context.waitForEvent('page');
  await page.getByRole('link', { name: /^View the invoice of / }).click();
  const invoice = await opened;
  await expect(invoice.getByText('$10.99').first()).toBeVisible();
});

test('a running plan is switched, and the difference arrives', async ({ page, person }) => {
  await logIn(page, person);
  await buyStarter(page);
  await button(page, 'Switch to Pro').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
  // 9,500 − 5,500 for a month that has only begun; the message goes by itself, so it is looked for first.
  await expect(page.getByText('You are on the Pro plan now. 4,000 credits arrived.')).toBeVisible({
    timeout: 40_000,
  });
  await expect(card(page, 'Pro')).toContainText('Current Plan');
  await expect(balance(page)).toHaveText('9,750 credits');
  await page.reload();
  await expect(button(page, 'Switch to Starter')).toBeVisible();
  await expect(page.getByText(/You are on the Pro plan now/)).toBeHidden();

  await expect(page.getByText('a smaller one with your next period.')).toBeVisible();
  await button(page, 'Switch to Starter').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
  await expect(card(page, 'Pro')).toContainText('Current Plan');
  await expect(balance(page)).toHaveText('9,750 credits');
  await expect(card(page, 'Starter')).toContainText(/Follows on /);
  await expect(button(page, 'Switch to Starter')).toBeHidden();
  await expect(page.getByText('Changes to Starter')).toBeVisible();
  await button(page, 'Keep Pro').click();
  await expect(page.getByText(planKept('pro'))).toBeVisible();
  await expect(button(page, 'Switch to Starter')).toBeVisible();

  await button(page, 'Switch to Starter').click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(card(page, 'Starter')).toContainText(/Follows on /);
  await visit(page, '/billing');
  await expect(page.getByText(/Then the Starter plan follows for \$10\.99 a month/)).toBeVisible();
  await button(page, 'Cancel Subscription').click();
  await expect(page.getByRole('dialog')).toContainText(switchDropped('starter'));
  await page.getByRole('button', { name: 'Cancel My Subscription' }).click();
  await expect(page.getByText('Resumed, it goes on as Pro for $15.99 a month.')).toBeVisible();
});

test('a failed renewal leads to the payment methods', async ({ page, person, stack }) => {
  await logIn(page, person);
  await buyStarter(page);
  const [row] = await stack.query('select subscription_id from public.profiles where email = $1', [
    person.email,
  ]);
  const advanced = await fetch(`${stack.paymentsUrl}/_test/advance/${row?.subscription_id}`, {
    method: 'POST',
    body: JSON.stringify({ card: 'declined' }),
  });
  expect(advanced.status).toBe(200);
  await expect
    .poll(() => stack.query('select status from public.subscriptions where id = $1', [row?.subscription_id]))
    .toEqual([{ status: 'past_due' }]);
  await visit(page, '/subscription');
  await expect(page.getByText('Your last payment failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Billing' }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/billing`);
  await expect(page.getByText('Your last payment failed.')).toBeVisible();
  await button(page, 'Update Payment Method').click();
  await page
    .getByRole('link', { name: /^Back|^Return/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/billing`);
});

test('axe finds nothing on what is paid', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/subscription?plan=pro');
  await expect(button(page, 'Buy Pro')).toBeFocused();
  await expectWellMade(page, 'a chosen plan');
  await button(page, 'Buy Pro').click();
  await payButton(page).click();
  await expect(success(page)).toBeVisible();
  await expectWellMade(page, 'a payment');
  await visit(page, '/billing');
  await button(page, 'Cancel Subscription').click();
  await expectWellMade(page, 'a question');
  await button(page, 'Cancel My Subscription').click();
  await expect(button(page, 'Resume Subscription')).toBeVisible();
  await expectWellMade(page, 'a cancelled plan');
  await visit(page, '/subscription');
  await expect(button(page, 'Add More Credits')).toBeVisible();
  await expectWellMade(page, 'a paid plan');
});
