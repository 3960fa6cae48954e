import { expect, it } from 'vitest';
import { inItsPlaces } from '@/entrypoints/card/in-its-places.ts';
import { wholeResult } from '@/shared/run/result-choice.ts';
import type { RunFinding } from '@/shared/run/run-result.ts';

const lost = (kind: RunFinding['kind'], value: string): RunFinding => ({
  kind,
  value,
  change: 'lost',
  segment: null,
});

it('a picture that is put back where it stood is not said to be lost', () => {
  const { done, isRepaired } = inItsPlaces(
    {
      ...wholeResult,
      done: {
        type: 'done',
        text: 'See it on day 1.',
        segments: [
          { same: 'See ' },
          { before: 'teh [[image 1]] on day 1', after: 'it on day 1' },
          { same: '.' },
        ],
        sections: [],
        guard: [lost('block', '[[image 1]]'), lost('placeholder', '[image 1]'), lost('number', '1')],
        credits: null,
      },
      engine: 'local',
      model: 'm',
      elapsedMs: 1,
    },
    ['[[image 1]]'],
  );
  expect(isRepaired).toBe(true);
  expect(done.text).toContain('[[image 1]]');
  expect(done.guard.map(({ kind }) => kind)).toEqual(['number']);
});
