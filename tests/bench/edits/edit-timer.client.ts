import { editorAround } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { asMade } from '@/entrypoints/card/write-back/as-made.ts';
import { makeEdits } from '@/entrypoints/card/write-back/make-edits.ts';
import { planEdits } from '@/entrypoints/card/write-back/plan-edits.ts';
import type { Edit } from '@/shared/enhance/edits.ts';
import { deepActiveElement } from '@/shared/extension/deep-active-element.ts';

// Runs in a page with one editor: times our way of correcting words in it, and the bare operations on the same words.

const WRONG = /\bteh\b/g;
const editor = () => {
  const found = editorAround(deepActiveElement());
  if (!found) throw new Error('No editor has the focus.');
  return found;
};

declare global {
  var editTimer: {
    /** Nodes of the document. */
    nodes(): number;
    /** How long the edits take, with their plan, in ms; `readMs`: the reading before them. */
    ours(): Promise<{ readMs: number; planMs: number; editsMs: number; made: number }>;
    /** How long it takes to change the words where they are known to stand. */
    bare(): Promise<number>;
  };
}

globalThis.editTimer = {
  nodes() {
    const walker = document.createTreeWalker(editor());
    let count = 0;
    while (walker.nextNode()) count += 1;
    return count;
  },
  async ours() {
    const element = editor();
    const begin = performance.now();
    const reading = readEditor(element);
    const read = performance.now();
    const edits: Edit[] = [...reading.text.matchAll(WRONG)].map(({ index }) => ({
      start: index,
      end: index + 3,
      text: 'the',
    }));
    const planned = asMade(element, reading, {
      planned: planEdits(reading, edits),
      until: reading.text.length,
    });
    const plan = performance.now();
    await makeEdits(element, reading, planned);
    const editsMs = performance.now() - read;
    return { readMs: read - begin, planMs: plan - read, editsMs, made: planned.length };
  },
  async bare() {
    const element = editor();
    const isObserved = element.classList.contains('ProseMirror');
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { node: Text; at: number }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index } of node.data.matchAll(WRONG)) words.push({ node, at: index });
    }
    const begin = performance.now();
    for (const { node, at } of words.toReversed()) {
      if (isObserved) {
        node.replaceData(at, 3, 'the');
        continue;
      }
      selectionAround(element)?.setBaseAndExtent(node, at, node, at + 3);
      document.execCommand('insertText', false, 'the');
    }
    // What the editor makes of it in the same turn belongs to both.
    await null;
    return performance.now() - begin;
  },
};
