import { describe, expect, it } from 'vitest';
import {
  byDay,
  type LoggedRequest,
  logSummary,
  outcomeText,
} from '@/components/request-log/logged-request.ts';

const line = (host: string | null, chars: number): LoggedRequest => ({
  id: `${host}${chars}`,
  at: 1,
  engine: host ? 'cloud' : 'offline',
  host,
  chars,
  redactions: 0,
  credits: null,
  elapsedMs: 1,
  outcome: 'done',
});

describe('the log as it is read', () => {
  it('proves that nothing was sent where nothing was', () => {
    expect(logSummary([line(null, 900)])).toBe('1 run, 0 hosts: nothing was sent.');
  });

  it('counts what was sent and to whom', () => {
    const lines = [line(null, 900), line('a.example', 1_000), line('a.example', 500), line('b.example', 7)];
    expect(logSummary(lines)).toBe('4 runs, 3 of them sent 1,507 characters to 2 hosts.');
  });

  it('stands by days, the newest first, whatever order it was kept in', () => {
    const at = (...[day, hour]: [number, number]) => new Date(2026, 10, day, hour).getTime();
    const lines = [at(20, 23), at(21, 1), at(18, 12), at(21, 9), at(20, 0)].map((moment) => ({
      ...line(null, 1),
      at: moment,
    }));
    const days = (most?: number) =>
      byDay(lines, new Date(2026, 10, 21, 10), most).map(({ name, lines: ofDay }) => [
        name,
        ...ofDay.map((one) => new Date(one.at).getHours()),
      ]);
    expect(days()).toEqual([
      ['Today', 9, 1],
      ['Yesterday', 23, 0],
      ['Wed, 18 Nov 2026', 12],
    ]);
    expect(days(3)).toEqual([
      ['Today', 9, 1],
      ['Yesterday', 23],
    ]);
  });

  it('has a word for every end, named or not', () => {
    expect(outcomeText('engine_unauthorized')).toBe('Key refused');
    expect(outcomeText('internal')).toBe('Failed');
  });
});
