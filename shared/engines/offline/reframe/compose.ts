import type { Section } from '@/shared/contracts/enhance.ts';
import { toPoint, toSentence } from './finish.ts';

/** What goes to each section, in the draft's order. A text that begins with `\n` belongs to the one before it. */
export interface Drawers {
  task: string[];
  requirements: string[];
  steps: string[];
  examples: string[];
  exampleFormat: string[];
  output: string[];
  /** Paragraphs and blocks; neighbouring sentences are one paragraph. */
  notes: { text: string; isBlock: boolean }[];
}

export function emptyDrawers(): Drawers {
  return { task: [], requirements: [], steps: [], examples: [], exampleFormat: [], output: [], notes: [] };
}

/** The drawers as sections in the order of spec §9; an empty drawer gives none. */
export function composeSections(drawers: Drawers): Section[] {
  const sections: Section[] = [
    { title: 'Task', body: composeTask(drawers.task) },
    { title: 'Requirements', body: composePoints(drawers.requirements) },
    {
      title: 'Step-by-Step',
      body: drawers.steps.map((step, index) => `${index + 1}. ${toPoint(step)}`).join('\n'),
    },
    { title: 'Examples', body: composePoints(drawers.examples) },
    { title: 'Example Format', body: drawers.exampleFormat.join('\n') },
    { title: 'Output Format', body: composePoints(drawers.output) },
    { title: 'Additional Notes', body: composeNotes(drawers.notes) },
  ];
  return sections.filter(({ body }) => body.trim() !== '');
}

/** Up to three sentences run on; more are easier to follow as points. */
function composeTask(parts: readonly string[]): string {
  const sentences = parts.map((part) => toSentenceWithLines(part));
  const hasLines = sentences.some((sentence) => sentence.includes('\n'));
  if (hasLines) return sentences.join('\n\n');
  return sentences.length > 3
    ? sentences.map((sentence) => `- ${sentence}`).join('\n')
    : joinSentences(sentences);
}

function composePoints(parts: readonly string[]): string {
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [first = '', ...lines] = part.split('\n');
      return lines.length === 0
        ? `- ${toPoint(first)}`
        : [`- ${toPoint(first)}`, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n');
}

function composeNotes(notes: Drawers['notes']): string {
  let body = '';
  let wasBlock = true;
  for (const { text, isBlock } of notes) {
    const piece = isBlock ? text : toSentenceWithLines(text);
    if (body === '') body = piece;
    else body += isBlock || wasBlock ? `\n\n${piece}` : joinSentences(['', piece], body);
    wasBlock = isBlock || piece.includes('\n');
  }
  return body;
}

/** Side by side where the one before ended with a mark, else on lines of their own. */
function joinSentences(sentences: readonly string[], before = ''): string {
  let joined = before;
  let added = '';
  for (const sentence of sentences.filter(Boolean)) {
    const gap = joined === '' ? '' : /[.!?…:][)"'”’\]]*$/u.test(joined) ? ' ' : '\n';
    joined += gap + sentence;
    added += gap + sentence;
  }
  return added;
}

function toSentenceWithLines(part: string): string {
  const [first = '', ...lines] = part.split('\n');
  return [toSentence(first), ...lines].join('\n');
}
