import { findFirefox } from '@/local/browsers.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { drafts } from '@/tests/e2e/editor-suite.ts';
import { type EditorUnderTest, editors } from '@/tests/e2e/editors.ts';
import { pagesPort } from '@/tests/e2e/fixtures.ts';
import { withBuildWithout } from '@/tests/support/build-without.ts';
import { firefoxBuild, launchFirefox } from '@/tests/support/extension-firefox.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { test as base, expect, skipWithoutFirefox } from './firefox-fixtures.ts';

/** Where the script that writes does not come into the page. */
const test = base.extend({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      await withBuildWithout(firefoxBuild, 'writer.js', async (folder) => {
        const executablePath = findFirefox() ?? '';
        const firefox = await launchFirefox({ executablePath, pagesPort: pagesPort(), folder });
        await use(firefox);
        await firefox.close();
      });
    },
    { scope: 'worker' },
  ],
});

skipWithoutFirefox();

const [chatgpt] = editors as [EditorUnderTest];

test('a card that cannot write says so before Accept and offers Copy', async ({ openEditor }) => {
  const chat = await openEditor(chatgpt);
  await chat.typeDraft(drafts.line);
  await (await findVisible(chat.page, 'button[aria-label="Sharpen with Whetstone"]')).click();
  const copy = await pressable(chat.page, 'Copy');
  const shown = () => copy.evaluate(({ ownerDocument }) => ownerDocument.body.innerText);
  // The result may be there before it is known that the script is not.
  await expect.poll(shown).toContain(textFor('card', 'write_blocked'));
  expect(await shown()).not.toContain('Accept');
  expect(await chat.read()).toBe(drafts.line);
});
