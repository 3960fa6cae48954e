import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createAnswer } from '@/entrypoints/background/compare.ts';
import { registerComparePort } from '@/entrypoints/background/compare-port.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import { ANSWER_PORT, type AnswerPortEvent } from '@/shared/extension/ports.ts';
import { createRequestLog, requestLogItem } from '@/shared/extension/request-log.ts';
import { sessionItem } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { createLoopbackPort } from '@/tests/support/loopback-port.ts';

const PROMPT = 'Write to ana@example.org about mint.';
const start = { type: 'start', requestId: 'r1', engine: 'cloud', text: PROMPT } as const;
const PANEL = 'chrome-extension://test-extension-id/sidepanel.html';

function engineSaying(text: string) {
  const handed: { text: string; kind: string }[] = [];
  const engine: Engine = {
    id: 'cloud',
    async *run(task) {
      handed.push({ kind: task.kind, text: task.text });
      yield { type: 'start', engine: 'cloud', model: 'm', prompt: 'answer@1' };
      yield { type: 'delta', text };
      yield { type: 'done', text, credits: 8 };
    },
  };
  return { handed, choose: async () => ({ id: 'cloud', engine, host: 'api.example' }) as const };
}

async function events(engines: ReturnType<typeof engineSaying>, given: object = {}) {
  const answer = createAnswer(engines, createRequestLog());
  const all: AnswerPortEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of answer({ ...start, ...given }, signal)) all.push(event);
  return all;
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.restoreAllMocks();
});

describe('an answer for a comparison', () => {
  it('is given, without what must not leave the device, and logged without a text', async () => {
    await sessionItem.set({ token: `wst_${'x'.repeat(24)}`, userId: 'u', email: 'a@b.c', credits: 9 });
    const engines = engineSaying('Dear [EMAIL_1], plant mint.');
    const all = await events(engines);
    expect(all.at(-1)).toEqual({ type: 'done', text: 'Dear ana@example.org, plant mint.' });
    expect(engines.handed[0]?.kind).toBe('answer');
    expect(engines.handed[0]?.text).not.toContain('ana@example.org');
    const [line] = await vi.waitFor(async () => {
      const log = await requestLogItem.get();
      expect(log[0]?.outcome).toBe('done');
      return log;
    });
    expect(line).toMatchObject({ engine: 'cloud', host: 'api.example', credits: 1, redactions: 1 });
    // By which version of which prompt it was asked.
    expect(line).toMatchObject({ prompt: 'answer@1' });
    expect(JSON.stringify(line)).not.toContain('mint');
    expect((await sessionItem.get())?.credits).toBe(8);
  });

  it('is not asked of another engine than the user was told of', async () => {
    const engines = engineSaying('Mint.');
    await expect(events(engines, { engine: 'local' })).rejects.toMatchObject({ code: 'engine_not_ready' });
    expect(engines.handed).toEqual([]);
  });

  it('is not asked for while everything is paused', async () => {
    await pauseItem.set({ until: null });
    const engines = engineSaying('Mint.');
    await expect(events(engines)).rejects.toMatchObject({ code: 'paused' });
    expect(engines.handed).toEqual([]);
  });
});

/** Opens the port as a page would. */
function connect(url: string) {
  let accept: ((port: unknown) => void) | undefined;
  vi.spyOn(fakeBrowser.runtime.onConnect, 'addListener').mockImplementation((listener) => {
    accept = listener as (port: unknown) => void;
  });
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation(
    (path) => `chrome-extension://test-extension-id${path}`,
  );
  const engines = engineSaying('Mint.');
  registerComparePort(createAnswer(engines, createRequestLog()));
  const [page, background] = createLoopbackPort(ANSWER_PORT, { id: fakeBrowser.runtime.id, url });
  const heard: unknown[] = [];
  const closed = vi.fn();
  page.onMessage.addListener((message) => heard.push(message));
  page.onDisconnect.addListener(closed);
  accept?.(background);
  return { page, heard, closed, engines };
}

describe('the port of a comparison', () => {
  it('streams to a page of the extension', async () => {
    const { page, heard } = connect(PANEL);
    page.postMessage(start);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'done', text: 'Mint.' }));
  });

  it('is shut to the script of a web page', () => {
    const { page, closed, engines } = connect('https://chatgpt.com/');
    expect(closed).toHaveBeenCalled();
    expect(() => page.postMessage(start)).toThrow();
    expect(engines.handed).toEqual([]);
  });

  it('takes no engine without a model', async () => {
    const { page, heard } = connect(PANEL);
    page.postMessage({ ...start, engine: 'offline' });
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'error', code: 'invalid_request' }]));
  });
});
