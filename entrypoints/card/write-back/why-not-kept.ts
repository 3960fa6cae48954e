import { askModel } from '@/entrypoints/card/editor/code-model.ts';
import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { applyEdits, type Edit, shiftEdits } from '@/shared/enhance/edits.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { editsNow } from './edits-now.ts';
import { planEdits } from './plan-edits.ts';

/**
 * Why a result would not stand in its field as it is shown; told before it is accepted.
 * @param edits over the draft
 */
export function whyNotKept(
  spot: EditorSpot,
  edits: readonly Edit[],
): 'draft_changed' | 'field_too_short' | 'marks_not_kept' | null {
  const { editor, whole, span } = spot;
  const element = editor.current();
  if (!element) return null;
  const reading = readEditor(element);
  if (!editsNow(spot, edits, reading.text)) return 'draft_changed';
  if (edits.length === 0) return null;
  const inWhole = shiftEdits(edits, span.start);
  if (!isTextControl(element)) {
    const losesMarks = planEdits(reading, inWhole).some(({ piece }) =>
      piece
        ? // Of a word with marks Trix makes one without them there (ADR 23).
          import.meta.env.FIREFOX && element.localName === 'trix-editor' && piece.marks[0]
        : // Lines it joins and parts itself keep no more than is drawn of them; a chat's have no more.
          editorKind(element) === 'slate' &&
          !cardBridge().site &&
          !askModel(element, { drawn: reading.text }),
    );
    return losesMarks ? 'marks_not_kept' : null;
  }
  const { maxLength } = element;
  const lengthAfter = applyEdits(whole, inWhole).length;
  return maxLength >= 0 && lengthAfter > maxLength ? 'field_too_short' : null;
}
