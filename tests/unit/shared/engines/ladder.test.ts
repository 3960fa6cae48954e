import { describe, expect, it } from 'vitest';
import type { EngineId, EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { fellLine } from '@/shared/engines/answer-account.ts';
import { climb, fallsOn, rungsBelow } from '@/shared/engines/ladder.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { errorCode } from '@/shared/errors/codes.ts';

const done: EnhanceEvent = { type: 'done', text: 'x', sections: [], guard: [], credits: null };

/** Rungs that end as told, asked in the order a run asks them. */
async function descend(ends: Partial<Record<EngineId, ErrorCode>>, below: EngineId | undefined) {
  const asked: EngineId[] = [];
  const events = [];
  const run = async function* ({ id }: { id: EngineId }): AsyncGenerator<EnhanceEvent> {
    asked.push(id);
    const code = ends[id];
    yield code ? { type: 'error', code } : done;
  };
  const climbing = climb({
    first: { id: 'cloud' as EngineId },
    below: async () => below && { id: below },
    run,
  });
  for await (const event of climbing) events.push(event);
  return { asked, events };
}

describe('the ladder', () => {
  it('goes down one rung and no further', async () => {
    const { asked, events } = await descend({ cloud: 'timeout', local: 'engine_unavailable' }, 'local');
    expect(asked).toEqual(['cloud', 'local']);
    expect(events).toEqual([
      { type: 'fell', from: 'cloud', to: 'local', code: 'timeout' },
      { type: 'error', code: 'engine_unavailable' },
    ]);
  });

  it('stays where it is when nothing is allowed below', async () => {
    const { asked } = await descend({ cloud: 'timeout' }, undefined);
    expect(asked).toEqual(['cloud']);
  });

  it('never goes up', () => {
    expect(rungsBelow('local')).toEqual(['browser', 'offline']);
    expect(rungsBelow('offline')).toEqual([]);
  });

  it.each([
    'aborted',
    'empty_draft',
    'too_long',
    'invalid_request',
    'refused',
    'paused',
    'site_off',
    'internal',
  ] as const)('takes %s for the user’s own, or the text’s', (code) => expect(fallsOn(code)).toBe(false));

  it.each([
    'network_error',
    'timeout',
    'engine_overloaded',
    'insufficient_credits',
    'engine_not_ready',
  ] as const)('goes down on %s, and says why', (code) => {
    expect(fallsOn(code)).toBe(true);
    expect(fellLine({ from: 'cloud', to: 'offline', code })).toMatch(
      /^The cloud did not answer: .+\. This comes from this device\.$/,
    );
  });

  it('has a reason for every failure it goes down on', () => {
    for (const code of errorCode.options.filter(fallsOn)) {
      expect(fellLine({ from: 'own-key', to: 'browser', code })).toContain(': ');
    }
  });
});
