import type { Locator } from '@playwright/test';
import type { Card } from './card.ts';
import type { ChatPage } from './chat-page.ts';
import type { EditorUnderTest } from './editors.ts';
import { cells, expect, passed, test } from './fixtures.ts';
import type { Way } from './summon.ts';

/** Drafts with errors the engine on the device mends for certain. */
export const drafts = {
  lines: 'i has recieved you letter yesterday\n\nits a realy good idea and we should of done it\nthanks alot',
  line: 'i has recieved you letter and its a realy good idea',
} as const;

/** What must come through letter by letter: right-to-left, joined emoji, Markdown, code, markup, entities. */
const literals = [
  'שלום עולם and teh مرحبا',
  'a family 👩‍👩‍👧‍👦 recieved a 🏳️‍🌈',
  '# not a heading',
  '- not a list',
  '```',
  'const isLess = 1 < 2 && "a" > \'b\';',
  '```',
  '<b onclick="alert(1)">not bold</b> &amp; teh <script>alert(1)</script>',
];

/** Every behaviour an editor must show, one row of the matrix. */
export function defineEditorSuite(editor: EditorUnderTest): void {
  const row = editor.title;
  const draft = editor.newLine ? drafts.lines : drafts.line;
  const first: Way = editor.hasChip === false ? 'menu' : 'chip';

  test.describe(row, () => {
    for (const way of ['chip', 'menu', 'shortcut'] as const) {
      if (way === 'chip' && editor.hasChip === false) continue;
      const then = way === first ? 'undo' : way === 'shortcut' ? 'caret' : undefined;
      test(`the whole draft, by ${way}`, {
        annotation: cells(row, then ? [way, then] : [way]),
      }, async ({ page, card, summon, openEditor }) => {
        const chat = await openEditor(editor);
        await chat.typeDraft(draft);
        await summon.by(way);
        const result = await card.doneText();
        expect(result).not.toBe(draft);
        await card.button('Accept').click();
        await expect.poll(() => chat.read()).toBe(result);
        passed(row, way);
        if (then === 'undo') {
          await chat.undo();
          await expect.poll(() => chat.read()).toBe(draft);
        }
        if (then === 'caret') {
          await page.keyboard.type(' ok');
          await expect.poll(() => chat.read()).toBe(`${result} ok`);
        }
        expect(await chat.sent()).toEqual([]);
      });
    }

    defineSelections(editor, first);
    defineDecisions(editor, { draft, way: first });
    defineMovingPages(editor, { draft, way: first });
    defineHardTexts(editor, { draft, way: first });
  });
}

