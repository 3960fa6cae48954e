import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import type { Reading } from '@/entrypoints/card/editor/read-rich-text.ts';
import { comesTrue, settle } from './settle.ts';

/** Slate shows an edit after the next frame, some pages a turn later still. */
const VERIFY_MS = 500;
const VERIFY_STEP_MS = 20;
/** Some editors take a change back some frames after they showed it. */
const LATE_LOOK_MS = 120;

/** Whether something holds by now or within half a second. */
export function becomesTrue(isTrue: () => boolean): Promise<boolean> {
  return comesTrue(isTrue, { withinMs: VERIFY_MS, stepMs: VERIFY_STEP_MS });
}

/**
 * Twice, some frames apart: what an editor shows at once it may still throw away. A user who types on in between has
 * seen the text, and what he adds is no fault of it.
 */
export async function holds(
  { editor }: EditorSpot,
  isIt: (now: Reading) => boolean,
  onShown?: () => void,
): Promise<boolean> {
  const isThere = () => {
    const element = editor.current();
    return element !== null && isIt(readEditor(element));
  };
  if (!(await becomesTrue(isThere))) return false;
  const looked = new AbortController();
  let isTyping = false;
  const onKey = (event: Event) => {
    isTyping ||= event.isTrusted;
  };
  const scope = editor.current()?.ownerDocument;
  scope?.addEventListener('keydown', onKey, { capture: true, signal: looked.signal });
  onShown?.();
  await settle(LATE_LOOK_MS);
  // Some put marks of their own into the text for a moment: one look in between says nothing.
  const stays = await becomesTrue(() => isTyping || isThere());
  looked.abort();
  return stays;
}
