import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { giveUp, refreshAccount, signOut } from '@/entrypoints/background/account.ts';
import { sessionItem } from '@/shared/extension/storage.ts';

const account = {
  token: `wst_${'a'.repeat(43)}`,
  userId: '3f0c2c4e-6f0a-4d5b-9a53-0a3b1d1c9f10',
  email: 'ada@example.test',
  credits: 12,
};
const other = { ...account, token: `wst_${'b'.repeat(43)}` };
const refused = { code: 'unauthorized', requestId: 'r1' };
const asked: string[] = [];

/** A server that answers this, and remembers what it was asked with which token. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${url} ${new Headers(headers).get('authorization')}`);
    return answer();
  });
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  fakeBrowser.reset();
  asked.length = 0;
  await sessionItem.set(account);
});
afterEach(() => vi.unstubAllGlobals());

describe('the balance', () => {
  it('is taken over from the server', async () => {
    serve(async () => Response.json({ credits: 250 }));
    await refreshAccount();
    expect(await sessionItem.get()).toEqual({ ...account, credits: 250 });
    expect(asked).toEqual([`GET https://api.example/functions/v1/enhance/balance Bearer ${account.token}`]);
  });

  it('stays as it was known without a line', async () => {
    serve(offline);
    await expect(refreshAccount()).rejects.toMatchObject({ code: 'network_error' });
    expect(await sessionItem.get()).toEqual(account);
  });

  it('of a revoked token signs out here', async () => {
    serve(async () => Response.json(refused, { status: 401 }));
    await expect(refreshAccount()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(await sessionItem.get()).toBeNull();
  });

  it.each([
    ['a balance', Response.json({ credits: 250 })],
    ['a refusal', Response.json(refused, { status: 401 })],
  ])('that comes late as %s touches no later account', async (_, answer) => {
    serve(async () => {
      await sessionItem.set(other);
      return answer;
    });
    await refreshAccount().catch(() => undefined);
    expect(await sessionItem.get()).toEqual(other);
  });

  it('of nobody is not asked for', async () => {
    await sessionItem.set(null);
    serve(offline);
    await refreshAccount();
    expect(asked).toEqual([]);
  });
});

describe('signing out', () => {
  it('has the server end the token', async () => {
    serve(async () => Response.json({ success: true }));
    await signOut(async () => undefined);
    expect(await sessionItem.get()).toBeNull();
    expect(asked).toEqual([
      `DELETE https://api.example/functions/v1/account/device-tokens/current Bearer ${account.token}`,
    ]);
  });

  it('works at once, however long the server takes', async () => {
    serve(() => new Promise(() => undefined));
    await signOut(async () => undefined);
    expect(await sessionItem.get()).toBeNull();
  });

  it('works without a line', async () => {
    serve(offline);
    await signOut(async () => undefined);
    expect(await sessionItem.get()).toBeNull();
    await expect(giveUp(account)).resolves.toBeUndefined();
  });
});
