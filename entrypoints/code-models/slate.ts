/** Where in its document, by the places of the parts one within the other. */
type Path = readonly number[];

interface Part {
  text?: string;
  children?: readonly Part[];
}

/** As far as Slate has it since its functions became methods of its editor. */
interface SlateEditor extends Part {
  apply(operation: { type: 'insert_text' | 'remove_text'; path: Path; offset: number; text: string }): void;
  withoutNormalizing(work: () => void): void;
}

/** What React hangs on the elements it draws. */
interface Fiber {
  return: Fiber | null;
  memoizedProps: { editor?: Partial<SlateEditor> } | null;
}

/** The editor is given to one of the components around its element. */
function editorOf(root: Element): SlateEditor | null {
  const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (root as unknown as Record<string, Fiber | null>)[key] : null;
  for (; fiber; fiber = fiber.return ?? null) {
    const editor = fiber.memoizedProps?.editor;
    if (editor?.apply && editor.withoutNormalizing && editor.children) return editor as SlateEditor;
  }
  return null;
}

const DRAWN_TEXT = '[data-slate-node=text]';

interface PlacedText {
  path: Path;
  text: string;
}

function textsOf({ children = [] }: Part, path: Path = []): PlacedText[] {
  return children.flatMap((child, index) => {
    const at = [...path, index];
    return child.text === undefined ? textsOf(child, at) : [{ path: at, text: child.text }];
  });
}

/** The letters of what is drawn: not what fills an empty text. */
function lettersOf(drawn: Element | DocumentFragment): string {
  return [...drawn.querySelectorAll('[data-slate-string]')].map(({ textContent }) => textContent).join('');
}

/** Each text of the document by where it is drawn; null where another is drawn than the document holds. */
function placesIn(root: Element, editor: SlateEditor): Map<Element, PlacedText> | null {
  const texts = textsOf(editor);
  const drawn = [...root.querySelectorAll(DRAWN_TEXT)];
  const places = new Map<Element, PlacedText>();
  drawn.forEach((element, index) => {
    const held = texts[index];
    // A line break at a text's end is drawn twice, so that it shows.
    if (held && lettersOf(element).trimEnd() === held.text.trimEnd()) places.set(element, held);
  });
  return drawn.length === texts.length && places.size === texts.length ? places : null;
}

/** The model behind a Slate editor, in which a block and a text may have more to them than is drawn. */
export interface SlateModel {
  /**
   * Replaces letters of what was drawn when the model was looked up, from the last to the first. All that is asked for in one
   * turn is made at its end, as one step of the history: the editor sets its document right only behind it.
   */
  replace(node: Text, edit: { start: number; end: number; text: string }): void;
}

/** @returns null where the model cannot be reached, or is no longer what is drawn */
export function slateModelOf(root: Element): SlateModel | null {
  const editor = editorOf(root);
  const places = editor && placesIn(root, editor);
  if (!editor || !places) return null;
  let asked: (() => void)[] = [];
  const make = () => {
    const edits = asked;
    asked = [];
    editor.withoutNormalizing(() => {
      for (const edit of edits) edit();
    });
  };
  return {
    replace(node, { start, end, text }) {
      const drawn = node.parentElement?.closest(DRAWN_TEXT);
      const held = drawn && places.get(drawn);
      if (!drawn || !held) return;
      const before = document.createRange();
      before.setStart(drawn, 0);
      before.setEnd(node, 0);
      const at = lettersOf(before.cloneContents()).length;
      if (asked.length === 0) queueMicrotask(make);
      asked.push(() => replaceLetters(editor, held, { start: at + start, end: at + end, text }));
    },
  };
}

/** By its letters alone: what a text has besides them stays. */
function replaceLetters(
  editor: SlateEditor,
  { path, text: held }: PlacedText,
  { start, end, text }: { start: number; end: number; text: string },
): void {
  // Added right behind what was typed, it would be the same step of the history: a letter is replaced with it.
  const before = [...held.slice(0, start)].at(-1) ?? '';
  const offset = start === end ? start - before.length : start;
  const gone = held.slice(offset, end);
  const made = held.slice(offset, start) + text;
  if (made) editor.apply({ type: 'insert_text', path, offset, text: made });
  if (gone) editor.apply({ type: 'remove_text', path, offset: offset + made.length, text: gone });
}
