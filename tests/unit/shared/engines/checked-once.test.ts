import { describe, expect, test } from 'vitest';
import type { EnhanceEvent, EnhanceTask } from '@/shared/contracts/enhance.ts';
import type { Engine, EngineEvent } from '@/shared/engines/engine.ts';
import { createRedactingEngine } from '@/shared/engines/redacting.ts';
import { runTask } from '@/shared/engines/run-task.ts';

/** An engine that answers like this, and the texts it was given. */
function engineSaying(done: Omit<Extract<EngineEvent, { type: 'done' }>, 'type'>) {
  const given: string[] = [];
  const engine: Engine = {
    id: 'local',
    async *run({ text }) {
      given.push(text);
      yield { type: 'start', engine: 'local', model: 'm' };
      yield { type: 'done', ...done };
    },
  };
  return { engine, given };
}

async function lastOf(engine: Engine, text = 'pls pay 20 to Ana'): Promise<EnhanceEvent | undefined> {
  const task: EnhanceTask = { kind: 'enhance', mode: 'rewrite', level: 'balanced', text };
  let last: EnhanceEvent | undefined;
  for await (const event of runTask(engine, { task, requestId: 'r', signal: new AbortController().signal }))
    last = event;
  return last;
}

describe('what was done before is not done again', () => {
  test('hands on a text as it was given: it was cleaned at the border', async () => {
    const { engine, given } = engineSaying({ text: 'Paid.' });
    await lastOf(engine, 'pay\r\n20');
    expect(given).toEqual(['pay\r\n20']);
  });

  const checked = {
    sections: [{ title: 'Task' as const, body: 'As the server read it.' }],
    guard: [{ kind: 'name' as const, change: 'lost' as const, value: 'as the server found it' }],
  };
  const text = 'Please pay 30 to Ana.';

  test('takes what a server found, and looks for nothing itself', async () => {
    expect(await lastOf(engineSaying({ text, checked }).engine)).toMatchObject({ text, ...checked });
  });

  test('looks itself where the text is another one than the server checked', async () => {
    const said = `Sure, here's the improved text:\n\n${text}`;
    const event = await lastOf(engineSaying({ text: said, checked }).engine);
    expect(event).toMatchObject({ text, sections: [] });
    expect(event).toHaveProperty('guard.0.value', '20');
  });

  test('looks itself where addresses were kept back: the server checked a text without them', async () => {
    const { engine } = engineSaying({ text: 'Please pay 30 to them.', checked });
    const redacting = createRedactingEngine(engine, { redacts: true, onHanded: () => Promise.resolve() });
    const event = await lastOf(redacting, 'pls pay 20 to ana@example.test');
    expect(event).toMatchObject({ sections: [] });
    expect(JSON.stringify(event)).not.toContain('as the server found it');
  });
});
