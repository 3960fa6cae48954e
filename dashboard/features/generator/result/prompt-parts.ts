import * as z from 'zod/mini';
import { type Section, section } from '@/shared/contracts/enhance.ts';
import { formatSections, parseSections } from '@/shared/enhance/sections.ts';

/** A section of a prompt as it is worked on; a prompt without sections is one part named `Task`. */
const promptPart = z.extend(section, {
  /** False where it is left out of the result. */
  isOn: z.boolean(),
});
export type PromptPart = z.infer<typeof promptPart>;

/** A prompt as one worked on it. */
export const promptParts = z.object({
  parts: z.readonly(z.array(promptPart)),
  /** Whether the parts are written under headings. */
  hasHeadings: z.boolean(),
});
export type PromptParts = z.infer<typeof promptParts>;

export function readParts(text: string): PromptParts {
  const sections = parseSections(text);
  const read: Section[] = sections.length > 0 ? sections : [{ title: 'Task', body: text.trim() }];
  return { parts: read.map((part) => ({ ...part, isOn: true })), hasHeadings: sections.length > 0 };
}

/** The parts that are in, with something in them. */
export const partsIn = ({ parts }: PromptParts): PromptPart[] =>
  parts.filter(({ isOn, body }) => isOn && body.trim() !== '');

/** The prompt as text, in the order of its parts. One part alone needs no heading unless the prompt has them. */
export function writeParts(prompt: PromptParts): string {
  const shown = partsIn(prompt);
  return prompt.hasHeadings ? formatSections(shown) : shown.map(({ body }) => body.trim()).join('\n\n');
}

type Change = (part: PromptPart) => PromptPart;

/** The prompt with one part changed. */
export function withPart(prompt: PromptParts, title: PromptPart['title'], change: Change): PromptParts {
  return { ...prompt, parts: prompt.parts.map((part) => (part.title === title ? change(part) : part)) };
}

/** The prompt with one part a place further up (`-1`) or down (`1`); as it was where there is no such place. */
export function withPartMoved(prompt: PromptParts, title: PromptPart['title'], by: -1 | 1): PromptParts {
  const from = prompt.parts.findIndex((part) => part.title === title);
  const part = prompt.parts[from];
  const neighbour = prompt.parts[from + by];
  if (!part || !neighbour) return prompt;
  const parts = [...prompt.parts];
  parts[from] = neighbour;
  parts[from + by] = part;
  return { ...prompt, parts };
}
