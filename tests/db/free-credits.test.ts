import { afterAll, describe, expect, test } from 'vitest';
import { profileRow } from '@/shared/contracts/account.ts';
import { creditEntryRow, type FreeCreditsAnswer, freeCreditsAnswer } from '@/shared/contracts/credits.ts';
import { type PlanKey, plans, SIGNUP_CREDITS } from '@/shared/credits/plans.ts';
import { RECLAIM_CREDITS, type ReclaimFacts, reclaimState } from '@/shared/credits/reclaim.ts';
import {
  REFRESH_COOLDOWN_MS,
  REFRESH_CREDITS,
  type RefreshFacts,
  refreshState,
} from '@/shared/credits/refresh.ts';
import { anonymous, createUser, owner, readLedger, service, subscribe } from './database.ts';

afterAll(() => owner.end());

type User = Awaited<ReturnType<typeof createUser>>;
const DAY_MS = 86_400_000;
const RECLAIM_MS = 30 * DAY_MS;

async function ask(user: User, name: 'refresh_credits' | 'reclaim_free_credits'): Promise<FreeCreditsAnswer> {
  const { data, error } = await user.client.rpc(name);
  if (error) throw error;
  return freeCreditsAnswer.parse(data);
}
const refresh = (user: User) => ask(user, 'refresh_credits');
const reclaim = (user: User) => ask(user, 'reclaim_free_credits');

/** A user whose account is this old. */
async function userOfAge(ageMs: number): Promise<User> {
  const user = await createUser();
  await owner`update public.profiles set created_at = now() - make_interval(secs => ${ageMs / 1000}) where user_id = ${user.userId}`;
  return user;
}

/** Lets time pass since an account's last refresh and reclaim. */
async function passTime(user: User, ms: number): Promise<void> {
  await owner`update public.profiles set
      last_credit_refresh = last_credit_refresh - make_interval(secs => ${ms / 1000}),
      last_free_credits_reclaim = last_free_credits_reclaim - make_interval(secs => ${ms / 1000})
    where user_id = ${user.userId}`;
}

test('the database grants what the price list says', async () => {
  for (const plan of Object.values(plans)) {
    const [row] = await owner`select private.plan_credits(${plan.key}) as credits`;
    expect(row?.credits).toBe(plan.monthlyCredits);
  }
  const user = await userOfAge(RECLAIM_MS + REFRESH_COOLDOWN_MS);
  expect((await readLedger(user.userId)).credits).toBe(SIGNUP_CREDITS);
  expect((await refresh(user)).credits).toBe(SIGNUP_CREDITS + REFRESH_CREDITS);
  expect((await reclaim(user)).credits).toBe(SIGNUP_CREDITS + REFRESH_CREDITS + RECLAIM_CREDITS);
});

describe('a refresh', () => {
  test('waits three days from the making of the account, then gives 45 once', async () => {
    const user = await userOfAge(REFRESH_COOLDOWN_MS - 60_000);
    const early = await refresh(user);
    expect(early).toMatchObject({ outcome: 'cooldown', credits: 250, count: 0 });
    expect(Date.parse(early.nextAt ?? '') - Date.now()).toBeLessThanOrEqual(60_000);
    await owner`update public.profiles set created_at = created_at - interval '1 minute' where user_id = ${user.userId}`;
    expect(await refresh(user)).toMatchObject({ outcome: 'granted', credits: 295, count: 1 });
    expect(await refresh(user)).toMatchObject({ outcome: 'cooldown', credits: 295, count: 1 });
    expect(await readLedger(user.userId)).toEqual({ credits: 295, sum: 295, entries: 2 });
  });

  test('raced 50-fold is given once', async () => {
    const user = await userOfAge(REFRESH_COOLDOWN_MS);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(user)));
    expect(answers.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
    expect(await readLedger(user.userId)).toEqual({ credits: 295, sum: 295, entries: 2 });
  });

  test('is given five times a month and not a sixth', async () => {
    const user = await userOfAge(REFRESH_COOLDOWN_MS);
    const outcomes: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      outcomes.push((await refresh(user)).outcome);
      await passTime(user, REFRESH_COOLDOWN_MS);
    }
    expect(outcomes).toEqual(['granted', 'granted', 'granted', 'granted', 'granted', 'monthly_limit']);
    const refused = await refresh(user);
    const now = new Date();
    expect(Date.parse(refused.nextAt ?? '')).toBe(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    await owner`update public.profiles set refresh_count_reset_date = now() where user_id = ${user.userId}`;
    expect(await refresh(user)).toMatchObject({ outcome: 'granted', count: 1 });
    expect((await readLedger(user.userId)).credits).toBe(250 + 6 * 45);
  });
});

