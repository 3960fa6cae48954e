import { ownWords } from './mail-quotes.ts';
import type { Reading, TextRun, TextSpan } from './read-rich-text.ts';

/** The text a DOM range covers; null when it covers none. */
export function spanOfRange(range: Range, { pieces }: Reading): TextSpan | null {
  let start: number | null = null;
  let end: number | null = null;
  for (const { node, from, at, length } of pieces) {
    if (!range.intersectsNode(node)) continue;
    const first = node === range.startContainer ? Math.max(range.startOffset, from) : from;
    const last = node === range.endContainer ? Math.min(range.endOffset, from + length) : from + length;
    if (first >= last) continue;
    start ??= at + first - from;
    end = at + last - from;
  }
  return start === null || end === null ? null : { start, end };
}

/** The runs a stretch of the text touches, also those that only end or begin there. */
export function runsAround({ pieces }: Pick<Reading, 'pieces'>, { start, end }: TextSpan): TextRun[] {
  let first = 0;
  let beyond = pieces.length;
  while (first < beyond) {
    const middle = (first + beyond) >> 1;
    const { at, length } = pieces[middle] as TextRun;
    if (at + length < start) first = middle + 1;
    else beyond = middle;
  }
  while ((pieces[beyond]?.at ?? end + 1) <= end) beyond += 1;
  return pieces.slice(first, beyond);
}

/** The runs a stretch of the text has characters of. */
export function runsIn(reading: Pick<Reading, 'pieces'>, { start, end }: TextSpan): TextRun[] {
  return runsAround(reading, { start, end }).filter(({ at, length }) => at < end && at + length > start);
}

/** The span without the blanks at its ends: what surrounds a selected word stays the page's. */
export function trimSpan({ start, end }: TextSpan, text: string): TextSpan {
  const chosen = text.slice(start, end);
  return {
    start: start + chosen.length - chosen.trimStart().length,
    end: end - (chosen.length - chosen.trimEnd().length),
  };
}

/** All that is written, without the quotations, signatures and code at its ends; those of mails in plain characters, too. */
export function draftSpan({ text, islands }: Reading, isMail = false): TextSpan {
  let span = { start: 0, end: text.length };
  const blocks = islands.filter(({ isBlock }) => isBlock);
  for (const { at, length } of blocks) {
    if (text.slice(span.start, at).trim() === '') span.start = at + length;
  }
  for (const { at } of blocks.toReversed()) {
    if (at >= span.start && /^(?:\[\[[^\]\n]*\]\])?\s*$/.test(text.slice(at, span.end))) span.end = at;
  }
  if (isMail) {
    const below = blocks.find(({ at }) => at >= span.end);
    span = ownWords(text, span, below?.kind === 'quote');
  }
  return span.start > 0 || span.end < text.length ? trimSpan(span, text) : span;
}

type Position = [node: Node, offset: number];

/** The innermost position at one end of an element: editors' own models know these, not the element's border. */
function innermost(element: Node, side: 'first' | 'last'): Position {
  let at = element;
  for (;;) {
    if (at.nodeType === Node.TEXT_NODE) return [at, side === 'first' ? 0 : (at as Text).length];
    // In a comment, as Trix marks its blocks, nothing can be written.
    const children = [...at.childNodes].filter((child) => child.nodeType !== Node.COMMENT_NODE);
    const child = children.at(side === 'first' ? 0 : -1);
    const isLeaf = child?.nodeType === Node.ELEMENT_NODE && !child.firstChild;
    const isFixed = (child as HTMLElement | undefined)?.contentEditable === 'false';
    if (!child || isLeaf || isFixed) {
      const isFiller = (child as Element | undefined)?.localName === 'br';
      if (side === 'first' || !child) return [at, 0];
      return [at, at.childNodes.length - (isFiller ? 1 : 0)];
    }
    at = child;
  }
}

/**
 * A DOM range over a span of the text; over everything the editor holds when the span is the whole text, at its very
 * end when the span is empty and stands there.
 */
export function rangeOfSpan({ start, end }: TextSpan, { text, pieces }: Reading, editor: Element): Range {
  const range = editor.ownerDocument.createRange();
  if (start === end && start === text.length && text !== '') {
    range.setStart(...innermost(editor, 'last'));
    range.collapse(true);
    return range;
  }
  const first = pieces.find(({ at, length }) => start < at + length);
  const last = pieces.findLast(({ at }) => at < end);
  const isWhole = start === 0 && end === text.length;
  if (isWhole || !first || !last) {
    range.setStart(...innermost(editor, 'first'));
    range.setEnd(...innermost(editor, 'last'));
    return range;
  }
  const before = pieces.findLast(({ at, length }) => at + length <= start);
  // A span that begins with a line break begins where the line before it ends.
  if (before && first.at > start) range.setStart(before.node, before.from + before.length);
  else range.setStart(first.node, first.from + Math.max(0, start - first.at));
  range.setEnd(last.node, last.from + Math.min(last.length, end - last.at));
  return range;
}
