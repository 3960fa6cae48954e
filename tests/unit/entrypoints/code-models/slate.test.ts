import { createEditor, type Descendant, type Editor } from 'slate';
import { withHistory } from 'slate-history';
import { describe, expect, it } from 'vitest';
import { type SlateEditor, writeToEditor } from '@/entrypoints/code-models/slate.ts';

interface Kept {
  type?: string;
  id?: string;
  text?: string;
  hidden?: string;
  children?: Kept[];
}

/** Slate itself, without what draws it. */
function editorOf(children: Kept[]) {
  const editor = withHistory(createEditor());
  editor.isInline = (part) => (part as Kept).type === 'link' || (part as Kept).type === 'mention';
  editor.isVoid = (part) => (part as Kept).type === 'mention';
  editor.children = children as Descendant[];
  return editor;
}

const line = (id: string, ...children: Kept[]): Kept => ({ id, children });
const write = (editor: Editor, drawn: string, edits: { start: number; end: number; text: string }[]) =>
  writeToEditor(editor as unknown as SlateEditor, { drawn, edits });
/** What Slate sets its document right after. */
const turn = () => Promise.resolve();

describe('lines of a Slate document', () => {
  const lines = () => [
    line('a', { text: 'one ' }, { text: 'two', hidden: 'x' }),
    line('b', { text: 'three' }),
    line('c', { text: 'four', hidden: 'y' }),
  ];

  it('are joined and parted, and each keeps what is not drawn of it', async () => {
    const editor = editorOf(lines());
    const isTaken = write(editor, 'one two\nthree\nfour', [
      { start: 3, end: 4, text: '\n' },
      { start: 7, end: 8, text: ', ' },
      { start: 15, end: 16, text: 'i' },
    ]);
    await turn();
    expect(isTaken).toBe(true);
    expect(editor.children).toEqual([
      line('a', { text: 'one' }),
      line('a', { text: 'two, ', hidden: 'x' }, { text: 'three' }),
      line('c', { text: 'fiur', hidden: 'y' }),
    ]);
    editor.undo();
    expect(editor.children).toEqual(lines());
    editor.redo();
    expect(editor.children).toHaveLength(3);
  });

  it('go with an empty one between them, and come with one', async () => {
    const editor = editorOf([
      line('a', { text: 'one' }),
      line('b', { text: '' }),
      line('c', { text: 'two' }),
    ]);
    expect(write(editor, 'one\n\ntwo', [{ start: 4, end: 5, text: '' }])).toBe(true);
    await turn();
    expect(editor.children).toEqual([line('a', { text: 'one' }), line('c', { text: 'two' })]);
    write(editor, 'one\ntwo', [{ start: 3, end: 3, text: ' more\n\nand' }]);
    await turn();
    expect(editor.children.map((part) => (part as Kept).children?.[0]?.text)).toEqual([
      'one more',
      '',
      'and',
      'two',
    ]);
  });

  it('are no step with what was typed before', async () => {
    const editor = editorOf([line('a', { text: '' })]);
    editor.select(editor.end([]));
    for (const letter of 'ab') {
      editor.insertText(letter);
      await turn();
    }
    write(editor, 'ab', [{ start: 2, end: 2, text: 'c\nd' }]);
    await turn();
    editor.undo();
    expect(editor.children).toEqual([line('a', { text: 'ab' })]);
  });

  it('of one block stay in it', async () => {
    const editor = editorOf([line('a', { text: 'one\ntwo' })]);
    write(editor, 'one\ntwo', [{ start: 7, end: 7, text: '\nthree' }]);
    await turn();
    expect(editor.children).toEqual([line('a', { text: 'one\ntwo\nthree' })]);
  });
});

it('an editor that throws amid the edits counts as written to: nothing is written a second time', async () => {
  const editor = editorOf([line('a', { text: 'teh box' }), line('b', { text: 'teh end' })]);
  const { apply } = editor;
  let count = 0;
  editor.apply = (operation) => {
    count += 1;
    if (count === 3) throw new Error('Not this one.');
    apply(operation);
  };
  const edits = [
    { start: 0, end: 3, text: 'the' },
    { start: 8, end: 11, text: 'the' },
  ];
  expect(write(editor, 'teh box\nteh end', edits)).toBe(true);
  await turn();
  expect(editor.children).toEqual([line('a', { text: 'teh box' }), line('b', { text: 'the end' })]);
  editor.undo();
  expect(editor.children).toEqual([line('a', { text: 'teh box' }), line('b', { text: 'teh end' })]);
});

describe('what is drawn of a Slate document', () => {
  const mention = { type: 'mention', children: [{ text: '' }] };
  const drawn = [
    line(
      'a',
      { text: 'Hi\u00a0' },
      mention,
      { text: ' and ' },
      { type: 'link', children: [{ text: 'teh' }] },
      { text: '' },
    ),
    { type: 'quote', children: [line('q', { text: 'teh words' }), line('r', { text: 'of others' })] },
    line('b', { text: 'teh end' }),
  ];

  it('is found beside mentions and quotations', async () => {
    const editor = editorOf(structuredClone(drawn));
    const text = 'Hi [[mention 1]] and teh\n[[quote 2]]\nteh end';
    const at = text.indexOf('teh');
    write(editor, text, [
      { start: at, end: at + 3, text: 'the' },
      { start: text.indexOf('teh end'), end: text.indexOf('teh end') + 3, text: 'the' },
    ]);
    await turn();
    const told = JSON.stringify(editor.children);
    expect(told).toContain('"type":"link","children":[{"text":"the"}]');
    expect(told).toContain('"the end"');
    expect(told).toContain('teh words');
  });

  it('is another than the document holds: nothing is written', () => {
    const editor = editorOf(structuredClone(drawn));
    expect(write(editor, 'Hi there', [{ start: 0, end: 2, text: 'Ho' }])).toBe(false);
    expect(editor.children).toEqual(drawn);
  });

  it('takes a letter between two runs into the one it was planned for', async () => {
    const editor = editorOf([line('a', { text: 'one' }, { text: 'two', hidden: 'x' })]);
    writeToEditor(editor as unknown as SlateEditor, {
      drawn: 'onetwo',
      edits: [{ start: 3, end: 3, text: '!', piece: { at: 3 } }],
    });
    await turn();
    expect(editor.children).toEqual([line('a', { text: 'one' }, { text: '!two', hidden: 'x' })]);
  });
});
