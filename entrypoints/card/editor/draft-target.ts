import type { WritingPlace } from '@/shared/contracts/enhance.ts';
import { edgesOf, type FragmentEdges } from '@/shared/enhance/fragment.ts';
import { isSameText } from '@/shared/enhance/same-text.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { cardBridge } from '@/shared/extension/card-bridge.ts';
import { deepActiveElement, frameDocument } from '@/shared/extension/deep-active-element.ts';
import { createEditorRef, type EditorRef } from './editor-ref.ts';
import { editorAround, whyNotWritable } from './find-editor.ts';
import { isMail } from './mail.ts';
import { readEditor, selectedSpan } from './read-editor.ts';
import type { TextSpan } from './read-rich-text.ts';
import { draftSpan, trimSpan } from './text-span.ts';

/** Where in an editor the draft stands. */
export interface EditorSpot {
  editor: EditorRef;
  /** All the editor held when the draft was read. */
  whole: string;
  /** The draft's part of it. */
  span: TextSpan;
}

/** A text to sharpen, and where it came from. */
export interface DraftTarget {
  text: string;
  /** Where items of lists begin, whose marks the page draws: in it, before or behind it. */
  items?: number[];
  /** What stands in it for pictures, mentions and the like, in order. */
  placeholders?: readonly string[];
  /** How the draft lies in its editor's text. */
  edges?: FragmentEdges;
  /** Null for text that can be read but not written: the card then offers Copy alone. */
  spot: EditorSpot | null;
  /** What the card stands beside. */
  anchor: Element | Range | null;
  /** Whether it is written in a mail. */
  isMail?: boolean;
}

/** Where a draft is written, if the page tells. */
export function placeOf(target: DraftTarget | null): WritingPlace | undefined {
  return target?.isMail ? 'mail' : cardBridge().site && 'chat';
}

/** What the user selected, or all that is written, in one editor. */
export function targetInEditor(editor: HTMLElement): DraftTarget {
  const reading = readEditor(editor);
  const whole = reading.text;
  const selected = selectedSpan(editor, reading);
  // What was selected in a quotation or in code is read, never written.
  const ofOthers = selected ? null : targetInSelection(editor.ownerDocument);
  if (ofOthers && reading.islands.some(({ element }) => isInside(ofOthers, element))) return ofOthers;
  const trimmed = selected && trimSpan(selected, whole);
  const isInMail = isMail(editor);
  const span = trimmed && trimmed.start < trimmed.end ? trimmed : draftSpan(reading, isInMail);
  // CodeMirror draws only what is in sight of a long text: what was not read must not be replaced. Its model has it all.
  const isPartlyDrawn = editor.querySelector(':scope>.cm-gap');
  const spot = isPartlyDrawn ? null : { editor: createEditorRef(editor), whole, span };
  const placeholders = reading.islands
    .filter(({ at }) => at >= span.start && at < span.end)
    .map(({ at, length }) => whole.slice(at, at + length));
  const items = reading.lines.filter(({ isItem }) => isItem).map(({ at }) => at - span.start);
  const edges = edgesOf(whole, span);
  return {
    text: whole.slice(span.start, span.end),
    items,
    edges,
    spot,
    anchor: editor,
    placeholders,
    isMail: isInMail,
  };
}

function isInside({ anchor }: DraftTarget, element: Element): boolean {
  return !!anchor && 'commonAncestorContainer' in anchor && element.contains(anchor.commonAncestorContainer);
}

/** Text selected on the page outside any editor. */
function targetInSelection(scope: Document): DraftTarget | null {
  const selection = scope.getSelection();
  const text = selection?.toString().trim();
  if (!selection || !text || selection.rangeCount === 0) return null;
  return { text, spot: null, anchor: selection.getRangeAt(0) };
}

/**
 * What the user means: the editor in use, else selected text, else the site's composer.
 * @param selectionText the selection as the browser's menu told it, for where the page's own is out of reach
 * @returns null when there is nothing to sharpen in this frame
 */
export function findTarget(selectionText?: string): DraftTarget | null {
  const active = deepActiveElement();
  const editor = editorAround(active);
  if (editor) return targetInEditor(editor);
  const frame = active && frameDocument(active);
  const selected = targetInSelection(frame ?? document);
  if (selected) return selected;
  // A frame of another origin has the focus: what was selected in there is that frame's to replace.
  const isElsewhere = active?.localName === 'iframe' && !frame;
  if (isElsewhere) return null;
  if (selectionText?.trim()) return { text: selectionText.trim(), spot: null, anchor: null };
  // What the user is in is what is meant, not the composer beside it.
  if (whyNotWritable(active)) return null;
  const composer = editorAround(cardBridge().findComposer?.() ?? null);
  return composer && targetInEditor(composer);
}

/** The target anew, for another run: the very same while its editor still holds what was read. */
export function rereadTarget(target: DraftTarget | null): DraftTarget | null {
  if (!target) return findTarget();
  const editor = target.spot?.editor.current();
  const isStale = editor && target.spot && !isSameText(readEditor(editor).text, target.spot.whole);
  return isStale ? targetInEditor(editor) : target;
}

/** Why there is nothing to work on: a viewer of PDFs draws its text where no script sees it (faults X16). */
export function whyNoTarget(): ErrorCode {
  if (document.contentType === 'application/pdf') return 'pdf_viewer';
  return (
    whyNotWritable(deepActiveElement()) ??
    // it takes no focus: what is under the pointer is what was meant
    whyNotWritable(document.querySelector('textarea:disabled:hover')) ??
    'no_editor'
  );
}
