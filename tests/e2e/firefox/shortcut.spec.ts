import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findFirefox } from '@/local/browsers.ts';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { pagesPort } from '@/tests/e2e/fixtures.ts';
import { firefoxBuild, launchFirefox } from '@/tests/support/extension-firefox.ts';
import { missingForScreen, openScreen } from '@/tests/support/screen.ts';
import { acceptResult, resultText } from './firefox-card.ts';
import { FirefoxPage } from './firefox-page.ts';

const executablePath = findFirefox();
const missing = missingForScreen();

test.skip(!executablePath, 'No Firefox on this machine. Set WHETSTONE_FIREFOX.');
test.skip(!existsSync(firefoxBuild), 'The extension is not built for Firefox. Run: npm run build');
test.skip(missing.length > 0, `This machine lacks ${missing.join(', ')}.`);

const notes = {
  title: 'Notes',
  url: 'https://notes.example/e/textarea',
  selector: '.composer textarea',
  newLine: 'Enter',
  undoGroupMs: 0,
} as const;

test('Firefox: the real keys open the card on a page the extension may not touch unasked', async () => {
  test.setTimeout(150_000);
  const screen = await openScreen();
  const { display } = screen;
  const firefox = await launchFirefox({
    executablePath: executablePath ?? '',
    pagesPort: pagesPort(),
    display,
  });
  try {
    const chat = await FirefoxPage.open(firefox.browser, notes);
    await chat.page.bringToFront();
    await chat.typeDraft(drafts.line);
    // The window manager gives the window the keys some time after it came to the front.
    await expect(async () => {
      await screen.act('key', 'alt+shift+w');
      await chat.page.waitForSelector('whetstone-card', { timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    const result = await resultText(chat.page);
    await acceptResult(chat.page);
    await expect.poll(() => chat.read()).toBe(result);
  } finally {
    await firefox.close();
    screen.close();
  }
});
