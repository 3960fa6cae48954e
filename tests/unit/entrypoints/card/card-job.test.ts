import { describe, expect, it } from 'vitest';
import { isSameWork } from '@/entrypoints/card/card-job.ts';

const open = {
  job: null,
  mode: 'rewrite',
  level: 'balanced',
  phase: { name: 'running', engine: null, text: '' },
} as const;

describe('a press on what is already open', () => {
  it.each([{}, { level: 'balanced' }, { mode: 'rewrite', explain: true }] as const)(
    'is no second run: %j',
    (asked) => {
      expect(isSameWork(open, asked)).toBe(true);
    },
  );

  it.each([{ level: 'polish' }, { mode: 'email' }, { job: { kind: 'follow-ups' } }] as const)(
    'is one where something else is asked for: %j',
    (asked) => {
      expect(isSameWork(open, asked)).toBe(false);
    },
  );

  it('is one once the card is over', () => {
    expect(isSameWork({ ...open, phase: { name: 'failed', code: 'timeout', partial: '' } }, {})).toBe(false);
    expect(isSameWork({ ...open, phase: { name: 'accepted' } }, {})).toBe(false);
  });
});
