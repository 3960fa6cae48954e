import { SITE_ORIGIN } from '@/tests/support/extension-browser.ts';
import { fillLogin } from './buying.ts';
import { beginSignIn, connectButton } from './connecting.ts';
import { openPanel } from './library-fixtures.ts';
import { logIn } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test('a template is one on the site and in the library, changed and deleted on either side', async ({
  page,
  extension,
  person,
}) => {
  test.slow();
  const login = await beginSignIn(extension.context, extension.extensionId);
  await fillLogin(login, person);
  await connectButton(login).click();
  await expect(login.getByText('The extension is signed in.')).toBeVisible();

  // What is done of the first steps is what happened: nothing was rewritten yet.
  await page.goto(`${SITE_ORIGIN}/`);
  const first = page.getByRole('region', { name: 'First steps' });
  await expect(first).toContainText('2 of 3');
  await first.getByRole('button', { name: 'Put first steps away' }).click();
  await expect(first).toHaveCount(0);

  await page.goto(`${SITE_ORIGIN}/gallery`);
  await page.getByRole('link', { name: 'New template' }).click();
  await page.getByLabel('Title').fill('Offer');
  await page.getByLabel('Text', { exact: true }).fill('<b>Write an offer</b> to [CUSTOMER].');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Customer').fill('Northwind');
  const text = page.getByRole('region', { name: 'Text of Offer' });
  await expect(text).toHaveText('<b>Write an offer</b> to Northwind.');
  const address = page.url();

  const panel = await extension.context.newPage();
  await openPanel(panel, extension, 'Library');
  await panel.getByRole('button', { name: /^Offer/ }).click();
  await expect(panel.getByRole('switch', { name: 'Keep in my account' })).toBeChecked();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('Text', { exact: true }).fill('Write a short offer to [CUSTOMER].');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(async () => {
    await page.goto(address);
    await expect(text).toHaveText('Write a short offer to [CUSTOMER].', { timeout: 2_000 });
  }).toPass();

  // The other way round: a prompt of the library, once its user says so.
  await panel.getByRole('button', { name: 'Back to the library' }).click();
  await panel.getByRole('button', { name: 'New prompt' }).click();
  await panel.getByLabel('Name').fill('Thanks');
  await panel.getByLabel('Text', { exact: true }).fill('Thank [NAME].');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByRole('switch', { name: 'Keep in my account' }).click();
  await expect(panel.getByText('“Thanks” is in your account.')).toBeVisible();
  await page.goto(`${SITE_ORIGIN}/gallery`);
  await page.getByRole('button', { name: 'My Templates' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('link', { name: 'Thanks' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // The panel goes back to its list when the item it shows was deleted elsewhere.
  await expect(panel.getByRole('list', { name: 'Items' }).getByRole('button')).toHaveText([/^Offer/]);

  const popup = await extension.context.newPage();
  await popup.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await popup.getByRole('button', { name: 'Sign out' }).click();
  await expect(panel.getByText('Nothing saved yet').first()).toBeVisible();
});

/** Runs in the page: no extension hears it, and its silence never ends. */
function withoutExtension(): void {
  const { postMessage, setTimeout } = window;
  const isAsked = (message: unknown) => JSON.stringify(message).includes('WHETSTONE_ASK_STATE');
  window.postMessage = ((message: unknown, origin: string) => {
    if (!isAsked(message)) postMessage.call(window, message, { targetOrigin: origin });
  }) as typeof window.postMessage;
  window.setTimeout = ((act: () => void, ms: number) =>
    ms === 2_000 ? 0 : setTimeout(act, ms)) as typeof window.setTimeout;
}

test('the first steps stand there before it is known that no extension answers', async ({ page, person }) => {
  await page.addInitScript(withoutExtension);
  await logIn(page, person);
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('0 of 3');
});

/** Runs in the page: what of its contents was moved by something else than a press. */
async function moved(): Promise<string[]> {
  interface Shift extends PerformanceEntry {
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
    type: 'layout-shift',
    buffered: true,
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .flatMap(({ sources }) => sources.map(({ node }) => node))
    .filter((node) => document.querySelector('main')?.contains(node))
    .map((node) => node?.textContent?.slice(0, 40) ?? '');
}

test('the first steps come, open and go without moving what one reads', async ({ page, person }) => {
  await logIn(page, person);
  const first = page.getByRole('region', { name: 'First steps' });
  const list = first.getByRole('list');
  const below = page.getByRole('heading', { name: 'Try your own words' });
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1_280, height: 1_100 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(first).toBeVisible();
    await expect(list).toBeHidden();
    expect(await page.evaluate(moved)).toEqual([]);
  }
  const { y } = (await below.boundingBox()) ?? { y: 0 };
  await expect(first).toContainText('Next: ');
  await first.getByRole('button', { name: 'First steps', exact: true }).click();
  await expect(list).toBeVisible();
  await first.getByRole('button', { name: 'Put first steps away' }).click();
  await expect(first).toBeHidden();
  expect((await below.boundingBox())?.y).toBe(y);
});
