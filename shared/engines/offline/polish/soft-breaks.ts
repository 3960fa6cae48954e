import { softBreaks } from '@/shared/enhance/blocks/wrapped.ts';
import type { Edit } from './edits.ts';

/** Stands for a line break inside a sentence while rules work: a blank to them, and told apart from the writer's own. */
const SOFT = '\u2028';

/** The text with the line breaks that only keep it narrow marked; unchanged where it uses that sign itself. */
export function markSoftBreaks(text: string, isOneSentence: boolean): string {
  if (text.includes(SOFT)) return text;
  if (isOneSentence) return text.replace(/\n(?=[\s\S]*\S)/g, SOFT);
  let result = '';
  let from = 0;
  for (const at of softBreaks(text)) {
    result += text.slice(from, at) + SOFT;
    from = at + 1;
  }
  return result + text.slice(from);
}

/** The text as it was, line by line. */
export const restoreSoftBreaks = (text: string): string => text.replaceAll(SOFT, '\n');

/** The same text on long lines; offsets stay true. */
export const onLongLines = (text: string): string => text.replaceAll(SOFT, ' ');

/** Edits that leave every line break where it is: between the words it stood between, or there is no edit. */
export function keepBreaks(text: string, edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit) => {
    const original = text.slice(edit.start, edit.end);
    if (!original.includes(SOFT)) return [edit];
    const gaps = original.match(/\s+/g) ?? [];
    const blanks = edit.text.match(/\s+/g) ?? [];
    if (original.trim() === '' || gaps.length !== blanks.length) return [];
    let index = 0;
    return [{ ...edit, text: edit.text.replace(/\s+/g, () => gaps[index++] ?? ' ') }];
  });
}
