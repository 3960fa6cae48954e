import { expect } from './fixtures.ts';
import { REDO_BY_SHIFT } from './structure-judge.ts';
import type { StructurePage } from './structure-page.ts';

const DRAFT =
  '<p>We recieved teh <strong>big</strong> letter, see <a href="https://example.org/a">the docs</a></p><p>send it to Anna</p><p>call Bob</p>';
const REWRITE = `## Goal

We received the big letter, see the docs

## Steps

- Send it to Anna
- Call Bob today`;

/** A heading and an item of a list, in the words of the editor's own model. */
type Nodes = [heading: RegExp, item: RegExp];
const inHtml: Nodes = [/<h[1-3][^>]*>/, /<li[^>]*>/];
const inBlocks: Nodes = [/"type":"heading"/, /"type":"(?:listItem|list_item|listitem|bulletListItem)"/];
const inQuill: Nodes = [/"header":2/, /"list":"bullet"/];
const nodes: Record<string, Nodes> = {
  'draft-js': [/"type":"header-two"/, /"type":"unordered-list-item"/],
  lexical: inBlocks,
  prosemirror: inBlocks,
  quill1: inQuill,
  quill2: inQuill,
  tiptap: inBlocks,
};

/** Editors whose model has headings and lists. */
export const rewritable = [
  'ckeditor5',
  'contenteditable',
  'draft-js',
  'jodit',
  'lexical',
  'medium',
  'pell',
  'prosemirror',
  'quill1',
  'quill2',
  'squire',
  'summernote',
  'tinymce',
  'tiptap',
  'toastui',
  'trumbowyg',
];
/** Editors that get plain lines, and the card says so before. */
export const linesAlone = ['blocknote', 'slate', 'suneditor', 'trix'];

/** A rewrite of a whole draft in Markdown: as headings and lists of the editor's own, undone and redone by a key, taken back. */
export async function judgeRewrite(chat: StructurePage, editor: string): Promise<void> {
  const before = await chat.load(DRAFT);
  expect(await chat.rewrite(REWRITE)).toBe('written');
  const after = await chat.model();
  const [heading, item] = nodes[editor] ?? inHtml;
  expect(after).toMatch(heading);
  expect(after).toMatch(item);
  expect(after).not.toMatch(/## |- Send/);
  expect(after).toContain('https://example.org/a');
  await chat.press('Control', 'z');
  await expect.poll(() => chat.model()).toBe(before);
  await (REDO_BY_SHIFT.test(editor) ? chat.press('Control', 'Shift', 'z') : chat.press('Control', 'y'));
  await expect.poll(() => chat.model()).toBe(after);
  expect(await chat.revert()).toBe(true);
  await expect.poll(() => chat.model()).toBe(before);
}

/** Said before, and nothing is written. */
export async function judgeRefusal(chat: StructurePage): Promise<void> {
  const before = await chat.load(DRAFT);
  expect(await chat.rewrite(REWRITE)).toBe('said:lines');
  expect(await chat.model()).toBe(before);
}
