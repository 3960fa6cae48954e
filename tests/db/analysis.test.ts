import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import {
  type AnalysisEvent,
  analysisAnswer,
  analysisEvent,
  analysisPreview,
} from '@/shared/contracts/analysis.ts';
import { chatAnswer } from '@/shared/contracts/analysis-chat.ts';
import { sourcesAnswer } from '@/shared/contracts/insight-sources.ts';
import { keptReports, openReport } from '@/shared/contracts/kept-reports.ts';
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

async function ask(
  path: string,
  { token, method = 'GET', body: sent }: { token: string; method?: string; body?: object },
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
    body: sent ? JSON.stringify(sent) : null,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('the same posts give two accounts the same report, byte for byte', async () => {
  const people = await Promise.all([createUser(), createUser(), createUser()]);
  const made: string[] = [];
  for (const { jwt } of people) {
    const { body: answer } = await analyse(jwt, { mode: 'stackexchange' });
    const { report, items, result } = analysisAnswer.parse(answer);
    made.push(JSON.stringify({ report, items, result }));
  }
  // The first may have asked the source itself, and says so.
  expect(made[2]).toBe(made[1]);
});

describe('a kept report', () => {
  test('is listed, opened, renamed, asked, shared, revoked and deleted by its owner, and hidden from others', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    const { body: made } = await analyse(user.jwt, {});
    const path = `/reports/${made.analysisId}`;
    const mine = { token: user.jwt };
    expect(keptReports.parse((await ask('/reports', mine)).body).reports).toHaveLength(1);
    expect(openReport.parse((await ask(path, mine)).body)).toMatchObject({ isOwner: true, state: 'done' });
    for (const foreign of [path, `${path}/export`])
      expect((await ask(foreign, { token: other.jwt })).status).toBe(404);
    expect((await ask(`${path}/rename`, { ...mine, method: 'POST', body: { title: 'Mine' } })).status).toBe(
      200,
    );
    const chat = { message: 'What do people complain about most?', analysisId: made.analysisId };
    const said = chatAnswer.parse(
      (await ask('/chat-analysis', { ...mine, method: 'POST', body: chat })).body,
    );
    expect(said.answerable).toBe(true);
    expect(said.citations.length).toBeGreaterThan(0);
    const foreignChat = await ask('/chat-analysis', { token: other.jwt, method: 'POST', body: chat });
    expect(foreignChat.status).toBe(404);
    const shared = (await ask(`${path}/share`, { ...mine, method: 'POST' })).body.shareUrl as string;
    const link = `/shared/${shared.split('/').at(-1)}`;
    const seen = openReport.parse(await (await fetch(url + link)).json());
    expect(seen).toMatchObject({ isOwner: false });
    expect(seen.items.filter(({ source, text }) => source === 'x' && text !== '')).toEqual([]);
    await ask(`${path}/share`, { ...mine, method: 'DELETE' });
    expect((await fetch(url + link)).status).toBe(404);
    expect((await ask(path, { ...mine, method: 'DELETE' })).status).toBe(200);
    expect((await ask(path, mine)).status).toBe(404);
  });
});

describe('a question asked again', () => {
  test('says what changed since its owner’s report, and nothing since anybody else’s', async () => {
    const [user, other] = await Promise.all([createUser(), createUser()]);
    const narrowed = { options: { language: 'en', exclude: ['espresso'] } };
    const { body: first } = await analyse(user.jwt, { mode: 'reddit', ...narrowed });
    const earlier = openReport.parse((await ask(`/reports/${first.analysisId}`, { token: user.jwt })).body);
    expect(earlier).toMatchObject({ changes: null, asked: narrowed });
    const again = { mode: 'reddit', previousId: first.analysisId };
    const { body: second } = await analyse(user.jwt, again);
    const opened = openReport.parse((await ask(`/reports/${second.analysisId}`, { token: user.jwt })).body);
    expect(opened.changes).toMatchObject({
      since: earlier.createdAt,
      previousId: earlier.id,
      items: { before: { value: earlier.items.length }, now: { value: opened.items.length } },
    });
    expect(opened.items.length).toBeGreaterThan(earlier.items.length);
    const { body: foreign } = await analyse(other.jwt, again);
    const stranger = openReport.parse(
      (await ask(`/reports/${foreign.analysisId}`, { token: other.jwt })).body,
    );
    expect(stranger.changes).toBeNull();
    await ask(`/reports/${first.analysisId}`, { token: user.jwt, method: 'DELETE' });
    const { status, body: third } = await analyse(user.jwt, again);
    expect([status, third.analysisId === second.analysisId]).toEqual([200, false]);
  });
});

