import { describe, expect, it } from 'vitest';
import { demoSamples } from '@/dashboard/content/demo-samples.en.ts';
import {
  type DemoEvent,
  firstDemo,
  lifeOf,
  nextDemo,
  SAMPLE_COUNT,
} from '@/dashboard/features/email-demo/demo-state.ts';

const after = (...events: DemoEvent['type'][]) =>
  events.reduce((state, type) => nextDemo(state, { type } as DemoEvent), firstDemo);

describe('the homepage’s demo', () => {
  it('begins balanced, with its hint', () => {
    expect(firstDemo).toEqual({ sample: 0, level: 'balanced', phase: 'draft', hint: true });
  });

  it('loads for 2 s, shows the result for 45 s and waits at a draft (spec §9)', () => {
    expect([lifeOf('loading'), lifeOf('result'), lifeOf('draft')]).toEqual([2_000, 45_000, null]);
  });

  it('goes from draft over loading and result to the next draft', () => {
    expect(after('pressed').phase).toBe('loading');
    expect(after('pressed', 'time').phase).toBe('result');
    expect(after('pressed', 'time', 'time')).toMatchObject({ phase: 'draft', sample: 1 });
  });

  it('has three samples and comes back to the first', () => {
    expect(SAMPLE_COUNT).toBe(demoSamples.length);
    expect(after('next', 'next', 'next').sample).toBe(0);
  });

  it('runs once however often it is pressed', () => {
    expect(after('pressed', 'pressed', 'time', 'pressed').phase).toBe('result');
  });

  it.each(['pressed', 'menu'] as const)('drops the hint for good after the first %s', (use) => {
    expect(after(use, 'next').hint).toBe(false);
  });

  it('sharpens anew when the level changes beside a result', () => {
    const result = after('pressed', 'time');
    expect(nextDemo(result, { type: 'level', level: 'polish' })).toMatchObject({
      level: 'polish',
      phase: 'loading',
    });
    expect(nextDemo(firstDemo, { type: 'level', level: 'reframe' }).phase).toBe('draft');
  });
});
