import { describe, expect, it } from 'vitest';
import { beginningOf, historyTitle } from '@/components/activity/history-texts.ts';
import type { HistoryEntry } from '@/shared/library/records.ts';

const run: HistoryEntry = {
  id: 'r',
  at: 1,
  kind: 'enhance',
  mode: 'concise',
  level: 'polish',
  action: null,
  engine: 'offline',
  draft: '',
  result: '',
};

describe('a run in a line', () => {
  it('says what was asked for, and who answered', () => {
    expect(historyTitle(run)).toMatch(/^Concise.* · Polish · On this device$/);
    const action = { ...run, kind: 'action', mode: null, level: null, action: 'extract-tasks' } as const;
    expect(historyTitle(action)).toBe('Extract tasks · On this device');
    expect(historyTitle({ ...run, kind: 'follow-ups', mode: null, level: null })).toBe(
      'Follow-up questions · On this device',
    );
  });

  it('begins as the draft does', () => {
    expect(beginningOf(' one\n two ')).toBe('one two');
    expect(beginningOf('word '.repeat(40))).toHaveLength(90);
  });
});
