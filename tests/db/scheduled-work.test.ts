import { afterAll, expect, test } from 'vitest';
import { call, createAccount, createDeviceToken, owner, readLedger, service, subscribe } from './database.ts';

afterAll(() => owner.end());

test('the scheduler’s work gives back, ends and forgets what is due, twice at once too', async () => {
  const { userId } = await createAccount();
  const past = new Date(Date.now() - 31 * 86_400_000);
  await createDeviceToken(userId, { expiresAt: past });
  await createDeviceToken(userId, { revokedAt: past });
  const kept = await createDeviceToken(userId, { revokedAt: new Date() });
  for (const key of ['lost', 'old', 'fresh'])
    await call('spend_credits', { user_id: userId, amount: 1, reason: 'x', key });
  await call('settle_credits', { user_id: userId, key: 'old' });
  await owner`update public.credit_reservations set reserved_at = now() - interval '31 days'
    where user_id = ${userId} and key = 'old'`;
  await owner`update public.credit_reservations set reserved_at = now() - interval '16 minutes'
    where user_id = ${userId} and key = 'lost'`;
  await subscribe(userId, { cancelAtPeriodEnd: true, periodEnd: past });
  await owner`insert into public.stripe_events (id, type, handled_at) values
    (${`evt_old_${userId}`}, 'x', now() - interval '91 days'), (${`evt_open_${userId}`}, 'x', null)`;

  await Promise.all([call('run_scheduled_work', {}), call('run_scheduled_work', {})]);

  expect(await readLedger(userId)).toMatchObject({ credits: 248, sum: 248 });
  const [left] = await owner`
    select (select plan from public.profiles where user_id = ${userId}) as plan,
      (select count(*)::int from public.device_tokens where user_id = ${userId}) as tokens,
      (select array_agg(key order by key) from public.credit_reservations where user_id = ${userId}) as keys,
      (select array_agg(id) from public.stripe_events where id like ${`%${userId}`}) as events`;
  expect(kept).toMatch(/^wst_/);
  expect(left).toEqual({ plan: 'free', tokens: 1, keys: ['fresh', 'lost'], events: [`evt_open_${userId}`] });
  // A key that was forgotten is still taken: the ledger keeps it.
  const late = call('spend_credits', { user_id: userId, amount: 1, reason: 'x', key: 'old' });
  await expect(late).rejects.toMatchObject({ code: 'PT409' });
});

test('the service role reaches it by REST, as the scheduler of the local stack does', async () => {
  const { data, error } = await service.rpc('run_scheduled_work');
  expect(error).toBeNull();
  expect(Object.keys(data).sort()).toEqual(['ended', 'failed', 'purged', 'released']);
});
