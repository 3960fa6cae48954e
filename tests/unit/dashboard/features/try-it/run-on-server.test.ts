import { afterEach, expect, it, vi } from 'vitest';
import { runOnServer } from '@/dashboard/features/try-it/run-on-server.ts';
import type { EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { RunEvent } from '@/shared/run/run-state.ts';

const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'polish', text: 'their is a bug' };

function answerWith(status: number, body: string): void {
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { status, headers: { 'content-type': 'text/event-stream' } }),
  );
}

async function runAll(): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const event of runOnServer(task, new AbortController().signal)) events.push(event);
  return events;
}

afterEach(() => vi.unstubAllGlobals());

it('gives the server’s text, and the walk to it from the visitor’s', async () => {
  answerWith(
    200,
    [
      'event: start\ndata: {"type":"start","engine":"offline","model":"rules"}',
      'event: delta\ndata: {"type":"delta","seq":0,"text":"There is a bug."}',
      'event: done\ndata: {"type":"done","text":"There is a bug.","sections":[],"guard":[],"credits":null}',
      '',
    ].join('\n\n'),
  );
  const last = (await runAll()).at(-1);
  expect(last).toMatchObject({ type: 'done', text: 'There is a bug.' });
  if (last?.type !== 'done') throw new Error('no result');
  expect(last.segments.map((part) => ('same' in part ? part.same : part.before)).join('')).toBe(task.text);
});

it('ends with the server’s own code where it refuses', async () => {
  answerWith(422, '{"code":"invalid_request","requestId":"r1"}');
  expect((await runAll()).at(-1)).toMatchObject({ type: 'error', code: 'invalid_request' });
});

it('says so when the answer breaks off', async () => {
  answerWith(200, 'event: start\ndata: {"type":"start","engine":"offline","model":"rules"}\n\n');
  expect((await runAll()).at(-1)).toMatchObject({ type: 'error', code: 'cut_off' });
});
