import { expect, it } from 'vitest';
import type { EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { logRun } from '@/supabase/functions/enhance/log-run.ts';

async function* refusedBy(thrown: unknown): AsyncGenerator<EnhanceEvent> {
  yield { type: 'start', engine: 'offline', model: 'rules' };
  throw thrown;
}

async function linesOf(thrown: unknown) {
  const lines: [string, Record<string, unknown>][] = [];
  const request = {
    requestId: 'run-1',
    task: { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'my secret draft' },
  } as const;
  const log = (event: string, facts: object) => void lines.push([event, { ...facts }]);
  const events: EnhanceEvent[] = [];
  for await (const event of logRun(refusedBy(thrown), { request, caller: 'user', startedMs: 0, log }))
    events.push(event);
  return { lines, last: events.at(-1) };
}

it.each([
  { thrown: new TypeError('x is not a function'), code: 'internal', why: /^TypeError x is not a function/ },
  { thrown: new AppError('timeout', { cause: new Error('canceling') }), code: 'timeout', why: /← Error/ },
])(
  'a ledger’s failure is logged with its cause, and without the draft: $code',
  async ({ thrown, code, why }) => {
    const { lines, last } = await linesOf(thrown);
    expect(last).toEqual({ type: 'error', code });
    const failure = lines.find(([event]) => event === 'failure')?.[1];
    expect(failure).toMatchObject({ place: 'enhance.ledger', code, requestId: 'run-1' });
    expect(failure?.causes).toMatch(why);
    expect(JSON.stringify(lines)).not.toContain('secret');
  },
);

it('a balance that is too low is no failure', async () => {
  const { lines } = await linesOf(new AppError('insufficient_credits'));
  expect(lines.map(([event]) => event)).toEqual(['enhance']);
});
