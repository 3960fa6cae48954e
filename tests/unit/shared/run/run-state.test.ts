import { describe, expect, it } from 'vitest';
import { idleRun, nextRun, type RunEvent, type RunState } from '@/shared/run/run-state.ts';

const after = (...events: RunEvent[]): RunState => events.reduce(nextRun, idleRun);
const done: RunEvent = {
  type: 'done',
  text: 'There is a bug.',
  segments: [{ before: 'their', after: 'There' }, { same: ' is a bug.' }],
  sections: [],
  guard: [],
};

describe('a run on screen', () => {
  it('shows the text as it grows, and names the engine', () => {
    const state = after(
      { type: 'begin' },
      { type: 'start', engine: 'cloud' },
      { type: 'delta', text: 'There ' },
      { type: 'ping' },
      { type: 'delta', text: 'is' },
    );
    expect(state).toMatchObject({ status: 'streaming', engine: 'cloud', text: 'There is' });
  });

  it('takes the text of the end for the truth', () => {
    const state = after({ type: 'begin' }, { type: 'delta', text: 'something else' }, done);
    expect(state).toMatchObject({ status: 'done', outcome: { text: 'There is a bug.' } });
  });

  it('keeps what arrived when the stream breaks', () => {
    const state = after(
      { type: 'begin' },
      { type: 'delta', text: 'There' },
      { type: 'error', code: 'cut_off' },
    );
    expect(state).toEqual({ status: 'failed', code: 'cut_off', text: 'There' });
  });

  it('keeps how long to wait, where the server said so', () => {
    const state = after({ type: 'begin' }, { type: 'error', code: 'rate_limited', retryAfterMs: 9_000 });
    expect(state).toMatchObject({ status: 'failed', retryAfterMs: 9_000 });
  });

  it('names who failed, also before that one had begun', () => {
    const fall = { from: 'cloud', to: 'offline', code: 'timeout' } as const;
    const failed = { type: 'error', code: 'timeout' } as const;
    const start = { type: 'start', engine: 'cloud' } as const;
    expect(after({ type: 'begin' }, start, failed)).toMatchObject({ engine: 'cloud' });
    expect(after({ type: 'begin' }, start, { type: 'fallback', ...fall }, failed)).toMatchObject({
      engine: 'offline',
      after: fall,
    });
    expect(after({ type: 'begin' }, { ...failed, engine: 'offline' })).toMatchObject({ engine: 'offline' });
  });

  it('gives way to another answer, however it ended', () => {
    expect(after({ type: 'begin' }, { type: 'error', code: 'refused' }, { type: 'clear' })).toBe(idleRun);
    expect(after({ type: 'begin' }, done, { type: 'clear' })).toBe(idleRun);
  });

  it('is as if it had never begun once it is cancelled, whatever comes late', () => {
    expect(after({ type: 'begin' }, { type: 'cancel' }, { type: 'delta', text: 'late' }, done)).toBe(idleRun);
  });

  it('drops the result before when a new run begins', () => {
    expect(after({ type: 'begin' }, done, { type: 'begin' })).toMatchObject({
      status: 'streaming',
      engine: null,
      text: '',
    });
  });

  it('begins anew on the next engine, and keeps saying so', () => {
    const fall = { from: 'cloud', to: 'offline', code: 'insufficient_credits' } as const;
    const state = after(
      { type: 'begin' },
      { type: 'start', engine: 'cloud', model: 'm', redactions: 2 },
      { type: 'delta', text: 'half an ans' },
      { type: 'fallback', ...fall },
      { type: 'start', engine: 'offline', model: 'rules' },
      { type: 'delta', text: 'There' },
    );
    expect(state).toMatchObject({ engine: 'offline', text: 'There', redactions: 0, fallback: fall });
    expect(nextRun(state, { ...done, cost: 1 })).toMatchObject({ fallback: fall, price: { cost: 1 } });
  });
});
