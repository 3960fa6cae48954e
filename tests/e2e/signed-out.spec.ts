import { generatorEnglish } from '@/shared/texts/generator.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test.beforeEach(({ stack }) => stack.query("delete from public.rate_limits where bucket like 'generate%'"));

test('who was signed out by another tab is asked before going on as a visitor', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  const other = await page.context().newPage();
  await visit(other, '/');
  await button(other, 'Account').click();
  await button(other, 'Logout').click();
  await expect(button(page, 'Account')).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/generate') && asked.push(request.url()));
  const topic = page.getByLabel('What do you want your text to be about?');
  await topic.fill('a farewell mail to a customer');
  await button(page, 'Generate').click();
  const told = page.getByRole('alert').filter({ hasText: generatorEnglish.ended });
  await expect(told.getByRole('link', { name: generatorEnglish.logIn })).toBeVisible();
  expect(asked).toEqual([]);
  await button(page, generatorEnglish.asVisitor).click();
  await expect(page.getByRole('region', { name: 'Generated Output' })).toContainText(
    'farewell mail to a customer',
  );
  expect(asked).toHaveLength(1);
});

test('who logged out in this tab is a visitor and not asked', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await button(page, 'Account').click();
  await button(page, 'Logout').click();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/`);
  await page.getByRole('link', { name: 'Generator', exact: true }).first().click();
  await page.getByLabel('What do you want your text to be about?').fill('a farewell mail to a customer');
  await button(page, 'Generate').click();
  await expect(page.getByRole('region', { name: 'Generated Output' })).toContainText(
    'farewell mail to a customer',
  );
});
