import { textFor } from '@/shared/errors/texts.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { balance, button, buyStarter, card, fillLogin, pay, payButton, success, visit } from './buying.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const DECLINED_CARD = '4000 0000 0000 0002';
const GOOD_CARD = '4242 4242 4242 4242';

test('Starter is bought, and its credits are bought once more', async ({ page, person }) => {
  await logIn(page, person);
  await buyStarter(page);
  await expect(balance(page)).toHaveText('5,750 credits');
  expect(page.url()).toBe(`${SITE_ORIGIN}/subscription`);
  await expect(page.getByRole('region', { name: 'Plan Details' })).toContainText('Starter');
  await expect(card(page, 'Free')).not.toContainText('Current Plan');
  await expect(page.getByText('Current Plan')).toHaveCount(1);

  await button(page, 'Add More Credits').click();
  await pay(page, '5,500 credits arrived with the Starter plan. You have 11,250 credits now.');
  await expect(balance(page)).toHaveText('11,250 credits');
  await expect(page.getByRole('row', { name: /^Extra credits/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Plan payment/ })).toBeVisible();
});

test('a declined card buys nothing, another one does', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/subscription');
  await button(page, 'Buy Starter').click();
  await page.getByLabel('Card number').fill(DECLINED_CARD);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByLabel('Card number').fill(GOOD_CARD);
  await pay(page, 'You have 5,750 credits now.');
});

test('who comes back from the payment page without paying can buy as before', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/subscription');
  await button(page, 'Buy Pro').click();
  await expect(payButton(page)).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Buy Pro')).toBeEnabled();
  await button(page, 'Buy Pro').click();
  await page.getByRole('link', { name: 'Back', exact: true }).first().click();
  await expect(button(page, 'Buy Starter')).toBeEnabled();
  await expect(balance(page)).toHaveText('250 credits');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('one purchase starts at a time, and a page that is woken up sells again', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/subscription');
  // Neither leaves the page nor shows another one: a way out that was stopped.
  await page.route(/\/c\/pay\//, (route) => route.fulfill({ status: 204 }));
  await button(page, 'Buy Starter').click();
  await expect(button(page, 'Processing...')).toBeDisabled();
  await expect(button(page, 'Buy Pro')).toBeDisabled();
  await expect(button(page, 'Buy Business')).toBeDisabled();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button(page, 'Buy Starter')).toBeEnabled();
  await expect(button(page, 'Buy Starter')).toBeFocused();
});

test('a payment page that does not open is told, and can be asked for again', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/subscription');
  await page.route('**/billing/checkout', (route) => route.abort());
  await button(page, 'Buy Starter').click();
  await expect(page.getByText(textFor('checkout', 'network_error'))).toBeVisible();
  await expect(button(page, 'Buy Starter')).toBeFocused();
});

test('a visitor chooses a plan, logs in, and buys it by one press', async ({ page, person }) => {
  await visit(page, '/subscription');
  await page.getByRole('link', { name: 'Buy Pro', exact: true }).click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/login?returnTo=%2Fsubscription&plan=pro`);
  await expect(page.getByText('Log in to buy Pro, $15.99 a month.')).toBeVisible();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription?plan=pro`);
  await expect(card(page, 'Pro')).toContainText('Your Choice');
  await expect(button(page, 'Buy Pro')).toBeFocused();
  await expect(button(page, 'Buy Pro')).toBeInViewport();
  await page.keyboard.press('Enter');
  await pay(page, '9,500 credits arrived with the Pro plan. You have 9,750 credits now.');
});

test('an address typed by hand is no payment', async ({ page, person }) => {
  await logIn(page, person);
  for (const id of ['cs_test_made_up', '%3Cb%3E../..']) {
    await visit(page, `/subscription?success=true&payment_id=${id}`);
    await expect(page.getByText(textFor('payment', 'not_found'))).toBeVisible();
    await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await visit(page, '/subscription?success=false&payment_id=cs_test_made_up');
  await expect(button(page, 'Buy Starter')).toBeVisible();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
  await expect(page.getByText(/payment/i).filter({ hasText: /found|confirm/i })).toHaveCount(0);
});

test('a payment that is still on its way is waited for', async ({ page, person, extension }) => {
  await logIn(page, person);
  await visit(page, '/subscription');
  await button(page, 'Buy Starter').click();
  await expect(payButton(page)).toBeVisible();
  const checkout = page.url();
  const paymentId = new URL(checkout).pathname.split('/').at(-1);
  const question = '**/billing/payment?*';
  await page.route(question, (route) => route.fulfill({ status: 403, json: { error: 'forbidden' } }));
  await visit(page, `/subscription?success=true&payment_id=${paymentId}`);
  await expect(page.getByText(textFor('payment', 'forbidden'))).toBeVisible();
  await page.unroute(question);
  await button(page, 'Check Again').click();
  await expect(button(page, 'Checking...')).toBeVisible();
  const other = await extension.context.newPage();
  await other.goto(checkout);
  await payButton(other).click();
  await expect(success(page)).toContainText('5,500 credits');
});
