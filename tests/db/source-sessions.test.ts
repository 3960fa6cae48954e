import { afterAll, expect, test } from 'vitest';
import { call, createAccount, owner } from './database.ts';

afterAll(() => owner.end());

const keep = (key: string, seconds: number) =>
  call('keep_source_session', { key, sealed: 'sealed', seconds });
const read = (key: string) => call('read_source_session', { key });
const setKey = (user_id: string, sealed: string | null) =>
  call('set_source_key', { user_id, owner: 'bluesky', sealed });

test('a session at a source is kept until it ends', async () => {
  await keep('reddit', 60);
  expect(await read('reddit')).toBe('sealed');
  await owner`update private.source_sessions set expires_at = now() - interval '1 second' where key = 'reddit'`;
  expect(await read('reddit')).toBeNull();
  await keep('bluesky', 60);
  expect(await owner`select key from private.source_sessions where key = 'reddit'`).toHaveLength(0);
});

test('a session goes with the key it came of, and with its account', async () => {
  const { userId } = await createAccount();
  const key = `bluesky/${userId}`;
  await setKey(userId, 'x'.repeat(40));
  await keep(key, 60);
  await setKey(userId, 'y'.repeat(40));
  expect(await read(key)).toBeNull();
  await keep(key, 60);
  await setKey(userId, null);
  expect(await read(key)).toBeNull();
  await setKey(userId, 'x'.repeat(40));
  await keep(key, 60);
  await owner`delete from auth.users where id = ${userId}`;
  expect(await read(key)).toBeNull();
});
