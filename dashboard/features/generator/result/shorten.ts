import type { SectionTitle } from '@/shared/contracts/enhance.ts';
import { type PromptParts, partsIn, readParts, writeParts } from './prompt-parts.ts';

/** Says how rather than what: a short prompt does without. */
const SPARE: readonly SectionTitle[] = ['Step-by-Step', 'Examples', 'Example Format', 'Additional Notes'];
const LIST_LINE = /^\s*(?:[-*+•]|\d+[.)])\s+(.+)$/;
const ENDED = /[.!?…:;]$/;

/** What begins small goes on with what stood above. */
const endBefore = (next: string | undefined): string => (next && /^\p{Ll}/u.test(next) ? ';' : '.');

/** A body as running text: what stands in a list becomes sentences. Code and tables keep their lines. */
function inOneParagraph(body: string): string {
  if (/^\s*(?:`{3}|~{3}|\|)/m.test(body)) return body.trim();
  return body
    .split('\n')
    .map((line) => LIST_LINE.exec(line)?.[1] ?? line)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, at, lines) => (ENDED.test(line) ? line : line + endBefore(lines[at + 1])))
    .join(' ');
}

/**
 * A prompt made shorter by rules: the sections that say how go first, and when none of them is left the rest becomes one
 * paragraph. Not a word of what stays is changed.
 * @returns undefined where rules find nothing to take away
 */
export function shorten(prompt: PromptParts): PromptParts | undefined {
  const shown = partsIn(prompt);
  const needed = shown.filter(({ title }) => !SPARE.includes(title));
  if (needed.length > 0 && needed.length < shown.length) return { ...prompt, parts: needed };
  const paragraph = shown.map(({ body }) => inOneParagraph(body)).join(' ');
  return paragraph.length < writeParts(prompt).trim().length ? readParts(paragraph) : undefined;
}
