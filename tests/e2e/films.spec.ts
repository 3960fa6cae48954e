import { expect } from '@playwright/test';
import { test } from './published-site.ts';

const films = ['Image to Prompt', 'Refine Email with 1 Click', 'Reframe Prompt with 1 Click'];

for (const colorScheme of ['light', 'dark'] as const)
  test(`each film is a picture until it is pressed, then plays with captions, in the ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    for (const title of films) {
      const play = page.getByRole('button', { name: `Play video: ${title}` });
      const picture = play.getByRole('presentation', { includeHidden: true });
      await play.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(1_000);
      expect(await picture.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain(colorScheme);
      await play.click();
      const film = page.getByLabel(title, { exact: true });
      await expect(film).toBeFocused();
      const seconds = () => film.evaluate((shown: HTMLVideoElement) => shown.currentTime);
      await expect.poll(seconds).toBeGreaterThan(0.2);
      expect(await film.evaluate((shown: HTMLVideoElement) => shown.currentSrc)).toContain(colorScheme);
      const captions = () =>
        film.evaluate((shown: HTMLVideoElement) => shown.textTracks[0]?.cues?.length ?? 0);
      await expect.poll(captions).toBeGreaterThan(2);
    }
  });
