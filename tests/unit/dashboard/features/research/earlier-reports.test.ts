import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseEarlier, rememberSeen, seenReports } from '@/dashboard/features/research/earlier-reports.ts';
import type { KeptReport } from '@/shared/contracts/kept-reports.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const report = (id: string, state: KeptReport['state'], minutesAgo: number) => ({
  id,
  state,
  createdAt: new Date(now - minutesAgo * 60_000).toISOString(),
});
const fresh = report('fresh', 'done', 5);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a report that was read is not announced again, the one before it is', () => {
  const reports = [fresh, report('other', 'failed', 20), report('old', 'done', 45)];
  const told = () => chooseEarlier(reports, { seen: seenReports(), now })?.id;
  expect(told()).toBe('fresh');
  rememberSeen('fresh');
  expect(told()).toBe('other');
  rememberSeen('other');
  expect(told()).toBeUndefined();
  expect(seenReports()).toEqual(['fresh', 'other']);
});

test.each(['running', 'queued'] as const)('one that is %s goes before one that is done', (state) => {
  const going = report('going', state, 90);
  expect(chooseEarlier([fresh, going], { seen: ['going'], now })).toBe(going);
});
