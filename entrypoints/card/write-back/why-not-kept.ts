import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import type { Reading } from '@/entrypoints/card/editor/read-rich-text.ts';
import type { TextSpan } from '@/entrypoints/card/editor/text-span.ts';
import { applyEdits, type Edit, shiftEdits } from '@/shared/enhance/edits.ts';

/** CKEditor 5 takes changes through its model alone, which stands in the page's world: others it draws over. */
const REDRAWS_ITS_OWN = '.ck-editor__editable';

/** Blocks that are more than lines of a text. */
const isShaped = (blocks: string) => /\/(?:li|ul|ol|h[1-6]|blockquote|table|td|th|pre|figure)\b/.test(blocks);

/** Whether a stretch holds more than letters. */
function isFormatted({ pieces, islands, lines }: Reading, { start, end }: TextSpan): boolean {
  return (
    pieces.some(({ at, length, marks }) => marks.length > 0 && at < end && at + length > start) ||
    islands.some(({ at }) => at >= start && at < end) ||
    lines.some(({ at, blocks }) => at >= start && at < end && isShaped(blocks))
  );
}

/**
 * Why a result would not stand in its editor as it is shown; told before it is accepted.
 * @param edits over the draft
 */
export function whyNotKept(
  { editor, whole, span }: EditorSpot,
  edits: readonly Edit[],
): 'format_at_risk' | 'field_too_short' | null {
  const element = editor.current();
  const [first] = edits;
  if (!element || !first) return null;
  if (isTextControl(element)) {
    const { maxLength } = element;
    const lengthAfter = applyEdits(whole, shiftEdits(edits, span.start)).length;
    return maxLength >= 0 && lengthAfter > Math.max(maxLength, whole.length) ? 'field_too_short' : null;
  }
  if (element.matches(REDRAWS_ITS_OWN)) return 'format_at_risk';
  // Draft.js takes one replacement, from the first change to the end, which has no marks.
  const isAtRisk =
    editorKind(element) === 'draft-js' &&
    isFormatted(readEditor(element), { start: span.start + first.start, end: span.end });
  return isAtRisk ? 'format_at_risk' : null;
}
