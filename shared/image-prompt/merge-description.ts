import type { ImageBrief } from '@/shared/contracts/image-brief.ts';
import { readDescription } from './read-description.ts';

/** What was said before its subject stays; what the description says takes its place. */
export function mergeDescription(brief: ImageBrief, description: string): ImageBrief {
  const read = readDescription(description);
  const next: ImageBrief = {
    ...brief,
    subject: read.subject,
    aspectRatio: read.aspectRatio ?? brief.aspectRatio,
  };
  for (const facet of [
    'details',
    'setting',
    'composition',
    'lens',
    'light',
    'style',
    'palette',
    'mood',
    'text',
  ] as const)
    if (read[facet].length > 0) next[facet] = read[facet];
  return { ...next, avoid: [...new Set([...brief.avoid, ...read.avoid])] };
}
