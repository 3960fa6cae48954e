import type { Section } from '@/shared/contracts/enhance.ts';
import { splitSentences } from '@/shared/enhance/sentences.ts';
import { toSentence } from './finish.ts';
import { STATEMENT } from './settle-task.ts';

const MAX_REMARKS = 3;
const MAX_WORDS = 45;

/**
 * A few words on what the task is about stand behind it: under a heading of their own they would be orphans. Longer
 * notes, blocks and what the task points to stay where they are.
 */
export function joinRemarks(sections: readonly Section[]): readonly Section[] {
  const task = sections.find(({ title }) => title === 'Task');
  const notes = sections.find(({ title }) => title === 'Additional Notes');
  if (!task || !notes || /[\n:]|Additional Notes/.test(task.body)) return sections;
  const lines = notes.body.split('\n');
  const remarks = lines.map((line) => toSentence(line.replace(/^- /, '')));
  const isPlain = lines.every((line) => line.trim() !== '' && !/^\s|["`:{}<>|=;]|^(?!- )[-*#\d]/.test(line));
  const count = remarks.flatMap((remark) => splitSentences(remark)).length;
  if (
    !isPlain ||
    !remarks.every((remark) => STATEMENT.test(remark)) ||
    count > MAX_REMARKS ||
    notes.body.split(/\s+/).length > MAX_WORDS
  )
    return sections;
  return sections.flatMap((section) => {
    if (section === notes) return [];
    return section === task ? [{ ...task, body: [toSentence(task.body), ...remarks].join(' ') }] : [section];
  });
}
