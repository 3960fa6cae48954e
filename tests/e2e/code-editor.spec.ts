import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

/** The extension may run at this address without the browser's question. */
const site = 'http://127.0.0.1:8099';
const codeMirror = join(import.meta.dirname, '../../node_modules/codemirror/lib/codemirror');

test('a code editor is read and written through its model; one that lets nobody in is said before a run', async ({
  page,
  card,
  summon,
}) => {
  await page.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wiki</title><body>' }),
  );
  await page.goto(site);
  await page.addStyleTag({ path: `${codeMirror}.css` });
  await page.addScriptTag({ path: `${codeMirror}.js` });
  await page.evaluate(() => {
    const made = Reflect.get(window, 'CodeMirror')(document.body);
    Object.assign(window, { made });
  });
  const read = () => page.evaluate(() => Reflect.get(window, 'made').getValue() as string);
  await page.locator('.CodeMirror').click();
  const draft = '# Notes\n\nwe has recieved teh letter';
  await page.keyboard.insertText(draft);
  await expect.poll(read).toBe(draft);
  await summon.shortcut();
  const result = await card.doneText();
  expect(result).toContain('received the letter');
  await card.button('Accept').click();
  await expect.poll(read).toBe(result);
  await expect(card.button('Undo')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(read).toBe(draft);

  await page.evaluate(() => Reflect.get(window, 'made').setOption('readOnly', true));
  await page.locator('.CodeMirror').click();
  await summon.shortcut();
  await expect(card.dialog.getByText(/does not share its text/)).toBeVisible();
  expect(await read()).toBe(draft);
});
