import { stripPreamble } from '@/shared/enhance/preamble.ts';
import { stripThinking } from './preamble-filter.ts';

const OUTER_SPACE = /^(\s*)[\s\S]*?(\s*)$/;
/** The delimiters of our prompts, when a model repeats them. */
const ECHOED_BOUNDARY = /^\s*<(text-[0-9a-f-]{13})>\s*([\s\S]*?)\s*(?:<\/\1>)?\s*$/;

/**
 * A whole answer without what the model put around it.
 * @param draft what was sent
 * @returns `''` for an answer with nothing in it
 */
export function toBareAnswer(answer: string, draft: string): string {
  return stripPreamble(stripThinking(answer).replace(ECHOED_BOUNDARY, '$2'), draft).trim();
}

/** A rewrite with the blank space that stood around the draft, so that it fits into the same selection. */
export function keepOuterSpace(text: string, draft: string): string {
  const [, before = '', after = ''] = OUTER_SPACE.exec(draft) ?? [];
  return `${before}${text}${after}`;
}
