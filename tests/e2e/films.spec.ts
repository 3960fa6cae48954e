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

/** Runs in the page: what waits for the first words by the length of a motion waits so long that a slow machine has shown them by then. */
function slowMotion(): void {
  const hold = () => document.documentElement?.style.setProperty('--motion-state', '3s');
  hold();
  new MutationObserver(hold).observe(document, { childList: true });
}

test('pictures further down leave the line to the first words', async ({ plainBrowser, site }) => {
  const phone = await plainBrowser.newPage({ baseURL: site.url, viewport: { width: 412, height: 823 } });
  await phone.addInitScript(slowMotion);
  await phone.goto('/');
  const picturesAfterWords = () =>
    phone.evaluate(() => {
      const [words] = performance.getEntriesByName('first-contentful-paint');
      const pictures = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:avif|webp)$/.test(name));
      return pictures.map(({ startTime }) => startTime > (words?.startTime ?? Number.POSITIVE_INFINITY));
    });
  await expect
    .poll(() => phone.evaluate(() => performance.getEntriesByName('first-contentful-paint')))
    .toHaveLength(1);
  // On a phone the nearest may be out of the browser's reach at first.
  await phone.mouse.wheel(0, 1_000);
  await expect.poll(picturesAfterWords).not.toEqual([]);
  expect(await picturesAfterWords()).not.toContain(false);
  await phone.close();
});
