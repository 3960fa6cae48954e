import type { SampleVoice } from '@/supabase/functions/analysis/sample/read-voices.ts';
import { makeCorpus } from './corpus/make-corpus.ts';

/** What the sample report is about: the first topic of the synthetic corpus. */
const TOPIC = 'Aurelia grinder';
/** Every third item is enough for a solid report, and leaves a hosted call most of its two CPU seconds. */
const EVERY = 3;

/**
 * What the sample report is made from: part of the synthetic corpus, its times told back from the day on which it is shown.
 * Posts of X are left out, since a report for guests shows them as links alone.
 */
export function makeSampleVoices(): SampleVoice[] {
  return makeCorpus(0)
    .filter(({ topic, source }) => topic === TOPIC && source !== 'x')
    .filter((_, index) => index % EVERY === 0)
    .map(({ id, source, title, community, author, at, text, score, replies }) => ({
      id,
      source,
      title,
      community,
      author,
      minutesBefore: Math.ceil(-at / 60),
      text,
      score,
      replies,
    }));
}
