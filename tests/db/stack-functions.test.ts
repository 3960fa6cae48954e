import { describe, expect, inject, it } from 'vitest';

const { apiUrl, anonKey } = inject('stack');
const address = `${apiUrl}/functions/v1/enhance`;
const ORIGIN = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
const request = (text: string) => ({
  method: 'POST',
  headers: { apikey: anonKey, 'content-type': 'application/json', origin: ORIGIN },
  body: JSON.stringify({
    requestId: `test-${crypto.randomUUID()}`,
    task: { kind: 'enhance', mode: 'rewrite', level: 'polish', text },
  }),
});

describe('a function behind the gateway', () => {
  it('answers the preflight of an extension by itself', async () => {
    const answer = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    });
    expect(answer.ok).toBe(true);
    expect(['*', ORIGIN]).toContain(answer.headers.get('access-control-allow-origin'));
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('apikey');
  });

  it('gets no headers from the gateway that the hosted service would not add', async () => {
    const answer = await fetch(`${apiUrl}/functions/v1/not-there`, { headers: { origin: ORIGIN } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('streams events in their order', async () => {
    const answer = await fetch(address, request('teh cat sat on the mat'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(['*', ORIGIN]).toContain(answer.headers.get('access-control-allow-origin'));
    const names = [...(await answer.text()).matchAll(/^event: ?(\w+)$/gm)].map((match) => match[1]);
    expect(names[0]).toBe('start');
    expect(names.at(-1)).toBe('done');
  });

  it('ends its work when the caller hangs up, and answers the next one', async () => {
    const controller = new AbortController();
    const answer = await fetch(address, {
      ...request('i has a apple '.repeat(800)),
      signal: controller.signal,
    });
    controller.abort();
    await expect(answer.text()).rejects.toThrow();
    expect((await fetch(address, request('one more'))).status).toBe(200);
  });
});
