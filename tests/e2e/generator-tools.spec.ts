import type { Page } from '@playwright/test';
import { enhanceEvent } from '@/shared/contracts/enhance.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });

async function generate(page: Page, subject: string): Promise<void> {
  await topic(page).fill(subject);
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText(`about ${subject}.`);
}

test('Run it has two versions answered side by side, and says what each cost', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await generate(page, 'remote work');
  await button(page, 'Shorter').click();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  const asked: string[] = [];
  await page.route('**/functions/v1/enhance/answer', async (route) => {
    const { task } = route.request().postDataJSON() as { task: { text: string } };
    asked.push(task.text);
    const text = `Answer ${asked.length}: ${task.text.length} characters were asked.`;
    const facts = { remarks: [], changes: [], kept: [] };
    const events = [
      { type: 'start', engine: 'cloud', model: 'm', prompt: 'answer' },
      { type: 'delta', seq: 0, text },
      { type: 'done', text, sections: [], guard: [], credits: 249 - asked.length, ...facts },
    ];
    const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    for (const event of events) expect(enhanceEvent.safeParse(event).error).toBeUndefined();
    await route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body });
  });
  await button(page, 'Run it').click();
  const tool = page.getByRole('region', { name: 'Run it' });
  await expect(tool).toContainText('Both versions are answered by our server’s model, for 2 credits.');
  await button(page, 'Run both').click();
  for (const side of ['A', 'B'])
    await expect(page.getByRole('region', { name: `Answer ${side}` })).toContainText(
      'characters were asked.',
    );
  expect(new Set(asked).size).toBe(2);
  await expect(page.getByTitle('Click to manage credits and subscription')).toHaveText(/^24[78]credits$/);
});

test('where the server has no model Run it says so, and that nothing is lost', async ({ page, person }) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await generate(page, 'gardens');
  await button(page, 'Run it').click();
  await button(page, 'Run').click();
  await expect(page.getByRole('region', { name: 'Answer A' }).getByRole('alert')).toContainText(
    'Our server has no AI model at the moment.',
  );
  await expect(output(page)).toContainText('about gardens.');
});

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

test('another topic is another prompt, the older ones stand under their own name, and a link takes one along', async ({
  page,
  person,
}) => {
  await logIn(page, person);
  await visit(page, '/generator');
  await generate(page, 'remote work');
  await generate(page, 'gardens');
  const version = page.getByLabel('Version', { exact: true });
  const others = version.getByRole('group', { name: 'Prompts of other topics' }).getByRole('option');
  await version.selectOption((await others.first().getAttribute('value')) ?? '');
  await expect(output(page)).toContainText('about remote work.');
  await button(page, 'Copy share link').click();
  await expect(page.getByText('The prompt is in the link itself, not on our server.')).toBeVisible();
});
