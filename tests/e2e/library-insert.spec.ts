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
    const written = await chat.read();
    // Parted by a blank line, never glued to what the user wrote; in a field of one line by a blank.
    const parting = editor.title === 'Single-line input' ? / / : /\s*\n\s*/;
    expect(written).toMatch(new RegExp(`^Hello\\.${parting.source}Reply to Ada\\.\\s+Keep it short\\.\\s*$`));
    await panel.close();
  });
}

test('a result of the panel is put into the page in front', async ({ page, extension, openEditor }) => {
  const [editor] = editors;
  if (!editor) throw new Error('There is an editor to write into.');
  const panel = await extension.context.newPage();
  await panel.goto(`chrome-extension://${extension.extensionId}/sidepanel.html`);
  await panel.getByRole('textbox', { name: 'Your draft' }).fill('teh report is late');
  await panel.getByRole('button', { name: 'Sharpen', exact: true }).click();
  const insert = panel.getByRole('button', { name: 'Insert', exact: true });
  await expect(insert).toBeEnabled();
  const chat = await openEditor(editor);
  await page.bringToFront();
  // A side panel stands beside the page in front; here it is a tab behind it.
  await insert.evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => chat.read()).toContain('The report is late');
  await expect(panel.getByText('Inserted, not sent.')).toBeAttached();
  await panel.close();
});
