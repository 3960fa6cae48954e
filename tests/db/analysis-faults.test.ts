import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { call, createUser, owner, readLedger, service } from './database.ts';

afterAll(() => owner.end());

const url = `${inject('stack').apiUrl}/functions/v1/analysis`;

async function analyse(jwt: string, changes: object = {}) {
  const body = { requestId: randomUUID(), query: 'Aurelia grinder', mode: 'reddit', ...changes };
  const response = await fetch(`${url}/reddit-search`, enhanceCall(body, { token: jwt }));
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const get = (path: string, jwt: string) => fetch(url + path, { headers: { authorization: `Bearer ${jwt}` } });

const survey = { product: 'Aurelia grinder', mode: 'opportunity-assessment', questions: ['Why?'] };

test.each<[string, object]>([
  ['half an emoji in the question', { query: 'Aurelia \ud83d grinder' }],
  ['an emoji where the title is cut', { query: `Aurelia grinder ${'a'.repeat(73)}😀` }],
  ['a NUL in a survey', { mode: 'opportunity-assessment', surveyData: { ...survey, targetMarket: 'a\0b' } }],
  ['both in what was imported', { options: { imported: [{ text: 'It breaks \ud83d', title: 'a\0b' }] } }],
])('what is paid for is answered, with %s', async (_, changes) => {
  const user = await createUser();
  expect((await analyse(user.jwt, changes)).status).toBe(200);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 245, sum: 245 });
});

test.each<[string, object]>([
  ['a day no calendar has', { from: '2026-99-99' }],
  ['the end before the beginning', { from: '2026-03-02', to: '2026-03-01' }],
])('what names %s is refused before it is paid for', async (_, options) => {
  const user = await createUser();
  expect((await analyse(user.jwt, { options })).status).toBe(422);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 250, sum: 250 });
});

test('a report is searched with anything, and given in the forms there are', async () => {
  const user = await createUser();
  const { body } = await analyse(user.jwt);
  expect((await get('/reports?search=%00', user.jwt)).status).toBe(200);
  for (const format of ['constructor', '__proto__', 'pdf'])
    expect((await get(`/reports/${body.analysisId}/export?format=${format}`, user.jwt)).status).toBe(422);
});

test('what a suspended account has shared is shut, and open again with the account', async () => {
  const user = await createUser();
  const { body } = await analyse(user.jwt);
  const path = `/reports/${body.analysisId}/share`;
  const shared = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.jwt}` },
  });
  const { shareUrl } = (await shared.json()) as { shareUrl: string };
  const open = async () => (await fetch(`${url}/shared/${shareUrl.split('/').at(-1)}`)).status;
  expect(await open()).toBe(200);
  await service.auth.admin.updateUserById(user.userId, { ban_duration: '24h' });
  expect(await open()).toBe(404);
  await service.auth.admin.updateUserById(user.userId, { ban_duration: 'none' });
  expect(await open()).toBe(200);
});

test('an unfinished analysis is handed out once, however often and by how many it is asked for', async () => {
  const { userId } = await createUser();
  const [row] = await owner<{ id: string }[]>`
    insert into public.analyses (user_id, request_id, body_hash, title, query, mode, question, created_at)
    values (${userId}, 'r', 'h', 't', 'q', 'reddit', '{}', now() - interval '23 hours') returning id`;
  const take = async () =>
    (await Promise.all(Array.from({ length: 5 }, () => call<string[]>('take_open_analyses', { most: 500 }))))
      .flat()
      .filter((id) => id === row?.id);
  expect(await take()).toHaveLength(1);
  expect(await take()).toHaveLength(0);
  await owner`update public.analyses set taken_at = now() - interval '3 minutes' where id = ${row?.id ?? ''}`;
  expect(await take()).toHaveLength(1);
  await owner`delete from public.analyses where id = ${row?.id ?? ''}`;
});
