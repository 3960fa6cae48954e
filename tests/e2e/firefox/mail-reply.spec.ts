import { mailReply, mended, plain } from '@/tests/e2e/mail-reply.ts';
import { findVisible, resultText } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

test('a reply keeps its link, bold, list, picture, signature and quote; one key takes it back', async ({
  openEditor,
  openOwn,
}) => {
  const own = await openOwn('options.html');
  const chat = await openEditor(mailReply);
  const before = await chat.read();
  await (await findVisible(chat.page, '.mail-body div')).click();
  // As the popup does: the chip stands beside what is in focus, and this asks for the same.
  await own.evaluate(() =>
    Reflect.get(globalThis, 'browser').runtime.sendMessage({ type: 'card.openActive', body: {} }),
  );
  await (await findVisible(chat.page, '[title="Mode, persona, context"]')).click();
  await (await findVisible(chat.page, 'input[type="radio"][value="polish"]')).click();
  const result = await resultText(chat.page);
  expect(result).not.toContain('Tom Reed');
  expect(result).not.toContain('Anna wrote');
  await chat.accept();
  await expect.poll(() => chat.read().then(plain)).toBe(mended(before));
  await chat.undo();
  await expect.poll(() => chat.read().then(plain)).toBe(before);
  expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
});
