import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { type AnalysisEvent, analysisAnswer, analysisEvent } from '@/shared/contracts/analysis.ts';
import { readEvents } from '@/shared/engines/sse.ts';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { createUser, owner, readLedger } from './database.ts';

// The whole way: gateway, function on Deno, Postgres, and the sources' stand-in over synthetic items.

const { apiUrl } = inject('stack');
afterAll(() => owner.end());

const url = `${apiUrl}/functions/v1/analysis`;
const body = (changes: object = {}) => ({
  requestId: randomUUID(),
  query: 'Aurelia grinder',
  mode: 'all',
  ...changes,
});

async function analyse(token: string, changes: object = {}) {
  const response = await fetch(`${url}/reddit-search`, enhanceCall(body(changes), { token }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function stream(token: string, request: object): Promise<AnalysisEvent[]> {
  const headers = { accept: 'text/event-stream' };
  const response = await fetch(`${url}/reddit-search`, enhanceCall(request, { token, headers }));
  const events: AnalysisEvent[] = [];
  if (!response.body) throw new Error('No body.');
  for await (const { data } of readEvents(response.body)) events.push(analysisEvent.parse(JSON.parse(data)));
  return events;
}

describe('an analysis', () => {
  test('costs five credits before the work, and every number of it counts its items', async () => {
    const user = await createUser();
    const { status, body: answer } = await analyse(user.jwt);
    expect(status).toBe(200);
    const { report, items, credits } = analysisAnswer.parse(answer);
    expect(credits).toBe(245);
    expect(await readLedger(user.userId)).toMatchObject({ credits: 245, sum: 245 });
    expect(report).toMatchObject({ outcome: 'solid', synthetic: true });
    for (const finding of report.findings)
      expect(filterItems(items, finding.count.filter)).toHaveLength(finding.count.value);
  });

  test('tells each thing as it happens, and ends with the report', async () => {
    const user = await createUser();
    const events = await stream(user.jwt, body({ mode: 'reddit' }));
    const told = events.map((event) => (event.type === 'step' ? `${event.step} ${event.state}` : event.type));
    expect(told.slice(0, 2)).toEqual(['start', 'fetch running']);
    expect(told).toContain('source');
    expect(told.slice(-3)).toEqual(['check running', 'check done', 'done']);
  });

  test('asked for again by the same request is the same one, and costs nothing more', async () => {
    const user = await createUser();
    const request = body();
    const first = await analyse(user.jwt, request);
    const again = await analyse(user.jwt, request);
    expect(again.body).toMatchObject({ analysisId: first.body.analysisId });
    expect((await readLedger(user.userId)).credits).toBe(245);
  });
});
