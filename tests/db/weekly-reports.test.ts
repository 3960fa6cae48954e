import { randomUUID } from 'node:crypto';
import { afterAll, expect, inject, test } from 'vitest';
import { weeklyReports as advertised } from '@/dashboard/content/pricing.ts';
import { weeklyReports } from '@/shared/contracts/weekly-reports.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { createUser, owner, readLedger } from './database.ts';

const { apiUrl, mailboxUrl } = inject('stack');
afterAll(() => owner.end());

const url = `${apiUrl}/functions/v1/analysis`;
type User = Awaited<ReturnType<typeof createUser>>;

const call = async (
  path: string,
  { jwt }: User,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${jwt}`, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, body: (await response.json()) as unknown };
};
const add = (user: User, analysisId: string) =>
  call('/weekly', user, { method: 'POST', body: { analysisId } });
const keptBy = async (user: User) => weeklyReports.parse((await call('/weekly', user)).body);

test('a plan keeps as many as the prices page says', async () => {
  const rows = await owner<
    { plan: string; most: number }[]
  >`select plan, most from public.plan_weekly_reports`;
  expect(Object.fromEntries(rows.map(({ plan, most }) => [plan, most]))).toEqual(advertised);
});

async function report(user: User): Promise<string> {
  const body = { requestId: randomUUID(), query: 'Aurelia grinder', mode: 'reddit' };
  const response = await fetch(`${url}/reddit-search`, enhanceCall(body, { token: user.jwt }));
  return ((await response.json()) as { analysisId: string }).analysisId;
}

const work = () => fetch(`${url}/work`, { method: 'POST', body: '{}' });
const makeDue = (userId: string) =>
  owner`update public.weekly_reports set next_at = now() - interval '1 minute' where user_id = ${userId}`;
const setPlan = (userId: string, plan: string) =>
  owner`update public.profiles set subscription_status = ${plan} where user_id = ${userId}`;
const analysesOf = async (userId: string) =>
  owner`select id, state, weekly_id from public.analyses where user_id = ${userId} order by created_at`;

test('a free plan has no room for weekly reports, a paid one for as many as its row says', async () => {
  const user = await createUser();
  const analysisId = await report(user);
  expect((await add(user, analysisId)).status).toBe(403);
  await setPlan(user.userId, 'starter');
  expect((await add(user, analysisId)).status).toBe(200);
  expect((await add(user, analysisId)).status).toBe(200);
  const { most, reports } = await keptBy(user);
  expect([most, reports.length]).toEqual([3, 1]);
  const other = await createUser();
  expect((await add(other, analysisId)).status).toBe(404);
});

test('a turn costs five credits once, makes one report, mails it and stands in its feed', async () => {
  const user = await createUser();
  const analysisId = await report(user);
  await setPlan(user.userId, 'starter');
  await add(user, analysisId);
  await makeDue(user.userId);
  // Two schedulers at once.
  await Promise.all([work(), work()]);
  await expect
    .poll(async () => (await analysesOf(user.userId)).map(({ state }) => state), { timeout: 30_000 })
    .toEqual(['done', 'done']);
  expect(await readLedger(user.userId)).toMatchObject({ credits: 240, sum: 240 });
  // What is only held comes back when its run is given up.
  await owner`update public.credit_reservations set reserved_at = now() - interval '1 hour' where user_id = ${user.userId}`;
  await owner`select public.release_stale_credits()`;
  expect(await readLedger(user.userId)).toMatchObject({ credits: 240, sum: 240 });
  await work();
  const { reports } = await keptBy(user);
  expect(Date.parse(reports[0]?.nextAt ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const mails = async () =>
    (await fetch(`${mailboxUrl}/api/messages?to=${encodeURIComponent(user.email)}`)).json() as Promise<
      { subject: string }[]
    >;
  await expect
    .poll(
      async () => (await mails()).filter(({ subject }) => subject.startsWith('Your weekly report')).length,
      {
        timeout: 20_000,
      },
    )
    .toBe(1);
  const feedUrl = reports[0]?.feedUrl ?? '';
  const feed = await fetch(feedUrl);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(1);
  await call(`/weekly/${reports[0]?.id}`, user, { method: 'DELETE' });
  expect((await keptBy(user)).reports).toEqual([]);
  expect((await fetch(feedUrl)).status).toBe(404);
});

test('without credits, or with the plan gone, a turn is left out and said', async () => {
  const user = await createUser();
  const analysisId = await report(user);
  await setPlan(user.userId, 'starter');
  await add(user, analysisId);
  await owner`select public.spend_credits(${user.userId}, 243, 'test', ${`spend-${randomUUID()}`})`;
  await makeDue(user.userId);
  await work();
  expect((await keptBy(user)).reports[0]?.skipped).toBe('insufficient_credits');
  await setPlan(user.userId, 'free');
  await makeDue(user.userId);
  await work();
  expect((await keptBy(user)).reports[0]?.skipped).toBe('plan');
  expect((await readLedger(user.userId)).credits).toBe(2);
  expect(await analysesOf(user.userId)).toHaveLength(1);
});

test('who spends under the key of a turn loses that turn, and holds up nobody', async () => {
  const users = [await createUser(), await createUser()];
  for (const user of users) {
    const analysisId = await report(user);
    await setPlan(user.userId, 'starter');
    await add(user, analysisId);
    await makeDue(user.userId);
  }
  const [guest, neighbour] = users;
  if (!guest || !neighbour) throw new Error('There are two.');
  const [turn] = await owner<{ key: string }[]>`
    select 'weekly-' || id || '-' || extract(epoch from next_at)::bigint as key
    from public.weekly_reports where user_id = ${guest.userId}`;
  const key = turn?.key ?? '';
  expect(
    (await call('/reddit-search', guest, { method: 'POST', body: { requestId: key, query: 'x' } })).status,
  ).toBe(422);
  await owner`select public.spend_credits(${guest.userId}, 1, 'test', ${key})`;
  expect((await work()).status).toBe(200);
  await expect.poll(async () => (await analysesOf(neighbour.userId)).length, { timeout: 30_000 }).toBe(2);
  expect(await analysesOf(guest.userId)).toHaveLength(1);
  expect(Date.parse((await keptBy(guest)).reports[0]?.nextAt ?? '')).toBeGreaterThan(Date.now());
});

test('the report of a suspended account is mailed once it is open again', async () => {
  const user = await createUser();
  const analysisId = await report(user);
  await setPlan(user.userId, 'starter');
  await add(user, analysisId);
  const bannedFor = (interval: string) =>
    owner`update auth.users set banned_until = now() + ${interval}::interval where id = ${user.userId}`;
  await bannedFor('1 day');
  await owner`
    update public.analyses set weekly_id = (select id from public.weekly_reports where user_id = ${user.userId}),
      mailed_at = null where id = ${analysisId}`;
  await owner`select public.take_weekly_mails(1000)`;
  const mailedAt = async () =>
    (await owner`select mailed_at from public.analyses where id = ${analysisId}`)[0]?.mailed_at;
  expect(await mailedAt()).toBeNull();
  await bannedFor('-1 day');
  await owner`select public.take_weekly_mails(1000)`;
  expect(await mailedAt()).not.toBeNull();
});
