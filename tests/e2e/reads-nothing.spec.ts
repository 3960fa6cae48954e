import { editors } from './editors.ts';
import { expect, test } from './engine-fixtures.ts';
import { local, readLog, store } from './trust-fixtures.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

test('no text of a page is read or sent before the user acts', async ({
  page,
  extension,
  ollama,
  card,
  summon,
}) => {
  await store(extension, local);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const worlds = new Map<number, string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (context.origin.includes(extension.extensionId)) worlds.set(context.id, context.name);
  });
  await session.send('Runtime.enable');
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(chatgpt.url);
  await expect.poll(() => worlds.size).toBeGreaterThan(0);
  const [world] = worlds.keys();
  const evaluate = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, contextId: world ?? 0, returnByValue: true }))
      .result.value;
  // Spies on everything a script can read text by, in the extension's own world, before there is a secret to read.
  await evaluate(`(() => {
    const read = (globalThis.__read = []);
    const spy = (owner, name) => {
      const own = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, { ...own, get() {
        const value = own.get.call(this);
        if (String(value).includes('SECRET')) read.push(name + ' of ' + (this.localName ?? this.nodeName));
        return value;
      } });
    };
    for (const [owner, names] of [
      [Node.prototype, ['textContent', 'nodeValue']],
      [HTMLElement.prototype, ['innerText', 'outerText']],
      [Element.prototype, ['innerHTML', 'outerHTML']],
      [CharacterData.prototype, ['data']],
    ]) for (const name of names) spy(owner, name);
  })()`);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('article'), { textContent: 'SECRET-OF-THE-PAGE' }));
  });
  // Everything a person does on a page without asking for anything: reading, scrolling, clicking, writing.
  await page.mouse.wheel(0, 300);
  await page.locator('article').last().click();
  await page.locator(chatgpt.selector).click();
  await page.keyboard.type('my own words');
  await expect(card.chip).toBeVisible();
  expect(await evaluate('globalThis.__read')).toEqual([]);
  expect(
    requests.filter((request) => request.includes('SECRET') || request.includes('my own words')),
  ).toEqual([]);
  expect(ollama.calls).toEqual([]);
  expect(await readLog(extension)).toEqual([]);

  // The spies do see what is read.
  await evaluate('document.body.textContent.length');
  expect(await evaluate('globalThis.__read')).toEqual(['textContent of body']);

  await summon.chip();
  await card.doneText();
  const sent = ollama.calls.map(({ body }) => body).join();
  expect(sent).toContain('my own words');
  expect(sent).not.toContain('SECRET-OF-THE-PAGE');
});
