/** A place in a text of lines, both from 0. */
export interface LinePlace {
  line: number;
  column: number;
}

export interface LineEdit {
  from: LinePlace;
  to: LinePlace;
  text: string;
}

/** The text of a code editor, as its own program keeps it. */
export interface CodeModel {
  lines(): readonly string[];
  selection(): [from: LinePlace, to: LinePlace];
  select(from: LinePlace, to: LinePlace): void;
  /** Makes edits, from the last to the first, as one step of the editor's history. */
  edit(edits: readonly LineEdit[]): void;
}

interface AcePlace {
  row: number;
  column: number;
}
interface Ace {
  getReadOnly(): boolean;
  getSelectionRange(): { start: AcePlace; end: AcePlace };
  session: {
    doc: { getAllLines(): string[] };
    replace(range: { start: AcePlace; end: AcePlace }, text: string): void;
    markUndoGroup(): void;
  };
  selection: { setRange(range: { start: AcePlace; end: AcePlace }): void };
}

function aceModel(editor: Ace): CodeModel {
  const toAce = ({ line, column }: LinePlace) => ({ row: line, column });
  const fromAce = ({ row, column }: AcePlace) => ({ line: row, column });
  return {
    lines: () => editor.session.doc.getAllLines(),
    selection() {
      const { start, end } = editor.getSelectionRange();
      return [fromAce(start), fromAce(end)];
    },
    select: (from, to) => editor.selection.setRange({ start: toAce(from), end: toAce(to) }),
    edit(edits) {
      // What was typed just before is a step of its own, and so is what is typed next.
      editor.session.markUndoGroup();
      for (const { from, to, text } of edits)
        editor.session.replace({ start: toAce(from), end: toAce(to) }, text);
      editor.session.markUndoGroup();
    },
  };
}

interface CodeMirrorPlace {
  line: number;
  ch: number;
}
interface CodeMirror5 {
  isReadOnly(): boolean;
  getValue(separator: string): string;
  getCursor(end: 'from' | 'to'): CodeMirrorPlace;
  setSelection(anchor: CodeMirrorPlace, head: CodeMirrorPlace): void;
  replaceRange(text: string, from: CodeMirrorPlace, to: CodeMirrorPlace): void;
  operation(work: () => void): void;
}

function codeMirrorModel(editor: CodeMirror5): CodeModel {
  const toPlace = ({ line, column }: LinePlace) => ({ line, ch: column });
  const fromPlace = ({ line, ch }: CodeMirrorPlace) => ({ line, column: ch });
  return {
    lines: () => editor.getValue('\n').split('\n'),
    selection: () => [fromPlace(editor.getCursor('from')), fromPlace(editor.getCursor('to'))],
    select: (from, to) => editor.setSelection(toPlace(from), toPlace(to)),
    // The changes of one operation are one step of its history.
    edit: (edits) =>
      editor.operation(() => {
        for (const { from, to, text } of edits) editor.replaceRange(text, toPlace(from), toPlace(to));
      }),
  };
}

interface CodeMirror6 {
  state: {
    readOnly: boolean;
    doc: {
      toString(): string;
      line(number: number): { from: number };
      lineAt(offset: number): { number: number; from: number };
    };
    selection: { main: { from: number; to: number } };
  };
  dispatch(change: {
    changes?: { from: number; to: number; insert: string }[];
    selection?: { anchor: number; head: number };
    userEvent?: string;
  }): void;
}

/** What CodeMirror 6 hangs on the elements it draws: a tile by now, a view in earlier versions. */
interface Drawn {
  cmTile?: { root?: { view?: CodeMirror6 } };
  cmView?: { rootView?: { view?: CodeMirror6 } };
}

function codeMirror6Of(box: Element): CodeMirror6 | undefined {
  const drawn = box.querySelector('.cm-content') as Drawn | null;
  return drawn?.cmTile?.root?.view ?? drawn?.cmView?.rootView?.view;
}

function codeMirror6Model(editor: CodeMirror6): CodeModel {
  const toOffset = ({ line, column }: LinePlace) => editor.state.doc.line(line + 1).from + column;
  const fromOffset = (offset: number) => {
    const { number, from } = editor.state.doc.lineAt(offset);
    return { line: number - 1, column: offset - from };
  };
  return {
    lines: () => editor.state.doc.toString().split('\n'),
    selection() {
      const { from, to } = editor.state.selection.main;
      return [fromOffset(from), fromOffset(to)];
    },
    select: (from, to) => editor.dispatch({ selection: { anchor: toOffset(from), head: toOffset(to) } }),
    // Not told as typing or deleting, which its history would join with what was typed just before.
    edit: (edits) =>
      editor.dispatch({
        changes: edits.map(({ from, to, text }) => ({
          from: toOffset(from),
          to: toOffset(to),
          insert: text,
        })),
        userEvent: 'input',
      }),
  };
}

interface MonacoRange {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
}
interface Monaco {
  getContainerDomNode(): HTMLElement;
  getModel(): { getLinesContent(): string[] } | null;
  getSelection(): MonacoRange | null;
  setSelection(range: MonacoRange): void;
  getRawOptions(): { readOnly?: boolean };
  pushUndoStop(): void;
  executeEdits(source: string, edits: { range: MonacoRange; text: string }[]): void;
}

function monacoModel(editor: Monaco): CodeModel {
  const toRange = (from: LinePlace, to: LinePlace): MonacoRange => ({
    startLineNumber: from.line + 1,
    startColumn: from.column + 1,
    endLineNumber: to.line + 1,
    endColumn: to.column + 1,
  });
  return {
    lines: () => editor.getModel()?.getLinesContent() ?? [],
    selection() {
      const range = editor.getSelection();
      if (!range) return [START, START];
      const { startLineNumber, startColumn, endLineNumber, endColumn } = range;
      return [
        { line: startLineNumber - 1, column: startColumn - 1 },
        { line: endLineNumber - 1, column: endColumn - 1 },
      ];
    },
    select: (from, to) => editor.setSelection(toRange(from, to)),
    edit(edits) {
      editor.pushUndoStop();
      editor.executeEdits(
        'whetstone',
        edits.map(({ from, to, text }) => ({ range: toRange(from, to), text })),
      );
      editor.pushUndoStop();
    },
  };
}

const START: LinePlace = { line: 0, column: 0 };

interface PageWindow {
  monaco?: { editor?: { getEditors?(): readonly Monaco[] } };
}

/**
 * The model behind the box of a code editor, where the page lets it be reached: Ace and CodeMirror hang it on what they draw,
 * Monaco is found where the page publishes `monaco`.
 * @returns null where it cannot be reached, or takes no text
 */
export function modelOf(box: Element): CodeModel | null {
  const ace = (box as { env?: { editor?: Ace } }).env?.editor;
  if (ace) return ace.getReadOnly() ? null : aceModel(ace);
  const codeMirror = (box as { CodeMirror?: CodeMirror5 }).CodeMirror;
  if (codeMirror) return codeMirror.isReadOnly() ? null : codeMirrorModel(codeMirror);
  const codeMirror6 = codeMirror6Of(box);
  if (codeMirror6) return codeMirror6.state.readOnly ? null : codeMirror6Model(codeMirror6);
  const editors = (window as PageWindow).monaco?.editor?.getEditors?.() ?? [];
  const monaco = editors.find((editor) => editor.getContainerDomNode().contains(box));
  return monaco && !monaco.getRawOptions().readOnly ? monacoModel(monaco) : null;
}
