import { describe, expect, it } from 'vitest';
import { createRunIds } from '@/shared/run/run-ids.ts';

function ids() {
  let count = 0;
  return createRunIds(() => `r${++count}`);
}

describe('the id of a run', () => {
  it('is the same when a lost run is asked for again, so that it is paid once', () => {
    const runs = ids();
    expect(runs.idFor('polish teh')).toBe('r1');
    expect(runs.idFor('polish teh')).toBe('r1');
  });

  it('is another for another draft or level', () => {
    const runs = ids();
    runs.idFor('polish teh');
    expect(runs.idFor('reframe teh')).toBe('r2');
  });

  it('is another once the answer arrived', () => {
    const runs = ids();
    runs.idFor('polish teh');
    runs.settle();
    expect(runs.idFor('polish teh')).toBe('r2');
  });
});
