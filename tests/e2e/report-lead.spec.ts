import { button, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

test('a finding begins with its claim, its number and one voice; the others come at a press', async ({
  page,
}) => {
  await visit(page, '/sample-report');
  const finding = page.locator('#findings').getByRole('article').first();
  const voices = finding.getByRole('blockquote');
  await expect(voices).toHaveCount(1);
  const more = finding.getByRole('button', { name: /^Show \d+ more voices?/ });
  const count = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(voices).toHaveCount(1 + count);
  await expect(more).toBeHidden();
});

test('the first screen of a report holds its answer, three figures and a voice, before anything to press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/sample-report');
  const summary = page.getByRole('region', { name: 'Summary' });
  const figures = summary.getByRole('definition');
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    await expect(figure).toBeInViewport({ ratio: 1 });
    await expect(figure).toContainText(/^[\d,]+\s*of [\d,]+ (?:posts|that) speak of it$/);
  }
  const voice = summary.getByRole('figure');
  await expect(voice).toBeInViewport({ ratio: 1 });
  const [quoted, act] = await Promise.all([voice.boundingBox(), button(page, 'Export').boundingBox()]);
  expect(quoted?.y).toBeLessThan(act?.y ?? 0);
});
