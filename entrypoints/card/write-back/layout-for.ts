import type { DraftTarget } from '@/entrypoints/card/editor/draft-target.ts';
import { editorKind } from '@/entrypoints/card/editor/editor-kind.ts';
import { readEditor } from '@/entrypoints/card/editor/read-editor.ts';
import { applyEdits, type Edit, shiftEdits } from '@/shared/enhance/edits.ts';
import { addsMarkup } from '@/shared/enhance/markup/adds-markup.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { planEdits } from './plan-edits.ts';

/** Whether a result has headings or lists of its own, which the script for them is to lay out. */
export const needsLayout = ({ text }: DraftTarget, edits: readonly Edit[]): boolean =>
  addsMarkup(applyEdits(text, edits), text);

/** How a result with headings or lists goes into its editor; nothing where they stay Markdown. */
export function layoutFor(target: DraftTarget, edits: readonly Edit[]) {
  const { spot, text } = target;
  const editor = spot?.editor.current();
  if (!spot || !editor || !needsLayout(target, edits)) return;
  const reading = readEditor(editor);
  const { span } = spot;
  return cardBridge().layouts?.({
    ...target,
    editor,
    kind: editorKind(editor),
    reading,
    span,
    result: applyEdits(text, edits),
    planned: planEdits(reading, shiftEdits(edits, span.start)),
  });
}
