import type { LayOutRequest } from '@/shared/enhance/markup/laid-out.ts';
import type { LayoutOccasion } from '@/shared/extension/layouts.ts';

type Marked = LayOutRequest['marked'][number];

/** The stretches of a rewrite that have marks in the editor: what was kept of them, and what takes a marked word's place. */
export function markedStretches({ reading, planned, span }: LayoutOccasion): Marked[] {
  const marked: Marked[] = [];
  let from = span.start;
  let shift = -span.start;
  const last = { start: span.end, end: span.end, text: '', piece: null };
  for (const { start, end, text, piece } of [...planned, last]) {
    for (const { at, length, marks } of reading.pieces) {
      const kept = { start: Math.max(at, from) + shift, end: Math.min(at + length, start) + shift };
      if (marks.length > 0 && kept.start < kept.end) marked.push({ ...kept, marks });
    }
    if (piece?.marks.length && text)
      marked.push({ start: start + shift, end: start + shift + text.length, marks: piece.marks });
    shift += text.length - (end - start);
    from = end;
  }
  return marked;
}
