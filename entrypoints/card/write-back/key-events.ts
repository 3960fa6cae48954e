import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import { pageSide, pageWorld } from '@/shared/extension/page-world.ts';

interface Key {
  key: string;
  keyCode: number;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
}

/** @returns whether the page took the key for itself */
export function sendKey(editor: HTMLElement, type: 'keydown' | 'keyup', { key, ...rest }: Key): boolean {
  const world = pageWorld(editor);
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : '';
  const init = Object.assign(new world.Object(), rest, {
    // Firefox has none of its own in a key that is made.
    which: rest.keyCode,
    key,
    code,
    bubbles: true,
    cancelable: true,
    composed: true,
  });
  return !pageSide(editor).dispatchEvent(new world.KeyboardEvent(type, init as KeyboardEventInit));
}

/** What an input method sends in place of the keys it swallows: text comes that no key stands for. */
export const PROCESS: Key = { key: 'Process', keyCode: 229 };

/**
 * Does something between the keys that editors with a history of their own take for the beginning and end of typing, and at
 * which older pages look what a field holds.
 */
export async function asTyping<T>(editor: HTMLElement, work: () => Promise<T>): Promise<T> {
  if (!/contenteditable|text-control/.test(editorKind(editor))) return work();
  sendKey(editor, 'keydown', PROCESS);
  const result = await work();
  sendKey(editor, 'keyup', PROCESS);
  return result;
}
