import type { EditorUnderTest } from './editors.ts';

/** Editors that are written to by a paste, which goes wherever they have their selection at that moment. */
export const pasted: readonly EditorUnderTest[] = [
  {
    title: 'Draft.js',
    url: 'https://claude.ai/e/menus-draft-js',
    selector: '.public-DraftEditor-content',
    newLine: 'Shift+Enter',
    undoGroupMs: 0,
  },
  {
    title: 'CodeMirror 6',
    url: 'https://claude.ai/e/codemirror6',
    selector: '.cm-content',
    newLine: 'Enter',
    undoGroupMs: 500,
  },
];
