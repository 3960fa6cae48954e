import { expect, test } from './fixtures.ts';

/** Of this site nothing is known; the extension may run at this address without the browser's question. */
const site = 'http://127.0.0.1:8099';
const notes =
  '<!doctype html><title>Notes</title><textarea style="width:400px;height:100px;margin-top:200px"></textarea>';

test.afterEach(async ({ extension }) => {
  const background = await extension.background();
  await background.evaluate(() => chrome.scripting.unregisterContentScripts());
});

test('a site the user adds has the chip, at once and later, and none once it is removed', async ({
  page,
  card,
  summon,
  extension,
}) => {
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: notes }));
  await page.goto(site);
  const field = page.locator('textarea');
  await field.fill('we recieved teh letter');
  await expect(card.chip).toBeHidden();
  await summon.shortcut();
  await card.doneText();
  await card.button('Accept').click();
  // This origin is allowed already, so the browser asks nobody.
  await card.dialog.getByRole('button', { name: 'Add this site' }).click();
  await expect(card.dialog.getByText(/^Added\./)).toBeVisible();
  await field.press('End');
  await expect(card.chip).toBeVisible();
  await page.reload();
  await field.fill('we recieved teh letter');
  await expect(card.chip).toBeVisible();
  await card.chip.click();
  await card.doneText();
  await card.button('Accept').click();
  await expect(field).toHaveValue(/received the letter/);

  const settings = await page.context().newPage();
  await settings.goto(`chrome-extension://${extension.extensionId}/options.html`);
  const added = settings.getByRole('list', { name: 'Sites you added' });
  await expect(added).toContainText(new URL(site).host);
  await added.getByRole('button', { name: /^Remove/ }).click();
  await expect(added).toBeHidden();
  await page.bringToFront();
  await page.reload();
  await field.fill('we recieved teh letter');
  await field.press('End');
  await expect
    .poll(() => settings.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length))
    .toBe(0);
  await expect(card.chip).toBeHidden();
});

test('of a site nothing is known of, a field of several lines has the chip while it is used, and no search has', async ({
  page,
  card,
  summon,
}) => {
  const fields =
    '<!doctype html><title>Notes</title><textarea id="notes" style="width:400px;height:100px;margin-top:200px"></textarea><textarea id="search" rows="1" style="width:400px;display:block;margin-top:160px;overflow:hidden"></textarea><div id="message" class="ProseMirror" contenteditable="true" style="width:400px;margin-top:100px"><p><br></p></div>';
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: fields }));
  await page.goto(site);
  const text = 'we recieved teh letter';
  await page.locator('#notes').fill(text);
  await summon.shortcut();
  await card.doneText();
  await card.button('Accept').click();
  await card.dialog.getByRole('button', { name: 'Add this site' }).click();
  await expect(card.dialog.getByText(/^Added\./)).toBeVisible();
  await page.reload();
  await page.locator('#notes').pressSequentially(text);
  await expect(card.chip).toBeVisible();
  await page.locator('#search').pressSequentially(text);
  await expect(card.chip).toBeHidden();
  await page.locator('#message').pressSequentially(text);
  await expect(card.chip).toBeVisible();
});

test('a site is added and taken out again by the popup', async ({ page, card, extension }) => {
  await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: notes }));
  await page.goto(site);
  const popup = await page.context().newPage();
  // The popup over that page: the browser tells it the tab in front.
  await popup.addInitScript((url) => {
    chrome.tabs.query = (async () => [{ id: 1, url }]) as unknown as typeof chrome.tabs.query;
  }, `${site}/`);
  await popup.goto(`chrome-extension://${extension.extensionId}/popup.html`);
  await popup.getByRole('button', { name: 'Add this site' }).click();
  await expect(popup.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await page.bringToFront();
  await page.reload();
  await page.locator('textarea').fill('we recieved teh letter');
  await expect(card.chip).toBeVisible();

  await popup.bringToFront();
  await popup.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(popup.getByRole('button', { name: 'Add this site' })).toBeVisible();
  const registered = () => popup.evaluate(() => chrome.scripting.getRegisteredContentScripts());
  await expect.poll(async () => (await registered()).length).toBe(0);
});

const field = '<textarea style="width: 400px; height: 100px; margin-top: 160px"></textarea>';
const frames = {
  'of the same origin': `<iframe src="/frame"></iframe>`,
  'with its document in an attribute': `<iframe srcdoc='${field}'></iframe>`,
  'that the page’s script writes into': `<iframe></iframe><script>document.querySelector("iframe").contentDocument.body.innerHTML = '${field}'</script>`,
};

for (const [name, frame] of Object.entries(frames))
  test(`on a site the user added, the chip comes in a frame ${name}`, async ({
    page,
    card,
    summon,
    extension,
  }) => {
    const body = `<!doctype html><title>Mail</title><style>iframe { width: 900px; height: 600px }</style>${field}${frame}`;
    await page.route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: route.request().url().endsWith('/frame') ? field : body,
      }),
    );
    await page.goto(site);
    const outside = page.locator('textarea');
    await outside.fill('we recieved teh letter');
    await summon.shortcut();
    await card.doneText();
    await card.button('Accept').click();
    await card.dialog.getByRole('button', { name: 'Add this site' }).click();
    await expect(card.dialog.getByText(/^Added\./)).toBeVisible();
    const background = await extension.background();
    const registered = () => background.evaluate(() => chrome.scripting.getRegisteredContentScripts());
    await expect.poll(async () => (await registered()).length).toBe(1);

    await page.reload();
    const inside = page.frameLocator('iframe').locator('textarea');
    await inside.fill('we recieved teh letter');
    const chip = page.frameLocator('iframe').getByRole('button', { name: 'Sharpen with Whetstone' });
    await expect(chip).toBeVisible();
    await chip.click();
    await card.doneText();
    await card.button('Accept').click();
    await expect(inside).toHaveValue(/received the letter/);
    await expect(outside).toHaveValue('');
  });
