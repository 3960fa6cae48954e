import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { editorAround, lowestEditor } from './find-editor.ts';

/** The composer of this page, where it is a chat; also one the resident script does not look for, as in a frame. */
export function pageComposer(): HTMLElement | null {
  const { findComposer } = cardBridge();
  return findComposer ? (editorAround(findComposer()) ?? lowestEditor()) : null;
}
