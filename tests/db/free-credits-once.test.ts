import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { accountCall } from './account-call.ts';
import { call, owner, readLedger } from './database.ts';
import { codeTo, openClient, PASSWORD } from './stack-auth-clients.ts';

afterAll(() => owner.end());

const name = () => randomUUID().replaceAll('-', '').slice(0, 16);

/** Signs up, follows the link and logs in, as anyone does. */
async function join(email: string) {
  const client = openClient();
  const { data } = await client.auth.signUp({ email, password: PASSWORD });
  const verified = await client.auth.verifyOtp({ token_hash: await codeTo(email), type: 'signup' });
  if (verified.error) throw verified.error;
  return { client, userId: data.user?.id ?? '', jwt: verified.data.session?.access_token ?? '' };
}
const credits = async (userId: string) => {
  const ledger = await readLedger(userId);
  expect(ledger.sum).toBe(ledger.credits);
  return ledger.credits;
};
const leave = (jwt: string) => accountCall('POST delete', { password: PASSWORD }, jwt);

describe('free credits', () => {
  test('are given once, however often the account is deleted and made again', async () => {
    const email = `${name()}@example.test`;
    const given = [];
    for (let round = 0; round < 3; round += 1) {
      const { userId, jwt } = await join(email);
      given.push(await credits(userId));
      expect((await leave(jwt)).status).toBe(200);
    }
    expect(given).toEqual([250, 0, 0]);
  });

  test('are given once for all spellings of a mailbox', async () => {
    const [local, other] = [name(), name()];
    const spellings = [
      `${local}@gmail.com`,
      `${local.slice(0, 3)}.${local.slice(3)}+b@googlemail.com`,
      `${local.toUpperCase()}+x@Gmail.com`,
    ];
    const given = [];
    for (const email of spellings) given.push(await credits((await join(email)).userId));
    // Dots tell mailboxes apart elsewhere.
    for (const email of [`${other}@example.test`, `${other}+1@example.test`, `a.${other}@example.test`])
      given.push(await credits((await join(email)).userId));
    expect(given).toEqual([250, 0, 0, 250, 0, 250]);
  });

  test('are given once where two spellings sign up before either confirms', async () => {
    const local = name();
    const emails = [`${local}+1@example.test`, `${local}+2@example.test`];
    const joined = await Promise.all(emails.map(join));
    const given = await Promise.all(joined.map(({ userId }) => credits(userId)));
    expect(given.sort()).toEqual([0, 250]);
  });

  test('are not taken from an owner by somebody who signs up with a spelling of his', async () => {
    const local = name();
    await openClient().auth.signUp({ email: `${local}+spam@example.test`, password: PASSWORD });
    expect(await credits((await join(`${local}@example.test`)).userId)).toBe(250);
  });

  test('may be had again after 30 days, by the second account and by a third', async () => {
    const email = `${name()}@example.test`;
    const first = await join(email);
    await leave(first.jwt);
    const second = await join(email);
    await owner`update public.profiles set created_at = now() - interval '31 days' where user_id = ${second.userId}`;
    await owner`update private.free_credit_claims set kept_until = now() - interval '1 day' where kept_until is not null`;
    await call('run_scheduled_work', {});
    await leave(second.jwt);
    await owner`update private.free_credit_claims set kept_until = now() - interval '1 day' where kept_until is not null`;
    expect(await call('purge_address_hashes', {})).toBeGreaterThan(0);
    expect(await credits((await join(email)).userId)).toBe(250);
  });

  test('do not come by refreshes either, until the 30 days are over', async () => {
    const local = name();
    await join(`${local}@example.test`);
    const { client, userId } = await join(`${local}+1@example.test`);
    const refreshAfter = async (days: number) => {
      await owner`update public.profiles set created_at = now() - make_interval(days => ${days}) where user_id = ${userId}`;
      return (await client.rpc('refresh_credits')).data as { outcome: string; credits: number };
    };
    expect(await refreshAfter(5)).toMatchObject({ outcome: 'cooldown', credits: 0 });
    expect(await refreshAfter(31)).toMatchObject({ outcome: 'granted', credits: 45 });
  });

  test('leave no address in the clear behind', async () => {
    const email = `${name()}@example.test`;
    const { jwt } = await join(email);
    await leave(jwt);
    const kept =
      await owner`select c::text as row from private.free_credit_claims c union all select s::text from private.sign_up_hashes s`;
    expect(kept.filter(({ row }) => String(row).includes(email.split('@')[0] ?? ''))).toEqual([]);
  });
});

test('the hook is closed to whoever cannot sign', async () => {
  expect((await accountCall('POST sign-up-hook', { user: { email: 'a@b.test' } })).status).toBe(401);
});
