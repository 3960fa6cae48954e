import { describe, expect, it } from 'vitest';
import { type LoggedRequest, logSummary, outcomeText } from '@/components/request-log/logged-request.ts';

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

  it('has a word for every end, named or not', () => {
    expect(outcomeText('engine_unauthorized')).toBe('Key refused');
    expect(outcomeText('internal')).toBe('Failed');
  });
});
