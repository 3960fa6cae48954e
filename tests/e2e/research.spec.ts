import { leadingActs } from './leading.ts';
import { button, output, question, visit } from './research-steps.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

// One stack and one browser for all of it.
test.describe.configure({ mode: 'default' });

test('a visitor is asked to log in, and comes back to the question', async ({ page, person }) => {
  await visit(page, '/generator?tool=research');
  await expect(page.getByLabel('Mode').locator('option').first()).toHaveText('Reddit Analysis - Detail');
  await question(page).fill('noise cancelling headphones');
  await button(page, 'Analyse').click();
  await expect(output(page)).toContainText('Please log in to use this feature.');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Intelligence' })).toBeVisible();
  await expect(question(page)).toHaveValue('noise cancelling headphones');
});

test('own texts are there after a reload, in this tab', async ({ page }) => {
  await visit(page, '/generator?tool=research');
  await button(page, 'Narrow it down').click();
  const texts = 'The lid came off in a week.\nLovely colour, and so quiet.';
  await page.getByLabel('Your own texts').fill(texts);
  await page.reload();
  await button(page, 'Narrow it down (1)').click();
  await expect(page.getByLabel('Your own texts')).toHaveValue(texts);
});

test('an analysis shows what it does, costs five credits, and proves each number and quote', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'All Sources Analysis - Detail' });
  await question(page).fill('Aurelia grinder');
  await question(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('What people say about Aurelia grinder');
  await expect(report).toContainText('Nobody wrote them.');
  await expect(page.getByRole('link', { name: /245 credits/ })).toBeVisible();
  await expect.poll(() => leadingActs(page)).toEqual(['Open the report']);
  const number = report.getByRole('button', { name: /^\d+: show the posts$/ }).first();
  const value = Number(/^\d+/.exec((await number.textContent()) ?? '')?.[0]);
  expect(value).toBeGreaterThan(0);
  await number.click();
  const opened = page.getByRole('dialog');
  await expect(opened.getByRole('heading', { level: 2 })).toContainText(`: ${value} posts`);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  const quote = report.getByRole('button', { name: /^Quote \d+:/ }).first();
  const words = /“(.+)”$/s.exec((await quote.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await quote.click();
  await expect(opened.locator('mark')).toHaveText(words);
});

test('what nobody wrote about is not made up', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'Reddit Analysis - Detail' });
  await question(page).fill('zzyzx quokka toaster');
  await button(page, 'Analyse').click();
  await expect(output(page)).toContainText('No results found');
  await expect(output(page).getByRole('link', { name: 'See a sample report' })).toBeVisible();
  await output(page).getByRole('button', { name: 'Search all sources for 5 credits' }).click();
  await expect(output(page)).toContainText('No results found');
  await expect(output(page)).toContainText('the credits of this run came back');
  await expect(page.getByRole('link', { name: /250 credits/ })).toBeVisible();
  await expect(output(page).getByRole('button', { name: /^Search all sources/ })).toHaveCount(0);
});

test('what no run could answer is said beside its field, and not sent', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  const said = page.getByRole('alert').filter({ hasText: /\w/ });
  for (const asked of ['???', 'the']) {
    await question(page).fill(asked);
    await button(page, 'Analyse').click();
    await expect(said).toHaveText(/^Name a product/);
  }
  await question(page).fill('Aurelia grinder');
  await expect(said).toHaveCount(0);
  await page.getByRole('button', { name: /^Narrow it down/ }).click();
  await page.getByLabel('From', { exact: true }).fill('2026-05-02');
  await page.getByLabel('To', { exact: true }).fill('2026-05-01');
  await page.getByRole('button', { name: /^Narrow it down/ }).click();
  await expect(page.getByLabel('To', { exact: true })).toBeHidden();
  await button(page, 'Analyse').click();
  await expect(page.getByLabel('To', { exact: true })).toBeVisible();
  await expect(said).toHaveText('This day is before the first one.');
  await expect(page.getByRole('link', { name: /250 credits/ })).toBeVisible();
});

