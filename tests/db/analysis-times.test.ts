import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { analysisEvent } from '@/shared/contracts/analysis.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { createUser, owner } from './database.ts';

// How long somebody waits: first items within three seconds, the report of rules within ten. A machine that does other things gives
// each of them as much longer as it makes a loop wait that does nothing but count.

const url = `${inject('stack').apiUrl}/functions/v1/analysis/reddit-search`;
afterAll(() => owner.end());

const FIRST_ITEMS_MS = 3_000;
const REPORT_MS = 10_000;
const SPIN_MS = 250;

/** How many times longer than its own work something takes here at the moment; 1 on a machine at rest. */
function readLoad(): number {
  const started = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < SPIN_MS) {
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1_000;
  }
  return Math.max(1, (performance.now() - started) / used);
}

test('first items are there within three seconds, and the report within ten', async () => {
  const { jwt } = await createUser();
  const load = [readLoad()];
  const body = { requestId: randomUUID(), query: 'Aurelia grinder', mode: 'all' };
  const started = performance.now();
  const response = await fetch(
    url,
    enhanceCall(body, { token: jwt, headers: { accept: 'text/event-stream' } }),
  );
  if (!response.body) throw new Error('No body.');
  let first = Number.POSITIVE_INFINITY;
  let done = Number.POSITIVE_INFINITY;
  for await (const { data } of readEvents(response.body)) {
    const event = analysisEvent.parse(JSON.parse(data));
    const passed = performance.now() - started;
    if (event.type === 'items' && event.items.length > 0) first = Math.min(first, passed);
    if (event.type === 'done') done = passed;
  }
  load.push(readLoad());
  const factor = Math.max(...load);
  const told = [first, done].map((ms) => `${Math.round(ms)} ms`).join(', ');
  console.info(`First items, report: ${told}, at ${factor.toFixed(1)} times the work.`);
  expect(first).toBeLessThan(FIRST_ITEMS_MS * factor);
  expect(done).toBeLessThan(REPORT_MS * factor);
});
