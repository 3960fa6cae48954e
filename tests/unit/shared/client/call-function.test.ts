import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callFunction } from '@/shared/client/call-function.ts';

const access = (token?: string) => ({
  functionsUrl: 'https://api.example/functions/v1',
  apiKey: 'publishable',
  getToken: async () => token,
});
const call = { path: '/account/thing', body: { a: 1 }, answer: z.object({ n: z.int() }) };

function answerWith(answer: () => Promise<Response>) {
  const fetch_ = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetch_);
  return fetch_;
}
afterEach(() => vi.unstubAllGlobals());

describe('calling a function', () => {
  it('sends the body as who is signed in, and reads the answer', async () => {
    const sent = answerWith(async () => Response.json({ n: 7 }));
    expect(await callFunction(access('jwt'), call)).toEqual({ n: 7 });
    const [url, init] = sent.mock.lastCall ?? [];
    expect(url).toBe('https://api.example/functions/v1/account/thing');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { apikey: 'publishable', authorization: 'Bearer jwt', 'content-type': 'application/json' },
    });
  });

  it('says nothing of an account for a visitor', async () => {
    const sent = answerWith(async () => Response.json({ n: 7 }));
    await callFunction(access(), call);
    expect(sent.mock.lastCall?.[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [
      'the code on the wire',
      () => Response.json({ code: 'conflict', requestId: 'r' }, { status: 409 }),
      'conflict',
    ],
    ['a page in place of an answer', () => new Response('<html>', { status: 200 }), 'bad_response'],
    ['a page in place of an error', () => new Response('<html>', { status: 502 }), 'bad_response'],
    [
      'a code nobody knows',
      () => Response.json({ code: 'x', requestId: 'r' }, { status: 400 }),
      'bad_response',
    ],
    ['an answer of another shape', () => Response.json({ n: 'seven' }), 'bad_response'],
  ])('throws %s', async (_, response, code) => {
    answerWith(async () => response());
    await expect(callFunction(access(), call)).rejects.toMatchObject({ code });
  });

  it('tells a server out of reach from a call that was given up', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callFunction(access(), call)).rejects.toMatchObject({ code: 'network_error' });
    const signal = AbortSignal.abort();
    await expect(callFunction(access(), { ...call, signal })).rejects.toMatchObject({ code: 'aborted' });
  });
});
