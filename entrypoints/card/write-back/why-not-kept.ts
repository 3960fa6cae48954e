import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { applyEdits, type Edit, shiftEdits } from '@/shared/enhance/edits.ts';

/**
 * Why a result would not stand in its field as it is shown; told before it is accepted.
 * @param edits over the draft
 */
export function whyNotKept(
  { editor, whole, span }: EditorSpot,
  edits: readonly Edit[],
): 'field_too_short' | null {
  const element = editor.current();
  if (!element || edits.length === 0 || !isTextControl(element)) return null;
  const { maxLength } = element;
  const lengthAfter = applyEdits(whole, shiftEdits(edits, span.start)).length;
  return maxLength >= 0 && lengthAfter > Math.max(maxLength, whole.length) ? 'field_too_short' : null;
}
