import { button, visit } from './signing-in.ts';
import { expect, test } from './site-fixtures.ts';

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
