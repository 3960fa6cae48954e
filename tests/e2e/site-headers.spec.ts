import type { Page } from '@playwright/test';
import { paths } from '@/dashboard/app/paths.ts';
import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { buyStarter, fillLogin, visit } from './buying.ts';
import { beginSignIn, connectButton } from './connecting.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

/** Collects what a page's policy refused, from its first moment. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const note: unknown = Reflect.get(window, 'noteRefusal');
      if (typeof note === 'function') note(`${effectiveDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  return refused;
}

test('every page runs under the policy, with its fonts', async ({ page, person }) => {
  test.slow();
  const refused = await watchPolicy(page);
  const walk = async () => {
    for (const path of Object.values(paths)) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    }
  };
  await walk();
  await visit(page, paths.home);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Instrument Sans Variable', 'Newsreader']));
  await logIn(page, person);
  await walk();
  expect(refused).toEqual([]);
});

test('the extension is connected and a plan is bought under the policy', async ({ extension, person }) => {
  test.slow();
  const login = await beginSignIn(extension.context, extension.extensionId);
  const refused = await watchPolicy(login);
  await login.reload();
  await fillLogin(login, person);
  await connectButton(login).click();
  await expect(login.locator('whetstone-banner')).toContainText(person.email);
  await expect(login.getByText('The extension is signed in.')).toBeVisible();
  await buyStarter(login);
  expect(refused).toEqual([]);
});

test('a script that came in through a hole neither runs nor calls anywhere', async ({ page }) => {
  await visit(page, '/login');
  const refused = await watchPolicy(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reached = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
    const called = await fetch('https://elsewhere.example/take', { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    return { ran: 'ranInline' in window, called };
  });
  expect(reached).toEqual({ ran: false, called: false });
  await expect
    .poll(() => refused.join())
    .toMatch(/script-src-elem inline.*connect-src https:\/\/elsewhere\.example/);
});

test('no page frames the login', async ({ page }) => {
  const framer = 'http://framer.example/';
  await page.route(framer, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${SITE_ORIGIN}/login?ext=1" width="600" height="400"></iframe>`,
    }),
  );
  await page.goto(framer);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').getByText('Extension Login')).toHaveCount(0);
});
