import { expect, type Page } from '@playwright/test';
import { emailSamples } from '@/dashboard/content/email-samples.en.ts';
import { test } from './published-site.ts';

const [firstSample] = emailSamples;

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const mailOf = (page: Page) => page.getByRole('region', { name: 'Example e-mail' });

test('what the extension makes of a mail stands in the first screen before any press, with what it costs', async ({
  page,
}) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(viewport);
    await openHome(page);
    const made = mailOf(page).getByText(firstSample.results.balanced.text.slice(0, 40)).first();
    await expect(made).toBeInViewport({ ratio: 0.5 });
    for (const fact of ['Free on your device', 'No account', 'Nothing is sent unless you ask'])
      await expect(page.getByText(fact, { exact: true })).toBeInViewport();
  }
});

test('another level shows its result at once, and the field to try is a press away', async ({ page }) => {
  await openHome(page);
  await page.getByRole('radio', { name: 'Polish' }).first().check();
  await expect(mailOf(page)).toContainText(firstSample.results.polish.text, { useInnerText: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Try it on this page' }).click();
  await expect(page.getByLabel('Your sentence')).toBeInViewport();
});
