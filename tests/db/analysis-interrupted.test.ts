import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { startFunctionsProcess } from '@/local/functions/functions-process.ts';
import { projectRoot } from '@/local/run-command.ts';
import { type AnalysisEvent, analysisEvent } from '@/shared/contracts/analysis.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { functionsEnvironment } from '@/tests/support/functions-environment.ts';
import { createUser, owner, readLedger } from './database.ts';

const stack = inject('stack');
const functions = `${stack.apiUrl}/functions/v1`;
afterAll(() => owner.end());

interface Asked {
  query?: string;
  origin?: string;
}

async function* run(
  token: string,
  { query = 'Aurelia grinder', origin = functions }: Asked = {},
): AsyncGenerator<AnalysisEvent> {
  const body = { requestId: randomUUID(), query, mode: 'all' };
  const headers = { accept: 'text/event-stream' };
  const response = await fetch(`${origin}/analysis/reddit-search`, enhanceCall(body, { token, headers }));
  if (!response.body) throw new Error('No body.');
  for await (const { data } of readEvents(response.body)) yield analysisEvent.parse(JSON.parse(data));
}

test('of two by one account at once the second waits its turn, and both are finished and paid once', async () => {
  const user = await createUser();
  const told: string[] = [];
  const follow = async (name: string) => {
    for await (const { type } of run(user.jwt, { query: `Aurelia grinder ${name}` }))
      told.push(`${name} ${type}`);
  };
  await Promise.all([follow('a'), follow('b')]);
  const [first, second] = told.indexOf('a start') < told.indexOf('b start') ? ['a', 'b'] : ['b', 'a'];
  expect(told).toContain(`${second} queued`);
  expect(told).not.toContain(`${first} queued`);
  expect(told.indexOf(`${second} start`)).toBeGreaterThan(told.indexOf(`${first} step`));
  expect(told.filter((line) => line.endsWith(' done')).sort()).toEqual(['a done', 'b done']);
  const [overlaps] = await owner<{ count: number }[]>`
    select count(*)::int as count from public.analyses x join public.analyses y on x.user_id = y.user_id and x.id <> y.id
    where x.user_id = ${user.userId} and x.started_at >= y.started_at and x.started_at < y.finished_at`;
  expect(overlaps?.count).toBe(0);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 240, sum: 240 });
});

test('the same question asked again while it is worked on joins that run, and is not paid for again', async () => {
  const user = await createUser();
  const first = run(user.jwt);
  const ids: string[] = [];
  for await (const event of first) {
    if (event.type === 'start') ids.push(event.analysisId);
    if (event.type === 'step') break;
  }
  let credits: number | null = null;
  for await (const event of run(user.jwt)) {
    if (event.type === 'start') ids.push(event.analysisId);
    if (event.type === 'done') credits = event.credits;
  }
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(credits).toBe(245);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 245, sum: 245 });
  // When it is over, asking again is a new look at the sources.
  for await (const event of run(user.jwt)) if (event.type === 'start') ids.push(event.analysisId);
  expect(ids[2]).not.toBe(ids[0]);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 240, sum: 240 });
});

test('a step that comes when the run has ended changes nothing, and is no failure', async () => {
  const user = await createUser();
  let id = '';
  for await (const event of run(user.jwt)) if (event.type === 'start') id = event.analysisId;
  for (const step of ['fetch:reddit', 'group', 'write', 'check']) {
    const response = await fetch(`${functions}/analysis/step`, {
      method: 'POST',
      headers: { apikey: stack.serviceRoleKey, 'content-type': 'application/json' },
      body: JSON.stringify({ analysisId: id, step }),
    });
    expect([step, response.status, await response.json()]).toEqual([step, 200, { outcome: 'done' }]);
  }
  const [kept] = await owner<{ state: string }[]>`select state from public.analyses where id = ${id}`;
  expect(kept?.state).toBe('done');
});

/** A process of the function beside the stack's own. */
async function startAnalysisProcess(stateFolder: string) {
  const { pid, origin, crashed } = await startFunctionsProcess({
    root: projectRoot,
    folder: join(projectRoot, 'supabase/functions'),
    stateFolder,
    names: ['analysis'],
    environment: functionsEnvironment(stack),
    log: () => undefined,
    signal: new AbortController().signal,
  });
  return {
    origin,
    async kill() {
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await crashed;
    },
  };
}

test('one whose function was killed on the way is finished by the schedule, from where it stood, for nothing more', async () => {
  const user = await createUser();
  const stateFolder = mkdtempSync(join(tmpdir(), 'whetstone-killed-'));
  const killed = await startAnalysisProcess(stateFolder);
  let id = '';
  const reading = async () => {
    for await (const event of run(user.jwt, { origin: killed.origin })) {
      if (event.type === 'start') id = event.analysisId;
      if (event.type === 'source') await killed.kill();
    }
  };
  await expect(reading()).rejects.toThrow();
  rmSync(stateFolder, { recursive: true, force: true });
  // A step it had asked for is a call of its own, and comes to its end or its lease does.
  const underWay = () =>
    owner`select step from public.analysis_steps where analysis_id = ${id} and done_at is null and lease_until > now()`;
  await vi.waitFor(async () => expect(await underWay()).toHaveLength(0), { timeout: 40_000, interval: 100 });
  // What a source gave is not asked for again: this mark of it is in the report.
  const marked = await owner`
    update public.analysis_steps set output = jsonb_set(output, '{status}', '"quota"')
    where analysis_id = ${id} and step like 'fetch:%' and done_at is not null returning step`;
  expect(marked.length).toBeGreaterThan(0);
  // How far it went on from there is a matter of the moment.
  await owner`delete from public.analysis_steps where analysis_id = ${id} and step not like 'fetch:%'`;
  // Two minutes later nobody is taken to be at it any more; one step died under its hands.
  await owner`
    insert into public.analysis_steps (analysis_id, step, lease_until) values (${id}, 'clean', now() - interval '1 second')
    on conflict (analysis_id, step) do update
      set done_at = null, output = null, lease_until = excluded.lease_until, attempts = 1`;
  await owner`update public.analyses set taken_at = now() - interval '3 minutes' where id = ${id}`;
  await fetch(`${functions}/analysis/work`, { method: 'POST', headers: { apikey: stack.serviceRoleKey } });
  const state = () => owner<{ state: string }[]>`select state from public.analyses where id = ${id}`;
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'done' }]), {
    timeout: 50_000,
    interval: 200,
  });
  const [made] = await owner<{ marked: number }[]>`
    select jsonb_array_length(jsonb_path_query_array(report, '$.coverage.sources[*] ? (@.status == "quota")')) as marked
    from public.analyses where id = ${id}`;
  expect(made?.marked).toBe(marked.length);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 245, sum: 245 });
});
