import type { Page } from '@playwright/test';
import { textFor } from '@/shared/errors/texts.en.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Create an Account to Continue' });

test.beforeEach(({ stack }) => stack.query("delete from public.rate_limits where bucket like 'generate%'"));

test('a visitor gets one prompt, then the modal; logging in begins anew', async ({ page, person }) => {
  await visit(page, '/generator');
  await topic(page).fill('   ');
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText('Your prompt appears here.');
  await topic(page).fill('remote work');
  await topic(page).press('Enter');
  await expect(output(page)).toContainText('Write a text about remote work.');
  expect(await page.evaluate(() => localStorage.getItem('generationAttempts'))).toBe('1');
  await topic(page).fill('gardens');
  await button(page, 'Generate').click();
  await expect(modal(page)).toBeVisible();
  await expect(output(page)).not.toContainText('gardens');
  await expect(modal(page).getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
    'href',
    '/signup?returnTo=%2Fgenerator',
  );
  for (const way of ['Not now', 'Close']) {
    await modal(page).getByRole('button', { name: way }).click();
    await expect(modal(page)).toBeHidden();
    await button(page, 'Generate').click();
  }
  await modal(page).getByRole('link', { name: 'Have an Account? Log In' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Generator' })).toBeVisible();
  // What stood in the field is not typed twice.
  await expect(topic(page)).toHaveValue('gardens');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('generationAttempts'))).toBeNull();
});

test('a short topic is asked at once what its prompt lacks, and the answers cost nothing', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await topic(page).press('Enter');
  const asked = output(page).getByRole('form', { name: 'More specific' });
  await asked.getByLabel('Who is it for?').fill('people who lead teams');
  // Where more is asked, what was answered stays.
  await output(page).getByRole('button', { name: 'More specific' }).click();
  await expect(asked.getByLabel('Who is it for?')).toHaveValue('people who lead teams');
  await asked.getByRole('button', { name: 'Add to the prompt' }).click();
  await expect(output(page)).toContainText('Write for people who lead teams');
  await expect(asked).toBeHidden();
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('249 credits');
});

test('a double click on Generate makes the one prompt a visitor has', async ({ page }) => {
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await button(page, 'Generate').dblclick();
  await expect(output(page)).toContainText('Write a text about remote work.');
});

test('a topic is still there in the tab that the mail’s link opens', async ({ page, person }) => {
  await visit(page, '/generator');
  await page.evaluate(() => localStorage.setItem('generationAttempts', '1'));
  await topic(page).fill('gardens');
  await button(page, 'Generate').click();
  await modal(page).getByRole('link', { name: 'Have an Account? Log In' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  const mailed = await page.context().newPage();
  await visit(mailed, '/login?returnTo=%2Fgenerator');
  await mailed.getByLabel('Email', { exact: true }).fill(person.email);
  await mailed.getByLabel('Password', { exact: true }).fill(person.password);
  await button(mailed, 'Log In').click();
  for (const tab of [mailed, page]) await expect(topic(tab)).toHaveValue('gardens');
});

test('a text that is too long is not cut in silence', async ({ page }) => {
  await visit(page, '/generator');
  await topic(page).fill(`${'word '.repeat(2_000)}and its end`);
  await expect(page.getByText('Your text has 10,011 characters, and 10,000 fit.')).toBeVisible();
  await topic(page).press('Enter');
  await expect(output(page)).toContainText('Your prompt appears here.');
  await button(page, 'Keep the first 10,000').click();
  await expect(page.getByText('characters, and 10,000 fit')).toBeHidden();
  await expect(topic(page)).toHaveValue('word '.repeat(2_000));
});

test('a visitor who forgot what his browser counted meets the server’s count', async ({ page }) => {
  for (const subject of ['remote work', 'gardens']) {
    await visit(page, '/generator');
    await page.evaluate(() => localStorage.removeItem('generationAttempts'));
    await topic(page).fill(subject);
    await button(page, 'Generate').click();
    if (subject === 'remote work') await expect(output(page)).toContainText('about remote work.');
  }
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
});

test('a user pays one credit, seen at once; mode and detail are remembered', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await page.getByLabel('Mode', { exact: true }).selectOption('Technical');
  await page.getByRole('radio', { name: 'Long' }).check();
  await topic(page).fill('postgres indexes');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/generate'),
  );
  await button(page, 'Generate').click();
  expect((await asked).postDataJSON()).toMatchObject({
    topic: 'postgres indexes',
    tone: 'professional',
    length: 'detailed',
    mode: 'technical',
    additional_context: '',
  });
  await expect(output(page)).toContainText('Explain postgres indexes');
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('249 credits');
  await page.reload();
  await expect(page.getByLabel('Mode', { exact: true })).toHaveValue('technical');
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked();
  const names = (await page.context().cookies(SITE_ORIGIN)).map(({ name }) => name);
  await visit(page, '/cookies');
  for (const name of names) await expect(page.getByRole('rowheader', { name })).toBeVisible();
  expect(names.sort()).toEqual(['whetstone-mode', 'whetstone-settings']);
  await page.context().clearCookies();
});