describe('a source’s key', () => {
  test('is kept sealed, never given back, and can be taken away', async () => {
    const user = await createUser();
    const mine = { token: user.jwt };
    const key = { owner: 'brave', values: { apiKey: 'BSA-very-secret' } };
    expect((await ask('/sources/keys', { ...mine, method: 'POST', body: key })).status).toBe(200);
    const [row] = await owner`select sealed from public.source_keys where user_id = ${user.userId}`;
    expect(JSON.stringify(row)).not.toContain('very-secret');
    const { body: listed } = await ask('/sources', mine);
    expect(sourcesAnswer.parse(listed).keys.find((own) => own.owner === 'brave')?.setAt).not.toBeNull();
    expect(JSON.stringify(listed)).not.toContain('very-secret');
    const stateNow = async () =>
      sourcesAnswer.parse((await ask('/sources', mine)).body).keys.find((own) => own.owner === 'brave')
        ?.state;
    const note = (seconds: number) => owner`select public.note_source_key(${user.userId}, 'brave', 'refused',
      now() + make_interval(secs => ${seconds}))`;
    await note(-60);
    // That was of the key before this one.
    expect(await stateNow()).not.toBe('refused');
    await note(60);
    expect(await stateNow()).toBe('refused');
    const stranger = await createUser();
    const { body: seen } = await ask('/sources', { token: stranger.jwt });
    expect(sourcesAnswer.parse(seen).keys.filter(({ setAt }) => setAt !== null)).toEqual([]);
    await ask('/sources/keys/brave', { token: stranger.jwt, method: 'DELETE' });
    expect(await stateNow()).toBe('refused');
    await ask('/sources/keys', { ...mine, method: 'POST', body: key });
    expect(await stateNow()).not.toBe('refused');
    await ask('/sources/keys/brave', { ...mine, method: 'DELETE' });
    expect(await owner`select from public.source_keys where user_id = ${user.userId}`).toHaveLength(0);
  });
});

test('a preview costs nothing and shows the first items', async () => {
  const user = await createUser();
  const { body: seen } = await ask('/preview', { token: user.jwt, method: 'POST', body: body() });
  expect(analysisPreview.parse(seen)).toMatchObject({ credits: 5, enough: true, synthetic: true });
  expect((await readLedger(user.userId)).credits).toBe(250);
});

test('a question nobody talks about claims nothing', async () => {
  const user = await createUser();
  const { body: answer } = await analyse(user.jwt, { query: 'quetzal zeppelin lacquer' });
  expect(analysisAnswer.parse(answer)).toMatchObject({
    result: 'No results found',
    items: [],
    has_business_data: false,
  });
});

test('a survey is answered from what people wrote, or not at all', async () => {
  const user = await createUser();
  const questions = ['What do people like most about Aurelia grinder?', 'How old are the customers?'];
  const surveyData = { product: 'Aurelia grinder', questions, mode: 'consumer-survey' };
  const { body: answer } = await analyse(user.jwt, { query: '', mode: 'consumer-survey', surveyData });
  const { report } = analysisAnswer.parse(answer);
  expect(report.survey.map(({ answerable }) => answerable)).toEqual(['yes', 'no']);
});

test('the sample is open to anybody, and the same for everybody', async () => {
  const [first, second] = await Promise.all([fetch(`${url}/sample`), fetch(`${url}/sample`)]);
  const text = await first.text();
  expect(openReport.parse(JSON.parse(text))).toMatchObject({ state: 'done', isOwner: false });
  expect(await second.text()).toBe(text);
});
