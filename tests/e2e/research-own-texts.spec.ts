import { buyStarter } from './buying.ts';
import { button, fits, output, question, REPORT_MS, shortReport, visit } from './research-steps.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

// One stack and one browser for all of it.
test.describe.configure({ mode: 'default' });

const csvFile = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
});

test('texts come out of a file: asked which column, told what cannot be read, taken away again', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await button(page, 'Narrow it down').click();
  const file = page.getByLabel('A file with texts');
  await file.setInputFiles(
    csvFile('survey.csv', [
      'id,What do you like?,What annoys you?',
      '1,It is small and easy to clean,The Aurelia grinder is far too loud',
      '2,It grinds evenly and quickly,The lid of the Aurelia grinder breaks',
    ]),
  );
  await expect(page.getByText('Which column holds what people wrote?')).toBeVisible();
  await fits(page);
  await button(page, /^Both of them/).click();
  await expect(page.getByText('4 texts added')).toBeVisible();
  await button(page, 'Remove your texts').click();
  await expect(page.getByText('4 texts added')).toBeHidden();

  await file.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"text":'),
  });
  await expect(page.getByText('it cannot be read as JSON')).toBeVisible();
  const thread = { data: { children: [{ data: { body: 'The Aurelia grinder is loud.', author: 'bob' } }] } };
  await file.setInputFiles({
    name: 'thread.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify([thread])),
  });
  await expect(page.getByText('1 text added')).toBeVisible();
  await expect(page.getByText('it cannot be read as JSON')).toBeHidden();

  // A paste goes along without a press, so what of it does not is said at once.
  const cut = page.getByText('Not all of it was taken');
  const many = Array.from({ length: 2_000 }, (_, index) => `The Aurelia grinder jammed ${index} times.`);
  await page.context().grantPermissions(['clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), many.join('\n'));
  await page.context().clearPermissions();
  const pasted = page.getByLabel('Your own texts');
  await pasted.press('ControlOrMeta+v');
  await expect(page.getByText('2,000 texts, one for each line.')).toBeVisible();
  await expect(cut).toBeVisible();
  for (const key of ['ControlOrMeta+Home', 'Shift+ArrowDown', 'Delete']) await pasted.press(key);
  await expect(cut).toBeHidden();
});

test('a preview costs nothing, and the run it leads to costs five', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'All Sources Analysis - Detail' });
  await question(page).fill('Aurelia grinder');
  await page.route('**/functions/v1/analysis/preview', (route) => route.abort());
  await button(page, 'Preview for free').click();
  const preview = page.getByRole('region', { name: 'What this would find' });
  const again = preview.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/functions/v1/analysis/preview');
  await again.click();
  await expect(preview.getByRole('row').filter({ hasText: 'Hacker News' })).toContainText(/\d/);
  await expect(preview.getByRole('blockquote').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /250 credits/ })).toBeVisible();
  await fits(page);
  await preview.getByRole('button', { name: 'Run for 5 credits' }).click();
  await expect(shortReport(page)).toContainText('What people say about Aurelia grinder', {
    timeout: REPORT_MS,
  });
  await expect(page.getByRole('link', { name: /245 credits/ })).toBeVisible();
  await expect(output(page)).toContainText('Nobody wrote them.');
});

test('a report comes every week on a plan that has room for it, until it is stopped', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator?tool=research');
  await page.getByLabel('Mode').selectOption({ label: 'All Sources Analysis - Concise' });
  await button(page, 'Narrow it down').click();
  await page.getByLabel('Your own texts').fill('The Aurelia grinder jams with oily beans.');
  await question(page).fill('Aurelia grinder');
  await button(page, 'Analyse').click();
  await expect(shortReport(page)).toBeVisible({ timeout: REPORT_MS });
  await page.getByRole('link', { name: 'Open the report' }).click();
  const report = page.url();
  await button(page, 'More').click();
  await expect(page.getByRole('link', { name: 'Every week, from the Starter plan' })).toBeVisible();
  await expect(button(page, 'Every week')).toHaveCount(0);
  await buyStarter(page, 5_745);

  await page.goto(report);
  await button(page, 'More').click();
  await button(page, 'Every week').click();
  await expect(page.getByText('A weekly report reads the sources alone.')).toBeVisible();
  await page.getByRole('link', { name: 'See what comes every week' }).click();
  const weekly = page.getByRole('region', { name: 'Every week' });
  await expect(weekly.getByRole('listitem')).toContainText(['What people say about Aurelia grinder']);
  await expect(weekly).toContainText(/next on \w+ \d+, 20\d\d/);
  await fits(page);
  const stop = weekly.getByRole('button', { name: /^Stop the weekly report / });
  await stop.click();
  await weekly.getByRole('button', { name: 'Undo' }).click();
  await stop.click();
  await visit(page, '/reports');
  await expect(page.getByRole('link', { name: /^What people say/ })).toBeVisible();
  await expect(weekly).toBeHidden();
});
