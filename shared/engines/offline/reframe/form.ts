import type { Section } from '@/shared/contracts/enhance.ts';

/** So many limits read better one below the other; one is said as quickly in a sentence, two longer ones, too. */
const MIN_POINTS = 3;
const MIN_SHORT_POINTS = 2;
const SHORT_POINT_WORDS = 12;
/** What has an order, or a pattern to be followed, is shown as such. */
const ALWAYS: ReadonlySet<string> = new Set(['Step-by-Step', 'Example Format']);
/** A point of more words is a story. */
const MOST_POINT_WORDS = 24;

const isPoint = (line: string): boolean => /^\s*(?:[-*•+]|\d{1,3}[.)]) /.test(line);

/** Whether headings make a prompt easier to follow: where its writer lined up limits, and nothing he tells stands apart from the ask. */
export function headingsHelp(sections: readonly Section[]): boolean {
  if (sections.some(({ title }) => ALWAYS.has(title))) return true;
  if (sections.some(({ title }) => title === 'Additional Notes')) return false;
  const lines = sections.filter(({ title }) => title !== 'Task').flatMap(({ body }) => body.split('\n'));
  const lengths = lines.map((line) => line.split(/\s+/).length);
  const count = lines.filter(isPoint).length;
  const longest = Math.max(...lengths, 0);
  return longest <= SHORT_POINT_WORDS
    ? count >= MIN_SHORT_POINTS
    : count >= MIN_POINTS && longest <= MOST_POINT_WORDS;
}
