import * as z from 'zod/mini';
import { sourceId } from '@/shared/contracts/analysis-modes.ts';
import type { SourceResult } from '@/shared/insights/raw-item.ts';
import voices from './voices.json' with { type: 'json' };

/** One invented post of the sample report. */
const sampleVoice = z.object({
  id: z.int(),
  source: sourceId,
  title: z.string(),
  community: z.string(),
  author: z.string(),
  /** Before the end of the day before the one it is shown on. */
  minutesBefore: z.int(),
  text: z.string(),
  score: z.int(),
  replies: z.int(),
});
export type SampleVoice = z.infer<typeof sampleVoice>;

/** The sample's voices as its sources would have given them on a day (`2026-11-22`, UTC). None of them leads anywhere. */
export function readSampleVoices(day: string): SourceResult[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const results = new Map<SampleVoice['source'], SourceResult>();
  for (const voice of z.parse(z.array(sampleVoice), voices)) {
    const { source, id, minutesBefore, ...rest } = voice;
    const result = results.get(source) ?? {
      source,
      status: 'ok',
      via: null,
      items: [],
      costUsd: 0,
      note: null,
    };
    results.set(source, result);
    result.items.push({
      ...rest,
      source,
      nativeId: `sample-${id}`,
      kind: 'comment',
      textKind: 'full',
      url: null,
      threadId: rest.title,
      createdAt: new Date(midnight - minutesBefore * 60_000).toISOString(),
      answered: null,
      licence: null,
      paid: false,
      synthetic: true,
    });
  }
  return [...results.values()];
}
