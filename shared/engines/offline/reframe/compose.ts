import type { Section } from '@/shared/contracts/enhance.ts';
import { toPoint, toSentence } from './finish.ts';

export interface Note {
  text: string;
  isBlock: boolean;
  opensParagraph?: boolean | undefined;
  /** Told behind the ask, of the thing asked for: how many points stood before it. */
  factAt?: number;
}

/** What goes to each section, in the draft's order. A text that begins with `\n` belongs to the one before it. */
export interface Drawers {
  /** "You are a chef.": the first lines of the task. */
  roles: string[];
  task: string[];
  requirements: string[];
  steps: string[];
  examples: string[];
  exampleFormat: string[];
  output: string[];
  /** What is worked on, under the task. */
  material: string[];
  /** Sentences and blocks in the draft's order. */
  notes: Note[];
}

export function emptyDrawers(): Drawers {
  return {
    task: [],
    requirements: [],
    steps: [],
    examples: [],
    exampleFormat: [],
    output: [],
    notes: [],
    material: [],
    roles: [],
  };
}

/** The drawers as sections in the order of spec §9; an empty drawer gives none. */
export function composeSections(drawers: Drawers): Section[] {
  const sections: Section[] = [
    {
      title: 'Task',
      body: [
        [...drawers.roles.map(toSentence), composeTask(drawers.task)].filter(Boolean).join('\n'),
        ...drawers.material,
      ]
        .filter(Boolean)
        .join('\n\n'),
    },
    { title: 'Requirements', body: composePoints(drawers.requirements) },
    {
      title: 'Step-by-Step',
      body: drawers.steps
        .map((step, index) => (LIST.test(step) ? step : `${index + 1}. ${toPoint(step)}`))
        .join('\n'),
    },
    { title: 'Examples', body: composePoints(drawers.examples) },
    { title: 'Example Format', body: drawers.exampleFormat.join('\n') },
    { title: 'Output Format', body: composePoints(drawers.output) },
    { title: 'Additional Notes', body: composeNotes(drawers.notes) },
  ];
  return sections.filter(({ body }) => body.trim() !== '');
}

/** Sentences run on; one with lines of its own stands apart. */
function composeTask(parts: readonly string[]): string {
  const sentences = parts.map((part) => toSentenceWithLines(part));
  return sentences.some((sentence) => sentence.includes('\n'))
    ? sentences.join('\n\n')
    : joinSentences(sentences);
}

/** Lists of the writer's, each as one sign or as its lines: they bring their own marks. */
const LIST = /^\s*(?:[\uE000-\uEC7F]$|(?:[-*•+]|\d{1,3}[.)])\s)/u;

function composePoints(parts: readonly string[]): string {
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      if (LIST.test(part)) return part;
      const [first = '', ...lines] = part.split('\n');
      // what it announced stands under the task
      return lines.length === 0
        ? `- ${toPoint(first.replace(/:$/, ''))}`
        : [`- ${toPoint(first)}`, ...lines.map((line) => `  ${line}`)].join('\n');
    })
    .join('\n');
}

/** The paragraphs and blocks of the draft. */
function composeNotes(notes: Drawers['notes']): string {
  let body = '';
  let isApart = true;
  for (const { text, isBlock, opensParagraph } of notes) {
    const piece = isBlock ? text : toSentenceWithLines(text);
    if (body === '') body = piece;
    else if (isBlock || isApart || opensParagraph) body += `\n\n${piece}`;
    else body += joinSentences(['', piece], body);
    isApart = isBlock || piece.includes('\n');
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
