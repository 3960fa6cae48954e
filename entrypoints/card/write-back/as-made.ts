import { askModel } from '@/entrypoints/card/editor/code-model.ts';
import { editorKind, isTextControl } from '@/entrypoints/card/editor/editor-kind.ts';
import type { Reading, TextLine, TextSpan } from '@/entrypoints/card/editor/read-rich-text.ts';
import { runsIn } from '@/entrypoints/card/editor/text-span.ts';
import { applyEdits } from '@/shared/enhance/edits.ts';
import type { PlannedEdit } from './plan-edits.ts';

/** Editors that learn of a change from their text nodes: all of it arrives as one step, and none needs a selection. */
export const OBSERVING = /prosemirror|quill|lexical/;
/** Editors without marks: one stretch from the first change to the last is one step. */
const PLAIN = /text-control|codemirror/;

/** Whether a change is made in the selection, which the editor must have heard of before. */
export function needsSelection(editor: HTMLElement): boolean {
  return PLAIN.test(editorKind(editor));
}

const withoutBlanks = (text: string | null) => text?.replace(/\s+/g, '');

/** What a page draws beside a field from its letters, with marks of its own: a change there is taken to be where the selection was last heard. */
export function mirrorOf(editor: HTMLElement): Element | undefined {
  if (!isTextControl(editor)) return;
  const text = withoutBlanks(editor.value);
  return [...(editor.parentElement?.children ?? [])].find(
    (beside) => beside.firstElementChild && withoutBlanks(beside.textContent) === text,
  );
}

/** Whether people may stand in a field: those are more to its page than their letters, and go with what replaces them. */
export function mayMention(editor: HTMLElement): boolean {
  return !!mirrorOf(editor)?.querySelector('strong,b,a,[class*=mention]');
}

/** Whether nothing but letters can be lost where lines are joined and parted: no marks, no islands, blocks of one kind. */
function isBare(reading: Reading, { start, end }: TextSpan): boolean {
  const { islands, lines } = reading;
  const within = ({ at }: { at: number }) => at >= start && at < end;
  const kindOf = (line?: TextLine) => line && line.blocks.replace(/\/(?:div|p)\b/g, '') + line.look;
  const first = kindOf(lines.findLast(({ at }) => at <= start));
  return (
    runsIn(reading, { start, end }).every(({ marks }) => marks.length === 0) &&
    !islands.some(within) &&
    lines.filter(within).every((line) => kindOf(line) === first)
  );
}

/** Whether the page holds a stretch letter for letter as it was read: blanks that break no line would be lost. */
function isVerbatim(reading: Reading, span: TextSpan): boolean {
  const inside = runsIn(reading, span);
  return inside.every(({ node, from, at, length }, index) => {
    const next = inside[index + 1];
    const isJoined =
      !next || (next.node === node ? next.from === from + length : from + length === node.length);
    return (
      isJoined &&
      (index === 0 || from === 0 || inside[index - 1]?.node === node) &&
      node.data.slice(from, from + length) === reading.text.slice(at, at + length)
    );
  });
}

/** Whether breaks alone part the lines: of blocks Firefox would make one. */
function hasPlainLines(editor: HTMLElement, { lines }: Reading, { start, end }: TextSpan): boolean {
  // An element of its own kind has a model of its lines, as Trix.
  return (
    !editor.localName.includes('-') &&
    lines.every(({ at, blocks }) => at < start || at >= end || blocks === '')
  );
}

/**
 * The edits as an editor takes them: all as one replacement where that loses nothing and is one step of its history.
 * @param until where the draft ends: such a replacement goes so far, since the caret stands behind it
 */
export function asMade(
  editor: HTMLElement,
  reading: Reading,
  { planned, until }: { planned: readonly PlannedEdit[]; until: number },
): readonly PlannedEdit[] {
  const kind = editorKind(editor);
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return planned;
  const staysInLines = planned.every(({ piece }) => piece);
  const isOneStep = askModel(editor, { drawn: reading.text }) || (staysInLines && OBSERVING.test(kind));
  if (isOneStep || mayMention(editor)) return planned;
  if (PLAIN.test(kind)) {
    const whole = joined(reading.text, planned, until);
    return [import.meta.env.FIREFOX ? whole : withoutLastBreak(reading.text, whole)];
  }
  const stretch = { start: first.start, end: Math.max(last.end, until) };
  const isSlow =
    import.meta.env.FIREFOX && kind === 'contenteditable' && hasPlainLines(editor, reading, stretch);
  const isOneWrite = !staysInLines || (isSlow && isVerbatim(reading, stretch));
  if (isOneWrite && isBare(reading, stretch)) return [joined(reading.text, planned, until)];
  // What a model holds beside the letters cannot be seen in the page.
  if (kind !== 'contenteditable') return planned;
  return byLine(reading.text, planned).flatMap((edits) => {
    const span = { start: edits[0]?.start ?? 0, end: edits.at(-1)?.end ?? 0 };
    const isWhole = edits.length > 1 && isBare(reading, span) && isVerbatim(reading, span);
    return isWhole ? joined(reading.text, edits, span.end) : edits;
  });
}

/** The blanks a field ends in stay: Chromium's redo of a replacement that took a field's last line break along loses lines. */
function withoutLastBreak(text: string, edit: PlannedEdit): PlannedEdit {
  const end = text.trimEnd().length;
  return edit.end < text.length || edit.start > end ? edit : { ...edit, end, text: edit.text.trimEnd() };
}

/** The edits of each line: lines are left as they are. */
function byLine(text: string, planned: readonly PlannedEdit[]): PlannedEdit[][] {
  const lines: PlannedEdit[][] = [];
  for (const edit of planned) {
    const last = lines.at(-1)?.at(-1);
    if (last && !text.slice(last.start, edit.end).includes('\n')) lines.at(-1)?.push(edit);
    else lines.push([edit]);
  }
  return lines;
}

/** One replacement for all of them, up to a place behind the last. */
function joined(text: string, edits: readonly PlannedEdit[], until: number): PlannedEdit {
  const start = edits[0]?.start ?? 0;
  const end = Math.max(edits.at(-1)?.end ?? 0, until);
  const local = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const made = { start, end, text: applyEdits(text.slice(start, end), local) };
  const piece = edits[0]?.piece;
  const isInside = piece && piece.at <= start && piece.at + piece.length >= end && !made.text.includes('\n');
  return { ...made, piece: isInside ? piece : null };
}
