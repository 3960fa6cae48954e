import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { defaultDialect } from './dialects.ts';
import { takeDialect } from './named-dialect.ts';
import { writePrompt } from './write-prompt.ts';

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');

/** Whether a prompt is its description's own words and no more, at most in another order: nobody should pay for that. */
export function addsNothing(said: string, brief: ImageBrief): boolean {
  const { prompt, negative, settings } = writePrompt(brief, defaultDialect);
  return negative === null && settings.length === 0 && wordsOf(prompt) === wordsOf(takeDialect(said).text);
}
