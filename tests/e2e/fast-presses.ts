import { drafts } from './editor-suite.ts';
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

/** So much to mend that an editor that draws between two changes is at it for a while. */
export const LONG_DRAFT = Array.from({ length: 24 }, () => drafts.line).join(' ');

/** Makes the page one of those that send their draft as Enter is let go. */
export const sendAtKeyUp = (field: Element): void =>
  field.addEventListener('keyup', (event) => {
    if ((event as KeyboardEvent).key === 'Enter') window.__sent.push(window.__read());
  });

/** Has every edit keep the page busy, so that a long write goes on until all is typed. */
export function slowEdits(field: Element): void {
  const work = () => {
    const end = performance.now() + 120;
    while (performance.now() < end);
  };
  for (const name of ['beforeinput', 'textInput']) field.addEventListener(name, work);
}
