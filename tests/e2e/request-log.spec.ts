import { expect, test } from './engine-fixtures.ts';

test('a long log stands by days and a page at a time, and is gone through by keyboard', async ({
  page,
  extension,
  settings,
}) => {
  const today = new Date().setHours(12, 0, 0, 0);
  const lines = Array.from({ length: 45 }, (_, index) => ({
    id: `line-${index}`,
    at: today - Math.floor(index / 15) * 86_400_000 - (index % 15) * 60_000,
    engine: 'offline',
    host: null,
    chars: index,
    redactions: 0,
    credits: null,
    elapsedMs: 20,
    outcome: 'done',
  }));
  const background = await extension.background();
  await background.evaluate(
    (requestLog) => chrome.storage.local.set({ requestLog, requestLog$: { v: 1 } }),
    lines,
  );
  await settings.open();
  const log = page.getByRole('region', { name: 'Requests' });
  await expect(log.getByRole('heading')).toHaveText(['Today', 'Yesterday']);
  await expect(log.getByRole('list', { name: 'Today' }).getByRole('listitem')).toHaveCount(15);
  const items = log.getByRole('listitem');
  await expect(items).toHaveCount(20);
  await expect(items.first()).toContainText('0 characters');
  await page.getByRole('button', { name: 'Show 20 more of 25' }).focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(40);
  await expect(items.nth(20)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show 5 more of 5' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(45);
  await page.getByRole('button', { name: 'Clear the log' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(20);
});
