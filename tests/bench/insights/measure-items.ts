import compromise from 'compromise';
import vader from 'vader-sentiment';
import winkSentiment from 'wink-sentiment';
import { checkReport } from '@/shared/insights/checks/check-report.ts';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { groupItems } from '@/shared/insights/mining/group.ts';
import { createTagger } from '@/shared/insights/mining/tagger.ts';
import type { RawItem } from '@/shared/insights/raw-item.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { writeReport } from '@/shared/insights/report/write-report.ts';
import { makeVoices } from '@/tests/evals/insights/made-voices.ts';
import { tunedSubjects } from '@/tests/evals/insights/tuned-subjects.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';
import { clusterByTfIdf } from './tf-idf.ts';

const [subject] = tunedSubjects;
const size = Number(process.argv[2]);
if (!subject || !size) throw new Error('How many items?');
const asked = readQuestion({ query: subject.query, mode: 'all' });
if (!asked.ok) throw new Error(asked.error);
const question = asked.value;

/** Invented voices repeat each other; each gets words of its own, so that nothing is folded away. */
const voices: RawItem[] = makeVoices(subject, 7, size).map((voice, index) => ({
  ...voice,
  text: `${voice.text} Deck ${index % 97}, seat ${index}, day ${(index * 7) % 365} of ${2_000 + (index % 25)}.`,
}));

const steps: Record<string, number> = {};
function timed<Result>(name: string, work: () => Result): Result {
  const before = cpuMs();
  const result = work();
  steps[name] = Math.round(cpuMs() - before);
  return result;
}
const megabytes = () => process.resourceUsage().maxRSS / 1_024;

function takeSteps() {
  const result = {
    source: 'reddit' as const,
    status: 'ok' as const,
    via: null,
    items: voices,
    costUsd: 0,
    note: null,
  };
  const cleaned = timed('clean', () => cleanItems(question, [result]));
  const grouped = timed('group', () =>
    groupItems(
      question,
      cleaned.items,
      cleaned.items.map(({ raw }) => raw.author),
    ),
  );
  const draft = timed('write', () =>
    writeReport({ question, sources: cleaned.sources, grouped, today: '2026-11-22' }),
  );
  return timed('check', () => checkReport(draft, grouped.items));
}

globalThis.gc?.();
const before = megabytes();
const began = cpuMs();
// Loading the tagger is a process's first, not an item's; counted all the same.
timed('start', () => createTagger()('Warm.'));
const report = takeSteps();
const spent = cpuMs() - began;
const used = megabytes() - before;
if (report.coverage.items < size * 0.7) throw new Error(`Only ${report.coverage.items} items were kept.`);

const peers: Record<string, number> = {};
function peer(name: string, work: () => void): void {
  const start = cpuMs();
  work();
  peers[name] = Math.round(cpuMs() - start);
}
peer('VADER alone', () => {
  for (const { text } of voices) vader.SentimentIntensityAnalyzer.polarity_scores(text);
});
peer('wink alone', () => {
  for (const { text } of voices) winkSentiment(text);
});
peer('compromise nouns', () => {
  for (const { text } of voices.slice(0, 1_000)) compromise(text).nouns().out('array');
});
peer('TF-IDF clusters', () => clusterByTfIdf(voices.slice(0, 1_000).map(({ text }) => text)));

const words = voices.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
console.log(
  JSON.stringify({
    items: size,
    steps,
    cpuMs: Math.round(spent),
    megabytes: Math.round(used),
    peers,
    wordsAnItem: words / voices.length,
  }),
);
