import { expect, type Page } from '@playwright/test';
import { test } from './published-site.ts';

/** Holds back code of the site until it is let go, as a slow line does. */
async function holdCode(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const { path, fields, button, called } of [
  {
    path: '/login',
    fields: { Email: 'ada@example.test', Password: 'correct horse 1' },
    button: 'Log In',
    called: '**/auth/v1/token*',
  },
  {
    path: '/login?ext=1&state=8b7c1f6e-1d0f-4f6e-9f0c-0f4f3b1c2d3e',
    fields: { Email: 'ada@example.test', Password: 'correct horse 1' },
    button: 'Log In',
    called: '**/auth/v1/token*',
  },
  {
    path: '/signup',
    fields: {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Username: 'ada',
      Email: 'ada@example.test',
      'Country code': '+49',
      'Mobile number (optional)': '7912345678',
      Password: 'correct horse 1',
    },
    button: 'Sign Up',
    called: '**/auth/v1/signup*',
  },
])
  test(`what is typed on ${path} before its code is there is kept, and never sent by the address`, async ({
    page,
  }) => {
    const release = await holdCode(page, /\/assets\/.*\.js$/);
    const sent: string[] = [];
    await page.route(called, (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ status: 400, json: {} });
    });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(path, { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(fields)) {
      if (label === 'Country code') {
        await page.getByText('Add a mobile number').click();
        await field(page, label).selectOption(text);
      } else await field(page, label).fill(text);
    }
    await page.getByRole('button', { name: button, exact: true }).click();
    await field(page, 'Password').press('Enter');
    release();
    await expect(async () => {
      await page.getByRole('button', { name: button, exact: true }).click();
      expect(sent.length).toBeGreaterThan(0);
    }).toPass();
    for (const text of Object.values(fields)) expect(sent[0]).toContain(text);
    expect(addresses.join()).not.toMatch(/ada%40example|correct/);
  });

test('a press that comes while the page’s own code is on its way counts once that is there', async ({
  page,
}) => {
  const release = await holdCode(page, /\/assets\/login-.*\.js$/);
  const sent = page.waitForRequest(/\/auth\/v1\/token/);
  await page.goto('/login', { waitUntil: 'commit' });
  await field(page, 'Email').fill('ada@example.test');
  await field(page, 'Password').fill('correct horse 1');
  // From here on the browser sends no form by itself.
  await page.waitForFunction(() => !document.dispatchEvent(new Event('submit', { cancelable: true })));
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'ada@example.test',
    password: 'correct horse 1',
  });
});

test('a topic and a choice are kept as well', async ({ page }) => {
  const release = await holdCode(page, /\/assets\/.*\.js$/);
  const asked = page.waitForRequest(/\/functions\/v1\/generate/);
  await page.goto('/generator', { waitUntil: 'commit' });
  const topic = field(page, 'What do you want your text to be about?');
  await topic.pressSequentially('the ferry');
  await page.getByRole('radio', { name: 'Long' }).check();
  release();
  await expect(async () => {
    await topic.press('End');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect((await asked).postDataJSON()).toMatchObject({ topic: 'the ferry', length: 'detailed' });
});

test('an Enter in the topic sends it once the code is there, as it does later', async ({ page }) => {
  const release = await holdCode(page, /\/assets\/generator-.*\.js$/);
  const asked = page.waitForRequest(/\/functions\/v1\/generate/);
  await page.goto('/generator', { waitUntil: 'commit' });
  const topic = field(page, 'What do you want your text to be about?');
  await topic.pressSequentially('the ferry');
  // From here on what is pressed is heard.
  await page.waitForFunction(() => !document.dispatchEvent(new Event('submit', { cancelable: true })));
  await topic.press('Enter');
  release();
  expect((await asked).postDataJSON()).toMatchObject({ topic: 'the ferry' });
  await expect(topic).toHaveValue('the ferry');
});

test('a question typed where another tool was written is the question of the tool that was asked for', async ({
  page,
}) => {
  const code = /\/assets\/research-.*\.js$/;
  const release = await holdCode(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/generator?tool=research', { waitUntil: 'commit' });
  const question = field(page, 'What do you want your text to be about?');
  // No choice of the other tool's.
  await field(page, 'Mode').selectOption({ index: 2 });
  await question.pressSequentially('noise cancelling ');
  await asked;
  await page.keyboard.type('headphones');
  release();
  await expect(page.getByRole('button', { name: 'Analyse', exact: true })).toBeVisible();
  const asking = field(page, 'What do you want your text to be about?');
  await expect(asking).toHaveValue('noise cancelling headphones');
  await expect(asking).toBeFocused();
  await expect(field(page, 'Mode').locator('option:checked')).toHaveText('Reddit Analysis - Detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Intelligence');
});

test('a link that is held down while the page comes to life is followed', async ({ page }) => {
  const code = /\/assets\/login-.*\.js$/;
  const release = await holdCode(page, code);
  const asked = page.waitForRequest(code);
  await page.goto('/login?plan=pro', { waitUntil: 'commit' });
  await asked;
  const link = page.getByRole('link', { name: 'Sign up', exact: true });
  const written = await link.elementHandle();
  await link.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => written?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/signup\?plan=pro$/);
});
