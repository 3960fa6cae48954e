import { expect, test } from './engine-fixtures.ts';
import { expectNoBarriers } from './well-made.ts';

const MODEL = 'llama3.2:latest';

test.beforeEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => chrome.storage.local.clear());
});

test('every state of the settings is free of barriers at 320 px', async ({ page, ollama, settings }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const check = async (state: string) => {
    await expectNoBarriers(page, state);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await settings.open();
  await settings.openSetup('The browser’s own model');
  await check('browser model');
  ollama.temper = 'refuses origins';
  await settings.openSetup('Your model server');
  await settings.test({ Model: MODEL });
  await expect(page.getByText(/OLLAMA_ORIGINS/)).toBeVisible();
  await check('failed test');
  ollama.temper = 'works';
  await settings.test({ Model: '' });
  await page.getByRole('button', { name: MODEL }).click();
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  await check('set up');
  await settings.openSetup('Your key');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('Paste the key of your account there.')).toBeVisible();
  await check('key missing');
});

test('in view are the engine in use and the next offer; the others are behind a press', async ({
  page,
  settings,
}) => {
  await settings.open();
  const names = () =>
    page
      .getByRole('radiogroup', { name: 'Engine' })
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.filter((radio) => radio.checkVisibility()).map((radio) => radio.getAttribute('aria-label')),
      );
  await expect.poll(names).toEqual(['Automatic', 'Your model server']);
  await settings.chooseEngine('Built-in rules');
  await expect(page.getByRole('radio', { name: 'Built-in rules' })).toBeChecked();
  // Where texts stay first, then where they are sent, whatever was in view before.
  expect(await names()).toEqual([
    'Automatic',
    'The browser’s own model',
    'Your model server',
    'A downloaded model',
    'Built-in rules',
    'Your key',
    'Whetstone cloud',
  ]);
  await expect(page.getByRole('heading', { name: 'Leaves this computer' })).toBeVisible();
  // What this browser lacks cannot be chosen; its line says why.
  await expect(page.getByRole('radio', { name: 'The browser’s own model' })).toBeDisabled();
  // Nothing moves while they are in view; folded, the chosen one stays.
  await page.getByText('Other engines').click();
  await expect.poll(names).toEqual(['Automatic', 'Your model server', 'Built-in rules']);
  await settings.chooseEngine('Automatic');
});

test('each engine stands in the list once, and its line opens its own settings', async ({
  page,
  settings,
}) => {
  await settings.open();
  const engines = page.getByRole('radiogroup', { name: 'Engine' });
  for (const name of ['The browser’s own model', 'Your model server', 'Your key'] as const) {
    await settings.openSetup(name);
    await expect(engines.getByRole('radio', { name, exact: true })).toHaveCount(1);
    const toggle = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(toggle).toHaveCount(1);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // One at a time, so that no two forms are mistaken for each other.
    await expect(engines.locator('button[aria-expanded="true"]')).toHaveCount(1);
    const below = await toggle.getAttribute('aria-controls');
    await expect(page.locator(`[id="${below}"]`)).toBeVisible();
  }
  await expect(page.getByLabel('Key', { exact: true })).toBeVisible();
  await expect(engines.getByRole('radio', { name: 'Automatic' })).toBeChecked();
});

test('by keyboard, the line of a server is walked as it is drawn, and the press that finds one stays', async ({
  page,
  settings,
}) => {
  await settings.open();
  const toggle = page.getByRole('button', { name: /^Your model server/ });
  const find = page.getByRole('button', { name: 'Find a server on this computer' });
  // There before its words, which are read out only then.
  const told = page.getByRole('radiogroup', { name: 'Engine' }).getByRole('status');
  await expect(told).toHaveText('');
  const heard = await told.elementHandle();
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(find).toBeFocused();
  const [first, second] = [await toggle.boundingBox(), await find.boundingBox()];
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  const pressed = await find.elementHandle();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  for (const one of [heard, pressed]) expect(await one?.evaluate((node) => node.isConnected)).toBe(true);
});

test('by keyboard alone: a server is set up, tested and chosen', async ({ page, settings }) => {
  await settings.open();
  await page.getByRole('radio', { name: 'Automatic' }).focus();
  const local = page.getByRole('radio', { name: 'Your model server' });
  await page.keyboard.press('ArrowDown');
  await expect(local).toBeFocused();
  await page.getByLabel('Address', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Model', { exact: true })).toBeFocused();
  await page.keyboard.type(MODEL);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Now in use\.$/)).toBeVisible();
  await expect(local).toBeChecked();
});
