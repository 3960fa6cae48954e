import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ChosenEngine } from '@/entrypoints/background/engines.ts';
import { createEnhance } from '@/entrypoints/background/enhance.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import type { FragmentEdges } from '@/shared/enhance/fragment.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { createRequestLog, requestLogItem } from '@/shared/extension/request-log.ts';
import { defaultSettings, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem, sitesItem } from '@/shared/extension/switches.ts';

const HOST = 'api.whetstone.example';
const SITE = 'https://chatgpt.com';

/** An engine that answers with a text, and keeps what it was handed. */
function engineSaying(text: string, { credits, id = 'cloud' }: { credits?: number; id?: Engine['id'] } = {}) {
  const handed: string[] = [];
  const engine: Engine = {
    id,
    async *run(task) {
      handed.push(task.text);
      yield { type: 'start', engine: id, model: 'm' };
      yield { type: 'delta', text };
      yield credits === undefined ? { type: 'done', text } : { type: 'done', text, credits };
    },
  };
  return { engine, handed };
}

function engineFailing(code: 'network_error' | 'refused', id: Engine['id'] = 'cloud'): Engine {
  return {
    id,
    // biome-ignore lint/correctness/useYield: it fails before it says anything
    async *run() {
      throw new AppError(code);
    },
  };
}

const chosenEngine = (engine: Engine): ChosenEngine => ({
  id: engine.id,
  engine,
  host: engine.id === 'offline' ? null : HOST,
});

interface RunOptions {
  edges?: FragmentEdges;
  below?: Engine;
  site?: string | null;
}

async function run(engine: Engine, text: string, { edges, below, site = null }: RunOptions = {}) {
  const events: EnhancePortEvent[] = [];
  const engines = {
    choose: async () => chosenEngine(engine),
    onDevice: async () => chosenEngine(engine),
    fallbackFor: async () => below && chosenEngine(below),
  };
  const enhance = createEnhance(engines, createRequestLog());
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text } as const;
  const start = { type: 'start', requestId: 'r1', task, edges } as const;
  for await (const event of enhance(start, { signal: new AbortController().signal, site }))
    events.push(event);
  return events;
}

beforeEach(() => fakeBrowser.reset());

describe('a run in the background', () => {
  it('ends with the changes between draft and result', async () => {
    const end = (await run(engineSaying('I have it.').engine, 'I has it.')).at(-1);
    if (end?.type !== 'done') throw new Error('The run did not finish.');
    const before = end.segments.map((part) => ('same' in part ? part.same : part.before)).join('');
    const after = end.segments.map((part) => ('same' in part ? part.same : part.after)).join('');
    expect([before, after]).toEqual(['I has it.', 'I have it.']);
  });

  it('names the change that lost a value, so that it can be taken back', async () => {
    const end = (await run(engineSaying('Send 15 copies.').engine, 'Send 50 copies.')).at(-1);
    if (end?.type !== 'done') throw new Error('The run did not finish.');
    const lost = end.guard.find(({ change, value }) => change === 'lost' && value === '50');
    expect(lost?.segment).not.toBeNull();
    expect(end.segments[lost?.segment ?? -1]).toMatchObject({ before: '50' });
  });

  it('refuses an empty draft without asking the engine, and logs nothing', async () => {
    const { engine, handed } = engineSaying('made up');
    expect(await run(engine, ' \n ')).toEqual([{ type: 'error', code: 'empty_draft', engine: 'cloud' }]);
    expect(handed).toEqual([]);
    expect(await requestLogItem.get()).toEqual([]);
  });

  it('names the server where its rules answered: nothing of that stayed on the device', async () => {
    const byRules: Engine = {
      id: 'cloud',
      async *run() {
        yield { type: 'start', engine: 'offline', model: 'rules' };
        yield { type: 'done', text: 'I have it.' };
      },
    };
    expect((await run(byRules, 'I has it.'))[0]).toEqual({ type: 'start', engine: 'cloud', model: 'rules' });
  });

  it('names no price where rules stood in for a model that may answer no more today', async () => {
    const account = { token: `wst_${'a'.repeat(43)}`, userId: 'u', email: 'e@example.test', credits: 9 };
    await sessionItem.set(account);
    const byRules: Engine = {
      id: 'cloud',
      async *run() {
        yield { type: 'start', engine: 'offline', model: 'rules' };
        yield { type: 'done', text: 'I have it.', credits: 9, remarks: ['budget_spent'] };
      },
    };
    expect((await run(byRules, 'I has it.')).at(-1)).toMatchObject({ cost: 0, credits: 9 });
  });

  it('fits a part of a sentence into its sentence, and shows the changes of that', async () => {
    const edges = { opensInside: true, closesInside: true };
    const end = (await run(engineSaying('Has received.').engine, 'has recieved', { edges })).at(-1);
    expect(end).toMatchObject({
      text: 'has received',
      segments: [{ same: 'has ' }, { before: 'recieved', after: 'received' }],
    });
  });

  it('keeps the balance the server told, and says what the run cost', async () => {
    const account = { token: `wst_${'a'.repeat(43)}`, userId: 'u', email: 'e@example.test', credits: 9 };
    await sessionItem.set(account);
    const events = await run(engineSaying('I have it.', { credits: 8 }).engine, 'I has it.');
    expect((await sessionItem.get())?.credits).toBe(8);
    expect(events.at(-1)).toMatchObject({ cost: 1, credits: 8 });
  });
});

