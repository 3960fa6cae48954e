import type { Page } from '@playwright/test';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });

async function generate(page: Page, subject: string): Promise<void> {
  await topic(page).fill(subject);
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText(`about ${subject}.`);
}

test('Your prompts keeps what is made once it is turned on, opens it, gives one back, and forgets all', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  const history = page.getByRole('region', { name: 'Your prompts' });
  await expect(history).toContainText('Your account keeps none unless you ask for it.');
  await button(page, 'Keep my prompts').click();
  await expect(history).toContainText('Prompts you generate from now on are kept here');
  await generate(page, 'remote work');
  await generate(page, 'gardens');
  const kept = history.getByRole('list', { name: 'Kept prompts' }).getByRole('listitem');
  await expect(kept).toHaveCount(2);

  await page.reload();
  await history.getByRole('button', { name: /remote work/ }).click();
  await expect(output(page)).toContainText('about remote work.');

  await kept
    .first()
    .getByRole('button', { name: /^Delete prompt of / })
    .click();
  await expect(history).toContainText(/Prompt of .* deleted\./);
  await button(page, 'Undo').click();
  await expect(kept.getByRole('button', { name: /^Delete prompt of / })).toHaveCount(2);

  await button(page, 'Delete all and turn off').click();
  const asks = page.getByRole('dialog', { name: 'Delete your history?' });
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await button(page, 'Delete all and turn off').click();
  await asks.getByRole('button', { name: 'Delete all and turn off' }).click();
  await expect(history).toContainText('Your account keeps none unless you ask for it.');
  await page.reload();
  await expect(button(page, 'Keep my prompts')).toBeVisible();
});