describe('a reclaim', () => {
  test('waits 30 days, then gives 250 once', async () => {
    const user = await userOfAge(RECLAIM_MS - 60_000);
    expect(await reclaim(user)).toMatchObject({ outcome: 'cooldown', credits: 250, count: 0 });
    await owner`update public.profiles set created_at = created_at - interval '1 minute' where user_id = ${user.userId}`;
    expect(await reclaim(user)).toMatchObject({ outcome: 'granted', credits: 500, count: 1 });
    await passTime(user, RECLAIM_MS - 60_000);
    expect(await reclaim(user)).toMatchObject({ outcome: 'cooldown', credits: 500, count: 1 });
    await passTime(user, 60_000);
    expect(await reclaim(user)).toMatchObject({ outcome: 'granted', credits: 750, count: 2 });
  });

  test('raced 50-fold is given once', async () => {
    const user = await userOfAge(RECLAIM_MS);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reclaim(user)));
    expect(answers.filter(({ outcome }) => outcome === 'granted')).toHaveLength(1);
    expect(await readLedger(user.userId)).toEqual({ credits: 500, sum: 500, entries: 2 });
  });
});

test('subscribers get neither', async () => {
  const user = await userOfAge(2 * RECLAIM_MS);
  await subscribe(user.userId, { plan: 'pro' });
  expect(await refresh(user)).toMatchObject({ outcome: 'not_free', credits: 250, nextAt: null });
  expect(await reclaim(user)).toMatchObject({ outcome: 'not_free', credits: 250, nextAt: null });
});

test.each(['refresh_credits', 'reclaim_free_credits'])('%s is about oneself alone', async (name) => {
  for (const client of [anonymous, service]) expect((await client.rpc(name)).error?.code).toBe('42501');
  const user = await userOfAge(RECLAIM_MS);
  const { error } = await user.client.rpc(name, { user_id: user.userId });
  expect(error?.code).toBe('PGRST202');
});

/** The same moments for both sides: ends of months, a leap day, both changes of the clocks, the very edges. */
const moments = [
  '2026-01-31T23:59:59.999Z',
  '2026-02-01T00:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-03-31T22:30:00Z',
  '2026-10-25T01:00:00Z',
  '2026-12-31T23:59:59Z',
  '2028-02-29T12:00:00Z',
  '2028-03-01T00:00:00Z',
].map((moment) => new Date(moment));
const agesMs = [0, REFRESH_COOLDOWN_MS - 1, REFRESH_COOLDOWN_MS, 10 * DAY_MS, RECLAIM_MS - 1, RECLAIM_MS];

/** What the database decides at a moment, in whatever time zone its session is. */
async function decide(facts: RefreshFacts & ReclaimFacts, now: Date, timeZone: string) {
  return owner.begin(async (sql) => {
    await sql`select set_config('TimeZone', ${timeZone}, true)`;
    const [row] = await sql`
      with profile as (
        select jsonb_populate_record(null::public.profiles, ${sql.json({
          plan: facts.plan,
          created_at: facts.createdAt.toISOString(),
          last_credit_refresh: facts.lastRefresh?.toISOString() ?? null,
          last_free_credits_reclaim: facts.lastReclaim?.toISOString() ?? null,
          monthly_refresh_count: facts.monthlyCount,
          refresh_count_reset_date: facts.countResetDate?.toISOString() ?? null,
        })}) as p
      )
      select r.outcome as refresh, r.next_at as refresh_at, r.refreshes, c.outcome as reclaim, c.next_at as reclaim_at
      from profile, private.decide_refresh(profile.p, ${now}) r, private.decide_reclaim(profile.p, ${now}) c`;
    return row;
  });
}

test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'])(
  'pages and database decide alike at every edge, with the database in %s',
  async (timeZone) => {
    for (const now of moments) {
      for (const ageMs of agesMs) {
        for (const [plan, monthlyCount] of [
          ['free', 0],
          ['free', 4],
          ['free', 5],
          ['pro', 0],
        ] as [PlanKey, number][]) {
          const last = new Date(now.getTime() - ageMs);
          const facts = {
            plan,
            createdAt: last,
            lastRefresh: monthlyCount ? last : null,
            lastReclaim: monthlyCount ? last : null,
            monthlyCount,
            countResetDate: monthlyCount
              ? new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1))
              : null,
          };
          const decided = await decide(facts, now, timeZone);
          const [page, reclaimPage] = [refreshState(facts, now), reclaimState(facts, now)];
          const label = `${now.toISOString()} ${ageMs} ${plan} ${monthlyCount}`;
          expect(decided?.refresh, label).toBe(page.outcome === 'available' ? 'granted' : page.outcome);
          expect(decided?.reclaim, label).toBe(
            reclaimPage.outcome === 'available' ? 'granted' : reclaimPage.outcome,
          );
          if (page.outcome === 'available') expect(decided?.refreshes, label).toBe(page.count + 1);
          else expect(decided?.refresh_at, label).toEqual(page.nextAt);
          if (reclaimPage.outcome !== 'available')
            expect(decided?.reclaim_at, label).toEqual(reclaimPage.nextAt);
        }
      }
    }
  },
);

test('the history of credits and the profile are read as their contracts have them', async () => {
  const user = await userOfAge(REFRESH_COOLDOWN_MS);
  await refresh(user);
  const entries = await user.client.from('credit_entries').select('*').order('id');
  expect(entries.data?.map((row) => creditEntryRow.parse(row))).toMatchObject([
    { delta: 250, reason: 'signup' },
    { delta: 45, reason: 'refresh' },
  ]);
  const profile = await user.client.from('profiles').select('*').single();
  expect(profileRow.parse(profile.data)).toMatchObject({
    user_id: user.userId,
    credits: 295,
    monthly_refresh_count: 1,
    email_verified: true,
  });
});
