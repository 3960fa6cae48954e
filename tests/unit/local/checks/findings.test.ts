import { expect, it } from 'vitest';
import { playwrightFindings, vitestFindings } from '@/local/checks/findings.ts';
import { outcomeOf } from '@/local/checks/second-try.ts';
import { formatFindings } from '@/local/checks/summary.ts';

const vitest = {
  testResults: [
    {
      name: '/project/tests/unit/a.test.ts',
      status: 'failed',
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { fullName: 'a adds', status: 'passed', duration: 400 },
        { fullName: 'a takes away', status: 'failed', duration: 1_500 },
        { fullName: 'a reads the samples', status: 'skipped' },
      ],
    },
    { name: '/project/tests/db/b.test.ts', status: 'failed', startTime: 0, endTime: 9, assertionResults: [] },
  ],
};
const spec = (title: string, status: string, durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  suites: [
    {
      title: 'card.spec.ts',
      file: 'card.spec.ts',
      specs: [spec('opens', 'expected', [3_000]), spec('opens in Firefox', 'skipped', [])],
      suites: [
        {
          title: 'the card',
          file: 'card.spec.ts',
          specs: [spec('writes', 'unexpected', [5_000])],
        },
      ],
    },
  ],
};

it('ends the run with the slowest files, then what did not run, failed or was flaky, by name', () => {
  const counts = { passed: 0, failed: 0 };
  const text = formatFindings([
    outcomeOf(counts, vitestFindings(vitest, '/project')),
    { ...outcomeOf(counts, playwrightFindings(playwright)), flaky: ['card.spec.ts › the card › closes'] },
  ]);
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'Slowest files (sum of their tests; the slowest of them)',
    '8.0 s  card.spec.ts; 5.0 s: writes',
    '2.5 s  tests/unit/a.test.ts; 1.5 s: a takes away',
    '0.0 s  tests/db/b.test.ts',
    'Not run: this machine lacks what they need',
    'tests/unit/a.test.ts (1)',
    'card.spec.ts (1)',
    'Failed',
    'tests/unit/a.test.ts › a takes away',
    'tests/db/b.test.ts',
    'card.spec.ts › the card › writes',
    'Flaky: 1 passed the second time, to be mended; more than 8 fail the run',
    'card.spec.ts › the card › closes',
  ]);
});

it('says nothing where no runner left a report', () => {
  const silent = [vitestFindings(undefined, '/project'), playwrightFindings({})];
  expect(formatFindings(silent.map((findings) => outcomeOf({ passed: 0, failed: 1 }, findings)))).toBe('');
});