describe('what is kept back', () => {
  const draft = 'write to ann@example.com or call +49 170 1234567';

  it('never reaches an engine that sends, and stands in the result as it was written', async () => {
    const { engine, handed } = engineSaying('Write to [EMAIL_1] or call [PHONE_1].');
    const events = await run(engine, draft);
    expect(handed).toEqual(['write to [EMAIL_1] or call [PHONE_1]']);
    expect(events[0]).toMatchObject({ type: 'start', redactions: 2 });
    expect(events.at(-1)).toMatchObject({
      text: 'Write to ann@example.com or call +49 170 1234567.',
      guard: [],
    });
  });

  it('is listed where the engine lost it: the guard reads the text as it was put back', async () => {
    const events = await run(engineSaying('Write to [EMAIL_1].').engine, draft);
    const end = events.at(-1);
    if (end?.type !== 'done') throw new Error('The run did not finish.');
    expect(end.guard).toContainEqual(expect.objectContaining({ change: 'lost', value: '1234567' }));
    expect(JSON.stringify(end.guard)).not.toContain('EMAIL_1');
  });

  it('is handed on where the user switched that off, and to engines that send nothing', async () => {
    const onDevice = engineSaying(draft, { id: 'offline' });
    await run(onDevice.engine, draft);
    expect(onDevice.handed).toEqual([draft]);
    await settingsItem.set({ ...defaultSettings, redact: false });
    const cloud = engineSaying(draft);
    await run(cloud.engine, draft);
    expect(cloud.handed).toEqual([draft]);
  });
});

describe('the request log of a run', () => {
  it('tells the host, the characters and what was kept back, and no text', async () => {
    await run(engineSaying('Write to [EMAIL_1].', { credits: 8 }).engine, 'writ to ann@example.com');
    const line = { engine: 'cloud', host: HOST, chars: 17, redactions: 1, credits: 1, outcome: 'done' };
    await expect.poll(requestLogItem.get).toMatchObject([line]);
    expect(JSON.stringify(await requestLogItem.get())).not.toMatch(/ann@|writ|EMAIL/);
  });

  it('says of a run on this device that nothing was sent', async () => {
    await run(engineSaying('I have it.', { id: 'offline' }).engine, 'I has it.');
    expect((await requestLogItem.get()).map(({ host }) => host)).toEqual([null]);
  });

  it('is written before the text is handed over, so that a killed background leaves it', async () => {
    let seen: unknown;
    const { engine } = engineSaying('I have it.');
    const watching: Engine = {
      id: 'cloud',
      async *run(task, options) {
        seen = (await requestLogItem.get()).map(({ outcome }) => outcome);
        yield* engine.run(task, options);
      },
    };
    await run(watching, 'I has it.');
    expect(seen).toEqual(['running']);
  });

  it('has a line for each engine that was asked', async () => {
    await run(engineFailing('network_error'), 'I has it.', {
      below: engineSaying('I have it.', { id: 'offline' }).engine,
    });
    await expect.poll(requestLogItem.get).toMatchObject([
      { engine: 'offline', outcome: 'done' },
      { engine: 'cloud', outcome: 'network_error' },
    ]);
  });
});

describe('a run whose engine fails', () => {
  it('goes on with the next engine where it may, and says so before the new start', async () => {
    const events = await run(engineFailing('network_error'), 'I has it.', {
      below: engineSaying('I have it.', { id: 'offline' }).engine,
    });
    expect(events.map(({ type }) => type)).toEqual(['fallback', 'start', 'delta', 'done']);
    expect(events[0]).toEqual({ type: 'fallback', from: 'cloud', to: 'offline', code: 'network_error' });
  });

  it('fails with a sentence where it may not', async () => {
    expect(await run(engineFailing('network_error'), 'x')).toEqual([
      { type: 'error', code: 'network_error', engine: 'cloud' },
    ]);
  });

  it('goes nowhere with a text that a model declined', async () => {
    const below = engineSaying('made up', { id: 'offline' });
    const events = await run(engineFailing('refused'), 'x', { below: below.engine });
    expect(events).toEqual([{ type: 'error', code: 'refused', engine: 'cloud' }]);
    expect(below.handed).toEqual([]);
  });
});

describe('the user’s switches', () => {
  it('hand no engine a text while everything is paused', async () => {
    await pauseItem.set({ until: null });
    const { engine, handed } = engineSaying('x');
    await expect(run(engine, 'x')).rejects.toMatchObject({ code: 'paused' });
    expect(handed).toEqual([]);
  });

  it('let a pause that ran out be none', async () => {
    await pauseItem.set({ until: Date.now() - 1 });
    expect((await run(engineSaying('x').engine, 'x')).at(-1)?.type).toBe('done');
  });

  it('hold on the site they were turned on, and nowhere else', async () => {
    await sitesItem.set({ [SITE]: 'off' });
    const { engine } = engineSaying('x');
    await expect(run(engine, 'x', { site: SITE })).rejects.toMatchObject({ code: 'site_off' });
    expect((await run(engine, 'x', { site: 'https://claude.ai' })).at(-1)?.type).toBe('done');
    expect((await run(engine, 'x')).at(-1)?.type).toBe('done');
  });
});
