import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainLine } from '@/shared/engines/explain-line.ts';
import { type ProbeOptions, probeServer } from '@/shared/engines/probe-server.ts';
import { type LocalServer, startLocalServer, type Temper } from '@/tests/support/local-server.ts';

const MODEL = 'llama3.2:latest';
let server: LocalServer;
const signal = new AbortController().signal;

const probe = (options: Partial<ProbeOptions> = {}) => {
  const baseUrl = options.baseUrl ?? server.url;
  return probeServer({
    baseUrl,
    model: MODEL,
    signal,
    explain: () => explainLine({ baseUrl, signal, isLocalNetworkBlocked: async () => false }),
    limits: { listMs: 20_000, firstTokenMs: 20_000 },
    ...options,
  });
};

/** An address at which nothing listens. */
async function closedPort(): Promise<number> {
  const taken = createPlainServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((closed) => taken.close(closed));
  return port;
}

beforeEach(async () => {
  server = await startLocalServer();
});
afterEach(() => server.stop());

describe('the test of a server', () => {
  it('tells the model, what else is there, and how long the first word took', async () => {
    const outcome = await probe();
    if (!outcome.ok) throw new Error(outcome.error.cause);
    expect(outcome.value).toMatchObject({ model: MODEL, models: [MODEL, 'qwen3:8b'] });
    expect(outcome.value.firstTokenMs).toBeGreaterThan(0);
  });

  it('agrees with a server written by others', async () => {
    const mock = new LLMock({ port: 0 });
    await mock.start();
    try {
      mock.on({}, { content: 'OK' });
      const outcome = await probe({ baseUrl: `${mock.url}/v1`, model: 'gpt-5-mini', key: 'sk-test' });
      expect(outcome).toMatchObject({ ok: true, value: { model: 'gpt-5-mini' } });
    } finally {
      await mock.stop();
    }
  });

  it('lists what is there when no model is named, and asks none', async () => {
    const outcome = await probe({ model: '' });
    expect(outcome).toEqual({ ok: false, error: { cause: 'wrong_model', models: server.models } });
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/models']);
  });

  it('names a model that is not there, and those that are', async () => {
    const outcome = await probe({ model: 'gpt-9' });
    expect(outcome).toEqual({
      ok: false,
      error: { cause: 'wrong_model', models: server.models, status: 404 },
    });
  });

  it.each([
    ['refuses origins', 'origin'],
    ['is a web page', 'not_compatible'],
    ['is silent', 'timeout'],
    ['wants a key', 'key'],
    ['breaks', 'server_error'],
  ] as const)('tells a server that %s from others', async (temper: Temper, cause) => {
    server.temper = temper;
    const limits = temper === 'is silent' ? { limits: { listMs: 300, firstTokenMs: 300 } } : {};
    expect(await probe(limits)).toMatchObject({ ok: false, error: { cause } });
  });

  it('takes a 403 for the key’s where one was sent', async () => {
    server.temper = 'forbids the key';
    expect(await probe({ key: 'sk-x' })).toMatchObject({ error: { cause: 'key', status: 403 } });
  });

  it('says that nothing listens', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}/v1`;
    expect(await probe({ baseUrl })).toMatchObject({ error: { cause: 'refused' } });
  });

  it('says that a plain server was called securely', async () => {
    const baseUrl = server.url.replace('http:', 'https:');
    expect(await probe({ baseUrl })).toMatchObject({ error: { cause: 'tls' } });
  });

  it('says that the browser keeps the local network to itself', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}/v1`;
    const explain = () => explainLine({ baseUrl, signal, isLocalNetworkBlocked: async () => true });
    expect(await probe({ baseUrl, explain })).toMatchObject({ error: { cause: 'blocked' } });
  });

  it('says that an answer comes which may not be read', async () => {
    const fetch: typeof globalThis.fetch = (url, init) =>
      init?.mode === 'no-cors' ? globalThis.fetch(url) : Promise.reject(new TypeError('Failed to fetch'));
    const explain = () =>
      explainLine({ baseUrl: server.url, signal, fetch, isLocalNetworkBlocked: async () => false });
    expect(await probe({ fetch, explain })).toMatchObject({ error: { cause: 'cors' } });
  });

  it('ends with the user', async () => {
    server.temper = 'is silent';
    const control = new AbortController();
    const probing = probe({ signal: control.signal, limits: { listMs: 60_000, firstTokenMs: 60_000 } });
    await expect.poll(() => server.calls.length).toBe(1);
    control.abort();
    await expect(probing).rejects.toThrow();
  });

  it('sends nothing but its own question, and the key in its header alone', async () => {
    await probe({ key: 'sk-secret-key' });
    for (const { path, body, authorization } of server.calls) {
      expect(path + body).not.toContain('sk-secret');
      expect(authorization).toBe('Bearer sk-secret-key');
    }
    expect(JSON.parse(server.calls.at(-1)?.body ?? '{}').messages).toEqual([
      { role: 'user', content: 'Say OK.' },
    ]);
  });
});
