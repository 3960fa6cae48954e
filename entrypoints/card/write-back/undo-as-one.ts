import type { EditorRef } from '@/entrypoints/card/editor/editor-ref.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { sendKey } from './key-events.ts';

interface Written {
  /** What the editor held before and after. */
  before: string;
  after: string;
  /** In how many steps of its history the editor may have it. */
  steps: number;
}

/** An editor redraws after a step of its history within a frame or two, on a busy machine later. */
const REDRAW_MS = 400;
const REDRAW_STEP_MS = 10;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

let following: AbortController | undefined;

const isMac = () => /mac/i.test(navigator.platform);

/** One more step of the editor's own history: by the key it listens to, else by the browser's. */
function step(editor: HTMLElement, way: 'undo' | 'redo'): void {
  const modifier = isMac() ? { metaKey: true } : { ctrlKey: true };
  const key =
    way === 'undo'
      ? { key: 'z', keyCode: 90, ...modifier }
      : { key: 'z', keyCode: 90, shiftKey: true, ...modifier };
  if (!sendKey(editor, 'keydown', key)) editor.ownerDocument.execCommand(way);
}

/** Whether the editor comes to hold another text than it held. */
async function changes(element: HTMLElement, text: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < REDRAW_MS; waitedMs += REDRAW_STEP_MS) {
    if (readEditor(element).text !== text) return true;
    await wait(REDRAW_STEP_MS);
  }
  return false;
}

/** Goes on in the direction the user took until the editor holds a text, as far as its history moves at all. */
async function goOn(
  editor: EditorRef,
  way: 'undo' | 'redo',
  { until, steps }: { until: string; steps: number },
) {
  for (let count = 0; count < steps; count += 1) {
    const element = editor.current();
    const text = element && readEditor(element).text;
    if (!element || text === null || text === until) return;
    step(element, way);
    if (!(await changes(element, text))) return;
  }
}

/** Takes back what was just written by the editor's own history. */
export function undoWritten(editor: EditorRef, { before, steps }: Written): Promise<void> {
  return goOn(editor, 'undo', { until: before, steps });
}

/**
 * Lets one press of the undo key take back a change that stands in several steps of the editor's history, and one of the
 * redo key bring it back. Ends with the next edit of the user's own, or with the next text written.
 */
export function undoAsOne(editor: EditorRef, written: Written): void {
  following?.abort();
  const element = editor.current();
  if (!element) return;
  following = new AbortController();
  const { signal } = following;
  let isBusy = false;
  const follow = async (way: 'undo' | 'redo') => {
    if (isBusy) return;
    isBusy = true;
    const [from, until] = way === 'undo' ? [written.after, written.before] : [written.before, written.after];
    // The user's own step comes first: a step too many would take back what he wrote.
    const now = editor.current();
    if (now && (await changes(now, from))) await goOn(editor, way, { until, steps: written.steps });
    isBusy = false;
  };
  const scope = element.ownerDocument;
  const listen = { signal, capture: true };
  scope.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z') void follow(event.shiftKey ? 'redo' : 'undo');
      else if (key === 'y') void follow('redo');
    },
    listen,
  );
  scope.addEventListener(
    'input',
    (event) => {
      const { inputType } = event as InputEvent;
      if (inputType === 'historyUndo') void follow('undo');
      else if (inputType === 'historyRedo') void follow('redo');
      else if (event.isTrusted && !isBusy) following?.abort();
    },
    listen,
  );
}
