import type { Edit } from '@/shared/enhance/edits.ts';

/** In a field of one line a line break is a space. */
export function fitting(editor: HTMLElement | null, edits: readonly Edit[]): readonly Edit[] {
  if (editor?.localName !== 'input') return edits;
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(/\s*\n\s*/g, ' ') }));
}
