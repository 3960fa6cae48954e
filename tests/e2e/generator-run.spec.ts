import type { Page, Route } from '@playwright/test';
import { type EnhanceEvent, enhanceEvent } from '@/shared/contracts/enhance.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { button, logIn, visit } from './signing-in.ts';
import { expect, type Person, test } from './site-fixtures.ts';

const topic = (page: Page) => page.getByLabel('What do you want your text to be about?');
const output = (page: Page) => page.getByRole('region', { name: 'Generated Output' });
const answer = (page: Page, side: 'A' | 'B') => page.getByRole('region', { name: `Answer ${side}` });

async function generate(page: Page, subject: string): Promise<void> {
  await topic(page).fill(subject);
  await button(page, 'Generate').click();
  await expect(output(page)).toContainText(`about ${subject}.`);
}

async function openGenerator(page: Page, person: Person, engine: 'cloud' | 'offline'): Promise<void> {
  await page.route('**/image-prompt/engine', (route) => route.fulfill({ json: { engine } }));
  await logIn(page, person);
  await visit(page, '/generator');
}

interface Asked {
  requestId: string;
  task: { text: string };
}

const askedBy = (route: Route) => route.request().postDataJSON() as Asked;

/** Our server's answer of a model, event by event. */
function fulfillAnswer(route: Route, text: string, credits: number): Promise<void> {
  const events: EnhanceEvent[] = [
    { type: 'start', engine: 'cloud', model: 'm', prompt: 'answer@1' },
    { type: 'delta', seq: 0, text },
    { type: 'done', text, sections: [], guard: [], credits, remarks: [], changes: [], kept: [] },
  ].map((event) => enhanceEvent.parse(event));
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body });
}

test('Run it has two versions answered side by side, and says before what it costs', async ({
  page,
  person,
}) => {
  await openGenerator(page, person, 'cloud');
  await generate(page, 'remote work');
  await button(page, 'Shorter').click();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  const asked: string[] = [];
  await page.route('**/functions/v1/enhance/answer', async (route) => {
    const { task } = askedBy(route);
    asked.push(task.text);
    await fulfillAnswer(route, `Answered: ${task.text}`, 249 - asked.length);
  });
  await button(page, 'Run it').click();
  const tool = page.getByRole('region', { name: 'Run it' });
  await expect(tool).toContainText('Both versions are answered by our server’s model, for 2 credits.');
  await button(page, 'Run both').click();
  for (const side of ['A', 'B'] as const) await expect(answer(page, side)).toContainText('Answered: ');
  const chosen = (side: 'A' | 'B') => answer(page, side).locator('option:checked');
  await expect(chosen('A')).toHaveText('Version 1: Generated');
  await expect(chosen('B')).toHaveText('Version 2: Shorter');
  expect(new Set(asked).size).toBe(2);
  for (const side of ['A', 'B'] as const) {
    const told = (await answer(page, side).locator('p').textContent()) ?? '';
    expect(asked.map((text) => `Answered: ${text}`)).toContain(told);
  }
  const [a, b] = await Promise.all((['A', 'B'] as const).map((side) => answer(page, side).boundingBox()));
  expect(a?.y).toBe(b?.y);
  expect((a?.x ?? 0) + (a?.width ?? 0)).toBeLessThanOrEqual(b?.x ?? 0);

  // The same version twice would be one question paid for twice.
  await answer(page, 'A').getByRole('combobox').selectOption('Version 2: Shorter');
  await expect(tool).toContainText('1 credit');
  await button(page, 'Run').click();
  await expect.poll(() => asked.length).toBe(3);
});

test('a run that the network breaks says so, keeps the other answer, and asks again as the same run', async ({
  page,
  person,
}) => {
  await openGenerator(page, person, 'cloud');
  await generate(page, 'remote work');
  await button(page, 'Shorter').click();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2');
  const asked: Asked[] = [];
  let isLost = true;
  await page.route('**/functions/v1/enhance/answer', async (route) => {
    const one = askedBy(route);
    asked.push(one);
    if (isLost && one.task.text === asked[0]?.task.text) return route.abort('connectionfailed');
    await fulfillAnswer(route, 'Begin with the main point.', 248);
  });
  await button(page, 'Run it').click();
  await button(page, 'Run both').click();
  const failed = page.getByRole('region', { name: /^Answer/ }).filter({ has: page.getByRole('alert') });
  await expect(failed).toHaveCount(1);
  await expect(failed.getByRole('alert')).toContainText(/connection/);
  await expect(page.getByText('Begin with the main point.', { exact: true })).toHaveCount(1);
  await expect(output(page)).toContainText('about remote work.');
  isLost = false;
  await button(page, 'Run both').click();
  await expect(page.getByText('Begin with the main point.', { exact: true })).toHaveCount(2);
  const [lost] = asked;
  const again = asked.slice(1).filter(({ task }) => task.text === lost?.task.text);
  expect(again.map(({ requestId }) => requestId)).toContain(lost?.requestId);
});

test('where the server has no model Run it says so, and that nothing is lost', async ({ page, person }) => {
  await openGenerator(page, person, 'offline');
  await generate(page, 'gardens');
  await button(page, 'Run it').click();
  await expect(output(page)).toContainText('Our server has no AI model at the moment.');
  await expect(output(page)).toContainText('about gardens.');
});

test('another topic is another prompt, the older ones stand under their own name, and a link takes one along', async ({
  page,
  person,
  extension,
}) => {
  await extension.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE_ORIGIN });
  await openGenerator(page, person, 'offline');
  await generate(page, 'remote work');
  await generate(page, 'gardens');
  const version = page.getByLabel('Version', { exact: true });
  const others = version.locator('optgroup[label="Prompts of other topics"] option');
  await expect(others).toHaveText(['remote work']);
  await version.selectOption('remote work');
  await expect(output(page)).toContainText('about remote work.');
  await button(page, 'Copy share link').click();
  await expect(page.getByText('The prompt is in the link itself, not on our server.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toBe('');
  expect(decodeURIComponent(link.hash)).toContain('about remote work.');
});

test('a topic of several lines is sent as it was typed: Shift+Enter begins a line, Enter sends', async ({
  page,
  person,
}) => {
  await openGenerator(page, person, 'offline');
  const asked = page.waitForRequest('**/functions/v1/generate');
  await topic(page).pressSequentially('gardens');
  await topic(page).press('Shift+Enter');
  await topic(page).pressSequentially('for beginners');
  await topic(page).press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ topic: 'gardens\nfor beginners' });
  await expect(output(page)).toContainText(/gardens/);
});