test('on a phone a failure comes into sight, and the next key is its', async ({ page, person }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await question(page).fill('Aurelia grinder');
  await page.route('**/functions/v1/analysis/*', (route) => route.abort());
  await button(page, 'Analyse').click();
  await expect(output(page).getByRole('alert')).toBeInViewport();
  await expect(output(page)).toBeFocused();
});

test('a run that failed is asked again by a press, and only one that had ended costs again', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'Reddit Analysis - Concise' });
  await question(page).fill('Aurelia grinder');
  const search = '**/functions/v1/analysis/reddit-search';
  await page.route(search, (route) => route.abort(), { times: 1 });
  await button(page, 'Analyse').click();
  const again = output(page).getByRole('button', { name: 'Try again', exact: true });
  await expect(again).toBeVisible();
  const ids: string[] = [];
  const ended = 'data: {"type":"error","code":"internal"}\n\n';
  await page.route(
    search,
    (route) => {
      ids.push(route.request().postDataJSON().requestId);
      return route.fulfill({ contentType: 'text/event-stream', body: ended });
    },
    { times: 1 },
  );
  await again.click();
  const anew = output(page).getByRole('button', { name: 'Run again for 5 credits' });
  await expect(anew).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest(search), anew.click()]);
  expect(request.postDataJSON().requestId).not.toBe(ids[0]);
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('Aurelia grinder', {
    timeout: 60_000,
  });
  await expect(page.getByRole('link', { name: /245 credits/ })).toBeVisible();
});

test('a survey is made in two steps and run by Enter', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  const modal = page.getByRole('dialog', { name: 'Consumer Survey' });
  const open = async () => {
    await button(page, 'Surveys').click();
    await button(page, 'Consumer Survey').click();
    await expect(modal).toBeVisible();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await open();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
  await open();
  await expect(modal.getByRole('button', { name: 'Next' })).toBeDisabled();
  await modal.getByLabel('Product').fill('Aurelia grinder');
  await modal.getByRole('button', { name: 'Next' }).click();
  await expect(modal.getByLabel('Question 1', { exact: true })).toHaveValue(
    'What do people like most about Aurelia grinder?',
  );
  // The browser's way back is the modal's own: a step, then the modal, then the page.
  await page.goBack();
  await expect(modal.getByLabel('Product')).toHaveValue('Aurelia grinder');
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Intelligence' })).toBeVisible();
  await open();
  await modal.getByLabel('Product').fill('Aurelia grinder');
  await modal.getByRole('button', { name: 'Next' }).click();
  await modal.getByRole('button', { name: 'Remove question 5' }).click();
  await modal.getByRole('button', { name: 'Add a question' }).click();
  await expect(modal.getByLabel('Question 5', { exact: true })).toHaveValue(
    'Custom question about Aurelia grinder',
  );
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(
    modal.getByRole('alert').filter({ hasText: 'Write this question, or remove it.' }),
  ).toBeVisible();
  await modal.getByLabel('Question 5', { exact: true }).fill('How loud is the Aurelia grinder?');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Press Enter to start research')).toBeVisible();
  const search = '**/functions/v1/analysis/reddit-search';
  await page.route(search, (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('Error submitting survey. Please try again.');
  await page.unroute(search);
  // What was made is still there to be asked.
  await button(page, 'Start research').click();
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('Aurelia grinder', {
    timeout: 60_000,
  });
  // However often the modal was opened, one press leads back to where the page was come from.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('an opportunity is assessed in one step, against the competitors that were named', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await button(page, 'Surveys').click();
  await button(page, 'Opportunity Assessment').click();
  const modal = page.getByRole('dialog', { name: 'Opportunity Assessment' });
  await expect(modal.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await modal.getByLabel('Primary concept').fill('Aurelia grinder');
  await modal.getByLabel('Competitors (optional)').fill('Brigid Mill');
  await modal.getByLabel('Target market (optional)').fill('home baristas');
  await modal.getByRole('button', { name: 'Submit' }).click();
  await page.keyboard.press('Enter');
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('Aurelia grinder');
  await expect(page.getByRole('link', { name: /245 credits/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open the report' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /opportunity/i }).first()).toBeVisible();
  await expect(main).toContainText('For: home baristas');
  await expect(main).toContainText('Brigid Mill');
});
