import { describe, expect, it } from 'vitest';
import type { EngineId, EnhanceEvent } from '@/shared/contracts/enhance.ts';
import { fallbackLine } from '@/shared/engines/answer-summary.ts';
import { allowsFallback, enginesAfter, runWithFallback } from '@/shared/engines/fallback.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { errorCode } from '@/shared/errors/codes.ts';

const done: EnhanceEvent = { type: 'done', text: 'x', sections: [], guard: [], credits: null };

/** Engines that end as told, asked in the order a run asks them. */
async function descend(ends: Partial<Record<EngineId, ErrorCode>>, below: EngineId | undefined) {
  const asked: EngineId[] = [];
  const events = [];
  const run = async function* ({ id }: { id: EngineId }): AsyncGenerator<EnhanceEvent> {
    asked.push(id);
    const code = ends[id];
    yield code ? { type: 'error', code } : done;
  };
  const all = runWithFallback({
    first: { id: 'cloud' as EngineId },
    fallbackFor: async () => below && { id: below },
    run,
  });
  for await (const event of all) events.push(event);
  return { asked, events };
}

describe('the fallback chain', () => {
  it('falls back once and no further', async () => {
    const { asked, events } = await descend({ cloud: 'timeout', local: 'engine_unavailable' }, 'local');
    expect(asked).toEqual(['cloud', 'local']);
    expect(events).toEqual([
      { type: 'fallback', from: 'cloud', to: 'local', code: 'timeout' },
      { type: 'error', code: 'engine_unavailable' },
    ]);
  });

  it('stays where it is when nothing is allowed below', async () => {
    const { asked } = await descend({ cloud: 'timeout' }, undefined);
    expect(asked).toEqual(['cloud']);
  });

  it('never goes up', () => {
    expect(enginesAfter('local')).toEqual(['browser', 'downloaded', 'offline']);
    expect(enginesAfter('offline')).toEqual([]);
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
  ] as const)('takes %s for the user’s own, or the text’s', (code) =>
    expect(allowsFallback(code)).toBe(false),
  );

  it.each([
    'network_error',
    'timeout',
    'engine_overloaded',
    'insufficient_credits',
    'engine_not_ready',
  ] as const)('goes down on %s, and says why', (code) => {
    expect(allowsFallback(code)).toBe(true);
    expect(fallbackLine({ from: 'cloud', to: 'offline', code })).toMatch(
      /^The cloud (?!did not answer).+, so this was done on your device\.$/,
    );
  });

  it('has a reason for every failure it goes down on', () => {
    for (const code of errorCode.options.filter(allowsFallback)) {
      expect(fallbackLine({ from: 'own-key', to: 'browser', code })).not.toContain('did not answer');
    }
  });
});
