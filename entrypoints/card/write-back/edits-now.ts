import type { EditorSpot } from '@/entrypoints/card/editor/draft-target.ts';
import { type Edit, moveEdits, offsetsBetween, shiftEdits } from '@/shared/enhance/edits.ts';
import { isSameText } from '@/shared/enhance/same-text.ts';

const isBlank = (char: string) => /[\s\u200b\ufeff]/.test(char);

/** The edits over what the editor holds now: the page may have drawn the same words with other blanks since. */
export function editsNow(spot: EditorSpot, edits: readonly Edit[], now: string): Edit[] | null {
  const inWhole = shiftEdits(edits, spot.span.start);
  if (now === spot.whole) return inWhole;
  if (!isSameText(now, spot.whole)) return null;
  const offsets = offsetsBetween(spot.whole, now, isBlank);
  return offsets ? moveEdits(inWhole, offsets) : null;
}

/** Where the span ends in what the editor holds now, when all behind it stayed. */
export const endNow = ({ whole, span }: EditorSpot, now: string) => now.length - whole.length + span.end;
