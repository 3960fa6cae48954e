import { generalTexts } from '@/shared/errors/texts-general.en.ts';
import { editors } from '@/tests/e2e/editors.ts';
import { findVisible, pressable } from './firefox-card.ts';
import { expect, skipWithoutFirefox, test } from './firefox-fixtures.ts';

skipWithoutFirefox();

const DRAFT = 'i has recieved you letter yesterday';
const some = editors.filter(({ title }) => /ProseMirror|Plain textarea/.test(title));

for (const editor of some)
  test(`what is typed as a result comes goes into the field, and the result stays: ${editor.title}`, async ({
    openEditor,
  }) => {
    const chat = await openEditor(editor);
    const { page } = chat;
    await chat.typeDraft(DRAFT);
    await (await findVisible(page, 'button[aria-label="Sharpen with Whetstone"]')).click();
    await findVisible(page, 'input.typed');
    await page.keyboard.type('é日');
    await expect.poll(() => chat.read()).toBe(`${DRAFT}é日`);
    const retry = await pressable(page, 'Retry');
    const shown = () => retry.evaluate(() => document.body.textContent);
    await expect.poll(shown).toContain(generalTexts.draft_changed);
    expect(await shown()).toContain('I received your letter yesterday.');
  });
