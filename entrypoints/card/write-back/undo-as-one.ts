import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { hasFocus } from '@/entrypoints/card/editor/find-editor.ts';
import { readEditor, selectionAround } from '@/entrypoints/card/editor/read-editor.ts';
import { narrowEdit } from '@/shared/enhance/refine-edit.ts';
import { becomesTrue } from './holds.ts';
import { sendKey } from './key-events.ts';

interface Written {
  /** What the editor held before and after. */
  before: string;
  after: string;
  /** In how many steps of its history the editor may have it. */
  steps: number;
}

let following: AbortController | undefined;

/** One more step of the editor's own history: by the key it listens to, else by the browser's. */
function step(editor: HTMLElement, way: 'undo' | 'redo'): void {
  const modifier = /mac/i.test(navigator.platform) ? 'metaKey' : 'ctrlKey';
  const key = { key: 'z', keyCode: 90, shiftKey: way === 'redo', [modifier]: true };
  if (!sendKey(editor, 'keydown', key)) editor.ownerDocument.execCommand(way);
  // Older pages look at the text when the key is let go.
  sendKey(editor, 'keyup', key);
}

/** Whether the editor comes to hold another text than it held. */
const changes = (element: HTMLElement, text: string) => becomesTrue(() => readEditor(element).text !== text);

/** Whether a text is none between two others: their change was made inside what both begin and end with. */
function isBeyond(text: string, from: string, until: string): boolean {
  const { start, end } = narrowEdit(from, { start: 0, end: from.length, text: until });
  const isAround =
    text.startsWith(from.slice(0, start).trimEnd()) && text.trimEnd().endsWith(from.slice(end).trim());
  return !isAround || (text.trim() === '' && until.trim() !== '');
}

/**
 * Goes on in the direction the user took until the editor holds a text, as far as its history moves at all. A step that
 * took back more than was written, also the user's own, is made good at once: some have what was typed before in it.
 */
async function goOn(
  editor: EditorRef,
  way: 'undo' | 'redo',
  { from, until, steps, signal }: { from: string; until: string; steps: number; signal?: AbortSignal },
) {
  for (let left = steps; !signal?.aborted; left -= 1) {
    const element = editor.current();
    const text = element && readEditor(element).text;
    if (!element || text === null || text === until) return;
    const isTooFar = isBeyond(text, from, until);
    if (!isTooFar && left === 0) return;
    step(element, isTooFar === (way === 'undo') ? 'redo' : 'undo');
    if (!(await changes(element, text)) || isTooFar) return;
  }
}

/** Takes back what was just written by the editor's own history. */
export function undoWritten(editor: EditorRef, { before, after, steps }: Written): Promise<void> {
  return goOn(editor, 'undo', { from: after, until: before, steps });
}

type Way = 'undo' | 'redo';

interface Following {
  editor: EditorRef;
  written: Written;
  /** Writes one of the two texts where the editor's own history does not lead to it. */
  restore(way: Way): Promise<void>;
  signal: AbortSignal;
}

/** Which of the two texts stands, and the presses that bring the other. */
class History {
  private isUndone = false;
  private isBusy = false;
  /** Pressed while the press before was followed. */
  private next: Way | null = null;
  /** Steps of the user's own that he took back after ours. */
  private beyond = 0;

  constructor(private readonly following: Following) {}

  get isAtWork(): boolean {
    return this.isBusy;
  }

  press(way: Way): void {
    if (this.isBusy) this.next = way;
    else if (!this.isUndone || (way === 'redo' && this.beyond === 0)) void this.follow(way);
    else this.beyond += way === 'undo' ? 1 : -1;
  }

  async follow(way: Way): Promise<void> {
    const { editor, written, signal } = this.following;
    if (this.isBusy || this.beyond > 0 || this.isUndone !== (way === 'redo')) return;
    this.isBusy = true;
    const [from, until] = way === 'undo' ? [written.after, written.before] : [written.before, written.after];
    // The user's own step comes first: a step too many would take back what he wrote.
    const now = editor.current();
    const isMoved = now !== null && !isTextControl(now) && (await changes(now, from));
    if (isMoved && !signal.aborted) await goOn(editor, way, { from, until, steps: written.steps, signal });
    const element = editor.current();
    if (element && readEditor(element).text !== until && !signal.aborted) await this.following.restore(way);
    // The browser selects again what a step had replaced: the next run would take that part for the draft.
    const isPart = written.steps > 1 && element && editorKind(element) === 'contenteditable';
    if (isPart && !signal.aborted) selectionAround(element)?.collapseToEnd();
    this.isUndone = way === 'undo';
    this.isBusy = false;
    const { next } = this;
    this.next = null;
    if (next) this.press(next);
  }
}

/** The undo key is the editor's alone again. */
export function stopFollowing(): void {
  following?.abort();
}

/**
 * Lets one press of the undo key take back a change that stands in several steps of the editor's history, or in none, and
 * one of the redo key bring it back. Ends with the next edit of the user's own, or with the next text written.
 */
export function undoAsOne(editor: EditorRef, written: Written, restore: (way: Way) => Promise<void>): void {
  following?.abort();
  const element = editor.current();
  if (!element) return;
  following = new AbortController();
  const { signal } = following;
  const history = new History({ editor, written, restore, signal });
  const listen = { signal, capture: true };
  const scope = element.ownerDocument;
  scope.addEventListener(
    'keydown',
    (event) => {
      const isUndoKey = event.isTrusted && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndoKey || !hasFocus(editor.current() ?? element)) return;
      const key = event.key.toLowerCase();
      // Only one that draws people is followed: it takes a step of the browser's own for a change where the caret is.
      if (/[yz]/.test(key) && isTextControl(element)) event.preventDefault();
      if (key === 'z') history.press(event.shiftKey ? 'redo' : 'undo');
      else if (key === 'y') history.press('redo');
    },
    listen,
  );
  scope.addEventListener(
    'input',
    (event) => {
      const { inputType } = event as InputEvent;
      if (inputType === 'historyUndo') void history.follow('undo');
      else if (inputType === 'historyRedo') void history.follow('redo');
      else if (event.isTrusted && !history.isAtWork) following?.abort();
    },
    listen,
  );
}
