import { expect, it } from 'vitest';
import { createOfflineEngine } from '@/shared/engines/offline/engine.ts';
import { engines } from '@/shared/enhance/engines/engines.ts';
import { lacksModel } from '@/shared/enhance/modes/lacks-model.ts';
import { modes } from '@/shared/enhance/modes/list.ts';

it.each(modes)('$label is marked before a run as a run on the device would be after it', async ({ id }) => {
  expect.assertions(1);
  const task = {
    kind: 'enhance',
    text: 'Write a mail to my landlord about the heating. It has been cold since Monday.',
    level: 'balanced',
    mode: id,
    place: 'chat',
  } as const;
  const run = { requestId: 'test', signal: new AbortController().signal };
  for await (const event of createOfflineEngine({}).run(task, run))
    if (event.type === 'done')
      expect(event.remarks?.includes('needs_model') ?? false).toBe(lacksModel(id, 'offline'));
});

it('offers every mode where a model works', () => {
  for (const { id } of engines.filter(({ access }) => access !== 'rules'))
    expect(modes.filter((mode) => lacksModel(mode.id, id))).toEqual([]);
});