test('a user without credits is told so and sees the plans', async ({ page, person, stack }) => {
  await logIn(page, person);
  await stack.query(
    "select public.spend_credits(user_id, credits, 'test', 'all') from public.profiles where email = $1",
    [person.email],
  );
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  await expect(page.getByText(textFor('generator', 'insufficient_credits'))).toBeVisible();
  await expect(page).toHaveURL(`${SITE_ORIGIN}/subscription`);
});

test('an answer without a prompt, and a lost server, are said in the panel', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await page.route('**/functions/v1/generate', (route) => route.fulfill({ json: { credits: 1 } }));
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  await expect(output(page).getByRole('alert')).toContainText('Error generating prompt. Please try again.');
  await page.unroute('**/functions/v1/generate');
  await page.route('**/functions/v1/generate', (route) => route.abort());
  await button(page, 'Generate').click();
  await expect(output(page).getByRole('alert')).toContainText(textFor('generator', 'network_error'));
  await expect(topic(page)).toHaveValue('remote work');
});

test('a stream that breaks in the middle is said so, and the next press pays nothing more', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  let isWhole = false;
  await page.route('**/functions/v1/generate', async (route) => {
    if (isWhole) return route.continue();
    isWhole = true;
    // The browser alone finds the stack at the site's address of it.
    const { pathname } = new URL(route.request().url());
    const answer = await route.fetch({ url: stack.apiUrl + pathname });
    const events = await answer.text();
    await route.fulfill({ response: answer, body: events.slice(0, events.indexOf('event: done')) });
  });
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  await expect(output(page).getByRole('alert')).toContainText(textFor('generator', 'cut_off'));
  await expect(topic(page)).toHaveValue('remote work');
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText('Write a text about remote work.');
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText('249 credits');
});

test('a run that can be asked for no more is paid anew by a press that says so alone', async ({
  page,
  person,
  stack,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  let asked = 0;
  await page.route('**/functions/v1/generate', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const { pathname } = new URL(route.request().url());
    const answer = await route.fetch({ url: stack.apiUrl + pathname });
    const events = await answer.text();
    await route.fulfill({ response: answer, body: events.slice(0, events.indexOf('event: done')) });
  });
  await topic(page).fill('remote work');
  await button(page, 'Generate').click();
  const failed = output(page).getByRole('alert');
  await expect(failed).toContainText('If this was charged, trying again costs nothing more.');
  await stack.query(
    `update public.credit_reservations set reserved_at = now() - interval '11 minutes'
      where user_id = (select user_id from public.profiles where email = $1)`,
    [person.email],
  );
  await button(page, 'Try again').click();
  await expect(failed).toContainText(textFor('generator', 'conflict'));
  expect(asked).toBe(2);
  const credits = page.getByTitle('Click to manage credits and subscription');
  await expect(credits).not.toHaveText('248 credits');
  await button(page, 'Generate anew · 1 credit').click();
  await expect(output(page)).toContainText('Write a text about remote work.');
  await expect(credits).toHaveText('248 credits');
});

test('on a phone the prompt comes into sight where it was asked for from above', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 560 });
  await visit(page, '/generator');
  await topic(page).fill('remote work');
  await topic(page).press('Enter');
  await expect(output(page).getByText('Write a text about remote work.')).toBeInViewport();
  await expect(output(page)).toBeFocused();
});