function defineSelections(editor: EditorUnderTest, way: Way): void {
  const row = editor.title;

  test('one selected word', { annotation: cells(row, ['word']) }, async ({ card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(drafts.line);
    await chat.select({ line: 0, column: 6 }, { line: 0, column: 14 });
    await summon.by(way);
    const result = await card.doneText();
    // A word inside a sentence stays one: no capital, no full stop.
    expect(result).toBe('received');
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(drafts.line.replace('recieved', result));
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.line);
  });

  if (!editor.newLine) return;
  test('several selected lines', {
    annotation: cells(row, ['lines']),
  }, async ({ card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(drafts.lines);
    const lines = drafts.lines.split('\n');
    await chat.select({ line: 0, column: 2 }, { line: 2, column: 16 });
    await summon.by(way);
    const result = await card.doneText();
    await card.button('Accept').click();
    const tail = [lines[2]?.slice(16), lines[3]].join('\n');
    await expect.poll(() => chat.read()).toBe(`i ${result}${tail}`);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(drafts.lines);
  });
}

interface Scene {
  draft: string;
  way: Way;
}

function defineDecisions(editor: EditorUnderTest, { draft, way }: Scene): void {
  const row = editor.title;

  test('Accept pressed twice writes once', {
    annotation: cells(row, ['twice']),
  }, async ({ card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.by(way);
    const result = await card.doneText();
    await card.button('Accept').dblclick();
    await expect(card.button('Undo')).toBeVisible();
    expect(await chat.read()).toBe(result);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(draft);
  });

  test('Discard leaves the draft, Undo brings it back', {
    annotation: cells(row, ['cancel', 'revert']),
  }, async ({ card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.by(way);
    await card.doneText();
    await card.button('Discard').click();
    await expect(card.host).toHaveCount(0);
    expect(await chat.read()).toBe(draft);
    passed(row, 'cancel');
    await summon.by(way);
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
    await card.button('Undo').click();
    await expect.poll(() => chat.read()).toBe(draft);
  });
}

function defineMovingPages(editor: EditorUnderTest, { draft, way }: Scene): void {
  const row = editor.title;

  test('the page rebuilds its composer under the running card', {
    annotation: cells(row, ['rebuilt']),
  }, async ({ page, card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.by(way);
    await page.evaluate(() => window.__rerender());
    const result = await card.doneText();
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
  });

  test('the page goes to another chat under the running card', {
    annotation: cells(row, ['left']),
  }, async ({ page, card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.by(way);
    await page.evaluate(() => window.__navigate());
    await acceptIfOffered(chat, card);
    expect(await chat.read()).toBe('');
    expect(await chat.sent()).toEqual([]);
  });

  test('the user goes on writing under the running card', {
    annotation: cells(row, ['written on']),
  }, async ({ page, card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    await chat.restoreDraft(draft);
    await summon.by(way);
    await card.doneText();
    await chat.field.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' AND MORE');
    await acceptIfOffered(chat, card);
    expect(await chat.read()).toContain('AND MORE');
  });
}

/** A card that goes takes its frame along, and then nothing of it can be seen. */
const canBeSeen = (part: Locator): Promise<boolean> => part.isVisible().catch(() => false);

/** Presses Accept where the card still offers it, and waits until the card has decided what to do. */
async function acceptIfOffered(chat: ChatPage, card: Card): Promise<void> {
  const accept = card.button('Accept');
  const decided = card.button('Undo').or(card.dialog.getByRole('alert'));
  if (await canBeSeen(accept)) {
    // It goes where the card sees first that the draft is another.
    await Promise.race([accept.click().catch(() => undefined), accept.waitFor({ state: 'hidden' })]);
    const isGone = chat.page.locator('html:not(:has(whetstone-card))');
    await expect
      .poll(async () => (await isGone.isVisible()) || (await canBeSeen(decided.first())))
      .toBe(true);
  }
}

function defineHardTexts(editor: EditorUnderTest, { draft, way }: Scene): void {
  const row = editor.title;

  if (editor.startsUnderStrictPolicy !== false) {
    test('a page with a strict policy and Trusted Types', {
      annotation: cells(row, ['strict']),
    }, async ({ card, summon, openEditor }) => {
      const chat = await openEditor(editor, '?strict');
      await chat.restoreDraft(draft);
      await summon.by(way);
      const result = await card.doneText();
      await card.button('Accept').click();
      await expect.poll(() => chat.read()).toBe(result);
    });
  }

  test('texts full of markup, code and scripts stay literal', {
    annotation: cells(row, ['literal']),
  }, async ({ card, summon, openEditor }) => {
    const chat = await openEditor(editor);
    const before = literals.join(editor.newLine ? '\n' : ' ');
    await chat.restoreDraft(before);
    await summon.by(way);
    if (!editor.newLine) {
      // In one line with its markup all of it is material: nothing is offered, and nothing changes.
      await expect(card.dialog.getByText('Nothing found to change.')).toBeVisible();
      await expect(card.button('Accept')).toBeHidden();
      return expect(await chat.read()).toBe(before);
    }
    const result = await card.doneText();
    for (const part of ['שלום', '👩‍👩‍👧‍👦', '🏳️‍🌈', '1 < 2 && "a"', '<b onclick="alert(1)">', '&amp;'])
      expect(result).toContain(part);
    await card.button('Accept').click();
    await expect.poll(() => chat.read()).toBe(result);
    await chat.undo();
    await expect.poll(() => chat.read()).toBe(before);
  });
}
