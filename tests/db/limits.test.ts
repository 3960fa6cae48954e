import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { call, createAccount, createDeviceToken, owner } from './database.ts';

afterAll(() => owner.end());

describe('a rate limit', () => {
  const hit = (bucket: string) =>
    call<number>('hit_rate_limit', { bucket, max_hits: 10, window_seconds: 60 });

  test('lets exactly so many through at once, and says how long to wait', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => hit('burst')));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
    expect(Math.max(...waits)).toBeGreaterThan(50_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  });

  test('begins anew with the next window', async () => {
    for (let count = 0; count < 11; count += 1) await hit('window');
    expect(await hit('window')).toBeGreaterThan(0);
    await owner`update public.rate_limits set window_start = window_start - interval '61 seconds' where bucket = 'window'`;
    expect(await hit('window')).toBe(0);
  });

  test('is forgotten after a day', async () => {
    await hit('old');
    await owner`update public.rate_limits set window_start = now() - interval '25 hours' where bucket = 'old'`;
    expect(await call('purge_rate_limits', {})).toBe(1);
  });
});

describe('two rate limits of one call', () => {
  const hit = (wide: string, narrow: string) =>
    call<number>('hit_rate_limits', { buckets: [wide, narrow], max_hits: [2, 1], window_seconds: 60 });
  const hitsOf = async (bucket: string) => {
    const [row] = await owner<
      { hits: number }[]
    >`select hits from public.rate_limits where bucket = ${bucket}`;
    return row?.hits ?? 0;
  };

  test('are hit both, or neither: who is refused by one keeps what he has of the other', async () => {
    expect(await hit('house', 'phone')).toBe(0);
    expect(await hit('house', 'phone')).toBeGreaterThan(50_000);
    expect(await hitsOf('house')).toBe(1);
    expect(await hit('house', 'laptop')).toBe(0);
    expect(await hit('house', 'tablet')).toBeGreaterThan(50_000);
    expect(await hitsOf('tablet')).toBe(0);
    expect(await hit('another house', 'tablet')).toBe(0);
  });

  test('let exactly so many through at once', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, (_, at) => hit('crowd', `one of ${at}`)));
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(2);
  });
});

describe('a device token', () => {
  const verify = (token: string) =>
    call<string | null>('verify_device_token', {
      token_hash: createHash('sha256').update(token).digest('hex'),
    });

  test('opens its account, and its last use is kept', async () => {
    const { userId } = await createAccount();
    const token = await createDeviceToken(userId);
    expect(await verify(token)).toBe(userId);
    const [row] = await owner`select last_used_at from public.device_tokens where user_id = ${userId}`;
    expect(row?.last_used_at).toBeInstanceOf(Date);
  });

  test.each([
    ['expired', { expiresAt: new Date(Date.now() - 1_000) }],
    ['revoked', { revokedAt: new Date() }],
  ])('that is %s opens nothing', async (_, state) => {
    const { userId } = await createAccount();
    expect(await verify(await createDeviceToken(userId, state))).toBeNull();
  });

  test('is good for 90 days unless said otherwise', async () => {
    const { userId } = await createAccount();
    const [row] = await owner`
      insert into public.device_tokens (user_id, token_hash, name) values (${userId}, ${'0'.repeat(63)} || 'a', 'x')
      returning (expires_at - created_at)::text as life`;
    expect(row?.life).toBe('90 days');
  });

  test('is kept as a hash alone', async () => {
    const { userId } = await createAccount();
    await expect(
      owner`insert into public.device_tokens (user_id, token_hash, name) values (${userId}, 'wst_plain', 'x')`,
    ).rejects.toMatchObject({ code: '23514' });
  });
});
