import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { createUser, owner } from './database.ts';

// A report is kept for thirty days, and then gone with all that was read for it.

const url = `${inject('stack').apiUrl}/functions/v1/analysis`;
afterAll(() => owner.end());

test('a report is there for thirty days, and gone on the next, for its owner and behind its link', async () => {
  const { jwt } = await createUser();
  const asked = { requestId: randomUUID(), query: 'Aurelia grinder', mode: 'stackexchange' };
  const made = (await (await fetch(`${url}/reddit-search`, enhanceCall(asked, { token: jwt }))).json()) as {
    analysisId: string;
  };
  const id = made.analysisId;
  const headers = { authorization: `Bearer ${jwt}` };
  const open = async () => (await fetch(`${url}/reports/${id}`, { headers })).status;
  const share = await fetch(`${url}/reports/${id}/share`, { method: 'POST', headers });
  const { shareUrl } = (await share.json()) as { shareUrl: string };
  const openShared = async () => (await fetch(`${url}/shared/${shareUrl.split('/').at(-1)}`)).status;
  const [row] =
    await owner`select round(extract(epoch from expires_at - created_at) / 86400) as days from public.analyses where id = ${id}`;
  expect(Number(row?.days)).toBe(30);
  expect([await open(), await openShared()]).toEqual([200, 200]);
  await owner`select public.purge_analyses()`;
  expect(await open()).toBe(200);
  await owner`update public.analyses set expires_at = now() - interval '1 second' where id = ${id}`;
  expect([await open(), await openShared()]).toEqual([404, 404]);
  await owner`select public.purge_analyses()`;
  expect(await owner`select from public.analyses where id = ${id}`).toHaveLength(0);
  expect(await owner`select from public.analysis_steps where analysis_id = ${id}`).toHaveLength(0);
});
