import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createEnhance } from '@/entrypoints/background/enhance.ts';
import type { Engine } from '@/shared/engines/engine.ts';
import type { FragmentEdges } from '@/shared/enhance/fragment.ts';
import type { EnhancePortEvent } from '@/shared/extension/ports.ts';
import { sessionItem } from '@/shared/extension/storage.ts';

const engineSaying = (text: string, credits?: number): Engine => ({
  id: 'cloud',
  async *run() {
    yield { type: 'start', engine: 'cloud', model: 'm' };
    yield { type: 'delta', text };
    yield credits === undefined ? { type: 'done', text } : { type: 'done', text, credits };
  },
});

async function run(engine: Engine, text: string, edges?: FragmentEdges): Promise<EnhancePortEvent[]> {
  const events: EnhancePortEvent[] = [];
  const enhance = createEnhance({ choose: async () => engine });
  const task = { kind: 'enhance', mode: 'rewrite', level: 'polish', text } as const;
  const start = { type: 'start', requestId: 'r1', task, edges } as const;
  for await (const event of enhance(start, new AbortController().signal)) events.push(event);
  return events;
}

beforeEach(() => fakeBrowser.reset());

describe('a run in the background', () => {
  it('ends with the changes between draft and result', async () => {
    const end = (await run(engineSaying('I have it.'), 'I has it.')).at(-1);
    if (end?.type !== 'done') throw new Error('The run did not finish.');
    const before = end.segments.map((part) => ('same' in part ? part.same : part.before)).join('');
    const after = end.segments.map((part) => ('same' in part ? part.same : part.after)).join('');
    expect([before, after]).toEqual(['I has it.', 'I have it.']);
  });

  it('names the change that lost a value, so that it can be taken back', async () => {
    const end = (await run(engineSaying('Send 15 copies.'), 'Send 50 copies.')).at(-1);
    if (end?.type !== 'done') throw new Error('The run did not finish.');
    const lost = end.guard.find(({ change, value }) => change === 'lost' && value === '50');
    expect(lost?.segment).not.toBeNull();
    expect(end.segments[lost?.segment ?? -1]).toMatchObject({ before: '50' });
  });

  it('refuses an empty draft without asking the engine', async () => {
    expect(await run(engineSaying('made up'), ' \n ')).toEqual([{ type: 'error', code: 'empty_draft' }]);
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

  it('fits a part of a sentence into its sentence, and shows the changes of that', async () => {
    const edges = { opensInside: true, closesInside: true };
    const end = (await run(engineSaying('Has received.'), 'has recieved', edges)).at(-1);
    expect(end).toMatchObject({
      text: 'has received',
      segments: [{ same: 'has ' }, { before: 'recieved', after: 'received' }],
    });
  });

  it('keeps the balance the server told', async () => {
    const account = { token: `wst_${'a'.repeat(43)}`, userId: 'u', email: 'e@example.test', credits: 9 };
    await sessionItem.set(account);
    await run(engineSaying('I have it.', 8), 'I has it.');
    expect((await sessionItem.get())?.credits).toBe(8);
  });
});
