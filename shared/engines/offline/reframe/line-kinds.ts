import type { SectionTitle } from '@/shared/contracts/enhance.ts';

export const LIST_LINE = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+\S/;
const BLOCK_LINE =
  /^\s*(?:\||>)|^(?: {4,}|\t)\S|^\s*(?:Traceback\b|at \S+[:(]|\w*(?:Error|Exception)\b.{0,20}:)/;
const LABELS: readonly (readonly [RegExp, SectionTitle])[] = [
  [
    /^(?:requirements?|constraints?|rules|must[- ]haves?|conditions|criteria|guidelines|it (?:should|must))\s*:$/i,
    'Requirements',
  ],
  [/^(?:steps?|procedure|process|workflow|do the following)\s*:$/i, 'Step-by-Step'],
  [/^(?:examples?|for example|e\.g\.|samples?)\s*:$/i, 'Examples'],
  [/^(?:output(?: format)?|format|deliverables?)\s*:$/i, 'Output Format'],
  [/^(?:context|background|notes?|info(?:rmation)?|details|data|facts)\s*:$/i, 'Additional Notes'],
];
const WRAP_CHARS = 60;

export const isBlockLine = (line: string): boolean => BLOCK_LINE.test(line);

/** Whether a line was wrapped by hand and goes on in the next. */
export const wrapsOn = (line: string): boolean => line.length > WRAP_CHARS && /[\p{Ll},]$/u.test(line);

/** The section a line announces: "Requirements:", as a heading or in bold too. */
export function labelOf(line: string): { title: SectionTitle; text: string } | undefined {
  const text = line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*(.+?)\*\*:?$/, '$1:');
  if (!/:$|^#|^\*\*/.test(line.trim())) return undefined;
  const found = LABELS.find(([pattern]) => pattern.test(text.endsWith(':') ? text : `${text}:`));
  return found && { title: found[1], text };
}
