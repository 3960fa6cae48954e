import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { promptHistory } from '@/shared/contracts/prompt-history.ts';
import { enhanceCall } from '@/tests/support/enhance-app.ts';
import { generateBody } from '@/tests/support/generate-app.ts';
import { call, createUser, owner } from './database.ts';

const { apiUrl, anonKey } = inject('stack');
afterAll(() => owner.end());

type User = Awaited<ReturnType<typeof createUser>>;
let user: User;
let other: User;
beforeAll(async () => {
  [user, other] = await Promise.all([createUser(), createUser()]);
});

async function history({ jwt }: User, method = 'GET', id = '') {
  const response = await fetch(`${apiUrl}/functions/v1/generate/history${id && `/${id}`}`, {
    method,
    headers: { apikey: anonKey, authorization: `Bearer ${jwt}` },
  });
  const body: unknown = await response.json();
  return response.ok ? promptHistory.parse(body).prompts : response.status;
}

async function generate({ jwt }: User, requestId = randomUUID()) {
  await fetch(`${apiUrl}/functions/v1/generate`, enhanceCall(generateBody({ requestId }), { token: jwt }));
  return requestId;
}

const keep = (userId: string, id: string) =>
  call('keep_prompt', { user_id: userId, prompt: { id, prompt: 'x', madeAt: '2026-11-22T18:00:00Z' } });

describe('a history of prompts', () => {
  test('is empty until its owner asks for it, and another’s is out of reach', async () => {
    await generate(user);
    expect(await history(user)).toBeNull();
    expect(await history(user, 'POST')).toEqual([]);
    const id = await generate(user);
    await generate(user, id);
    expect(await history(user)).toMatchObject([{ id, prompt: expect.stringContaining('remote work') }]);
    expect(await history(other)).toBeNull();
    expect(await history(other, 'DELETE', id)).toBe(404);
    expect(await history(other, 'DELETE')).toBeNull();
    expect(await history(user)).toHaveLength(1);
  });

  test('goes with a press, and with the account; an export holds it', async () => {
    const exported = await fetch(`${apiUrl}/functions/v1/account/export`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${user.jwt}` },
    });
    expect(await exported.json()).toMatchObject({ promptHistory: [{ prompt: expect.any(String) }] });
    expect(await history(user, 'DELETE')).toBeNull();
    expect(await owner`select 1 from public.prompt_histories where user_id = ${user.userId}`).toHaveLength(0);
    await call('start_prompt_history', { user_id: other.userId });
    await call('delete_account', { user_id: other.userId });
    expect(await owner`select 1 from public.prompt_histories`).toHaveLength(0);
  });

  test('keeps the fifty newest, each once, in their order', async () => {
    await call('start_prompt_history', { user_id: user.userId });
    for (let at = 0; at < 52; at += 1) await keep(user.userId, `p-${at}`);
    await keep(user.userId, 'p-30');
    const kept = (await history(user)) as { id: string }[];
    expect([kept.length, kept[0]?.id, kept[1]?.id, kept.at(-1)?.id]).toEqual([50, 'p-30', 'p-51', 'p-2']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(50);
    expect(await keep(randomUUID(), 'p-1')).toBe(false);
  });
});
