import { textFor } from '@/shared/errors/texts.en.ts';
import type { ExtensionBrowser } from '@/tests/support/extension-browser.ts';
import { axeInPage } from './axe.ts';
import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';
import { forgePresses } from './hostile-scripts.ts';

const [chatgpt] = editors;
if (!chatgpt) throw new Error('The first editor is the one of ChatGPT.');

const SAID = 'Paused: Whetstone reads nothing and sends nothing.';

async function pause(extension: ExtensionBrowser): Promise<void> {
  const background = await extension.background();
  await background.evaluate(() => chrome.storage.local.set({ pause: { until: null }, pause$: { v: 1 } }));
}

const pauseKept = async (extension: ExtensionBrowser) => {
  const background = await extension.background();
  return background.evaluate(async () => (await chrome.storage.local.get('pause')).pause ?? null);
};

for (const [surface, begins, goesOn] of [
  // In a tab of its own it stands over a page that takes nothing: the panel is the way on.
  ['popup', /^Sharpen this text/, /^Open side panel/],
  ['sidepanel', /^Sharpen/, /^Sharpen/],
] as const) {
  test(`while paused, the ${surface} says so before anything else, and how to go on`, async ({
    page,
    extension,
  }) => {
    await page.setViewportSize({ width: 340, height: 600 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pause(extension);
    await page.goto(`chrome-extension://${extension.extensionId}/${surface}.html#enhance`);
    const sharpen = page.getByRole('button', { name: begins });
    await expect(sharpen).toBeDisabled();
    const said = await page.getByText(SAID).boundingBox();
    const button = await sharpen.boundingBox();
    expect(said?.y).toBeLessThan(100);
    expect(said?.y).toBeLessThan(button?.y ?? 0);
    const violations = await axeInPage(page);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const resume = page.getByRole('button', { name: 'Resume' });
    await expect(resume).toHaveCount(1);
    // The one ember button is the one that goes on.
    const fill = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
    const ember = await fill(/^Resume/);
    expect(await fill(begins)).not.toBe(ember);
    await resume.press('Enter');
    await expect(page.getByText(SAID)).toBeHidden();
    await expect(page.getByRole('button', { name: goesOn })).toBeEnabled();
    await page.mouse.move(0, 0);
    await expect.poll(() => fill(goesOn)).toBe(ember);
    await expect.poll(() => pauseKept(extension)).toBeNull();
  });
}

test('a card that meets the pause ends it with one press, and goes on', async ({
  page,
  card,
  summon,
  openEditor,
  extension,
}) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft('their is a bug in the export');
  await pause(extension);
  await summon.shortcut();
  await expect(card.dialog.getByRole('alert')).toContainText(textFor('card', 'paused'));
  // The way on stands beside the sentence: nobody is sent elsewhere.
  await expect(card.dialog.getByRole('alert')).toContainText('press Resume to go on');
  const resume = card.dialog.getByRole('button', { name: 'Resume' });
  await expect(resume).toBeFocused();
  // A script of the page ends no pause.
  await page.evaluate(forgePresses);
  await expect.poll(() => pauseKept(extension)).toEqual({ until: null });
  // The page lent the focus elsewhere: only a press of the user's own counts now.
  await resume.click();
  expect(await card.doneText()).toContain('There is a bug');
  expect(await pauseKept(extension)).toBeNull();
});
