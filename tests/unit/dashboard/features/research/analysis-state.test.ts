import { expect, it } from 'vitest';
import {
  type Analysis,
  goesOnAlone,
  idle,
  leadsOn,
  reduceAnalysis,
} from '@/dashboard/features/research/analysis-state.ts';
import type { AnalysisEvent } from '@/shared/contracts/analysis.ts';

const question = { query: 'noise cancelling headphones', mode: 'reddit' } as const;
const run = (...events: AnalysisEvent[]) =>
  events.reduce<Analysis>(reduceAnalysis, reduceAnalysis(idle, { type: 'asked', question }));

it('tells what each source gave, the last word of each', () => {
  const analysis = run(
    { type: 'start', analysisId: crypto.randomUUID(), credits: 245, sources: ['reddit', 'quora'] },
    { type: 'step', step: 'fetch', state: 'running' },
    { type: 'source', source: 'quora', status: 'timeout', found: 0 },
    { type: 'source', source: 'reddit', status: 'ok', found: 40 },
    { type: 'source', source: 'quora', status: 'ok', found: 3 },
  );
  expect(analysis).toMatchObject({
    status: 'running',
    progress: {
      running: 'fetch',
      finished: [],
      answered: [
        { source: 'reddit', status: 'ok', found: 40 },
        { source: 'quora', status: 'ok', found: 3 },
      ],
    },
  });
});

it('ticks a step off only when the server says so', () => {
  const analysis = run(
    { type: 'step', step: 'fetch', state: 'running' },
    { type: 'step', step: 'fetch', state: 'done' },
    { type: 'step', step: 'clean', state: 'running' },
  );
  expect(analysis).toMatchObject({ progress: { running: 'clean', finished: ['fetch'] } });
});

it('waits behind other runs, and no more once it began', () => {
  const waiting = run({ type: 'queued', before: 2 });
  expect(waiting).toMatchObject({ progress: { before: 2 } });
  const begun = reduceAnalysis(waiting, {
    type: 'start',
    analysisId: crypto.randomUUID(),
    credits: null,
    sources: ['x'],
  });
  expect(begun).toMatchObject({ progress: { before: null } });
});

it('hears nothing of a run that was cancelled', () => {
  const cancelled = reduceAnalysis(run(), { type: 'reset' });
  expect(reduceAnalysis(cancelled, { type: 'step', step: 'write', state: 'done' })).toEqual(idle);
});

it('goes on alone once the server has it, and not before nor after', () => {
  const start: AnalysisEvent = {
    type: 'start',
    analysisId: crypto.randomUUID(),
    credits: 245,
    sources: ['x'],
  };
  expect(goesOnAlone(run())).toBe(false);
  expect(goesOnAlone(run({ type: 'queued', before: 1 }))).toBe(true);
  expect(goesOnAlone(run({ type: 'queued', before: 1 }, start))).toBe(true);
  const failure = {
    code: 'internal',
    screen: 'analysis',
    retryAfterMs: undefined,
    isOver: true,
    note: '',
  } as const;
  expect(goesOnAlone(reduceAnalysis(run(start), { type: 'failed', question, failure }))).toBe(false);
});

it('leads on from what came of a survey, until something else is typed', () => {
  const failure = {
    code: 'unavailable',
    screen: 'survey',
    retryAfterMs: undefined,
    isOver: false,
    note: '',
  } as const;
  const surveyed = reduceAnalysis(run(), { type: 'failed', question, failure });
  expect(leadsOn(surveyed, { typed: '', askedWith: '' })).toBe(true);
  expect(leadsOn(surveyed, { typed: 'kettles', askedWith: 'kettles' })).toBe(true);
  expect(leadsOn(surveyed, { typed: 'toasters', askedWith: 'kettles' })).toBe(false);
  expect(leadsOn(run(), { typed: '', askedWith: '' })).toBe(false);
});
