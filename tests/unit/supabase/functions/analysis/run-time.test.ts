import { expect, test } from 'vitest';
import type { AnalysisEvent } from '@/shared/contracts/analysis.ts';
import { toPreviewItems } from '@/shared/insights/preview-items.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { askedSources } from '@/shared/insights/sources/registry.ts';
import type { AnalysisDeps } from '@/supabase/functions/analysis/deps-types.ts';
import { runAnalysis } from '@/supabase/functions/analysis/run-analysis.ts';
import type { StepAnswer } from '@/supabase/functions/analysis/step-answer.ts';
import { makeVoices } from '@/tests/evals/insights/made-voices.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';
import { tunedSubjects } from '@/tests/evals/insights/tuned-subjects.ts';
import { cpuMs } from '@/tests/support/cpu-ms.ts';

// First items within 3 s and a report of the rules within 10 s: no step waits for what it does not need, nothing is waited for
// beside the work, and the work of a full report is a few seconds of one processor. What the machine does besides adds to none.

const ID = '7f3a1f44-5b6c-4f0e-9d7a-2f1f6a0f3c11';
const asked = readQuestion({ query: 'Halden ferry', mode: 'all' });
if (!asked.ok) throw new Error(asked.error);
const question = asked.value;
const [subject] = tunedSubjects;
if (!subject) throw new Error('There is a subject.');
const voices = makeVoices(subject, 3, 3);
const answer: StepAnswer = {
  outcome: 'done',
  source: { status: 'ok', found: voices.length, items: toPreviewItems(voices) },
};

/** A run whose sources and steps answer as `dispatch` does, by the order it was asked in. */
function setUp(dispatch: (step: string) => Promise<StepAnswer>) {
  const made = reportOn({ query: question.query }, voices);
  const log: string[] = [];
  const deps: Partial<AnalysisDeps> = {
    store: {
      start: async () => ({ state: 'running', before: 0 }),
      read: async () => ({ id: ID, state: 'done', title: '', query: question.query, mode: 'all', ...made }),
    } as never,
    dispatchStep: async (_, step) => {
      log.push(step);
      return dispatch(step);
    },
    sleep: async () => void log.push('sleep'),
    keepAlive: () => undefined,
    log: () => undefined,
  };
  const run = { id: ID, question, credits: 245, signal: new AbortController().signal };
  return { events: runAnalysis(run, deps as AnalysisDeps), log };
}

test('the first items are told while every other source is still silent', async () => {
  const silent = new Promise<StepAnswer>(() => undefined);
  const { events, log } = setUp((step) => (step === 'fetch:lemmy' ? Promise.resolve(answer) : silent));
  const told: AnalysisEvent[] = [];
  for await (const event of events) {
    told.push(event);
    if (event.type === 'items') break;
  }
  expect(told.map(({ type }) => type)).toEqual(['start', 'step', 'source', 'items']);
  expect(log).toEqual(question.sources.map((source) => `fetch:${source}`));
});

test('each step is asked for once, all sources at the same time, and nothing is slept', async () => {
  let open = 0;
  let most = 0;
  const { events, log } = setUp(async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return answer;
  });
  const told: string[] = [];
  for await (const { type } of events) told.push(type);
  expect(told.at(-1)).toBe('done');
  expect(most).toBe(question.sources.length);
  expect(log).toEqual([
    ...question.sources.map((source) => `fetch:${source}`),
    'clean',
    'group',
    'write',
    'check',
  ]);
});

test('long texts are read in steps of their own, all at once, before they are grouped', async () => {
  const { events, log } = setUp(async (step) => (step === 'clean' ? { outcome: 'done', parts: 3 } : answer));
  for await (const _ of events);
  expect(log.slice(question.sources.length)).toEqual([
    'clean',
    'read:0',
    'read:1',
    'read:2',
    'group',
    'write',
    'check',
  ]);
});

test('the report of all that every source may give is a few seconds of work, and the same byte for byte', () => {
  const most = makeVoices(subject, 7, askedSources.length * 300).map((voice, index) => ({
    ...voice,
    text: `${voice.text} Deck ${index % 97}, seat ${index}.`,
  }));
  const began = cpuMs();
  const first = reportOn({ query: subject.query }, most);
  expect(cpuMs() - began).toBeLessThan(8_000);
  expect(first.report.coverage.items).toBeGreaterThan(askedSources.length * 150);
  expect(JSON.stringify(reportOn({ query: subject.query }, most))).toBe(JSON.stringify(first));
});
