import { editors } from './editors.ts';
import { expect, test } from './fixtures.ts';

const TEXT = 'Reply to Ada.\nKeep it short.';

for (const editor of editors) {
  test(`a text of the library joins what is written: ${editor.title}`, async ({
    page,
    extension,
    openEditor,
  }) => {
    const panel = await extension.context.newPage();
    await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
    const chat = await openEditor(editor);
    await chat.typeDraft('Hello.');
    await page.bringToFront();
    const answer = await panel.evaluate(
      (text) => chrome.runtime.sendMessage({ type: 'library.insert', body: { text } }),
      TEXT,
    );
    expect(answer).toEqual({ value: { code: null } });
    const written = (await chat.read()).replace(/\s+/g, ' ');
    expect(written).toContain('Hello.');
    expect(written).toContain('Reply to Ada. Keep it short.');
    await panel.close();
  });
}
