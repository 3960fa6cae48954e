import { describe, expect, it } from 'vitest';
import { summaryParts } from '@/shared/engines/answer-summary.ts';

const account = { engine: 'offline', model: 'rules', elapsedMs: 20, credits: null } as const;
const SAID = 'Nothing left your device';

describe('an answer’s account', () => {
  it('says that nothing left the device where no other engine was asked', () => {
    expect(summaryParts(account)).toContain(SAID);
    const fallback = { from: 'browser', to: 'offline', code: 'engine_failed' } as const;
    expect(summaryParts({ ...account, fallback })).toContain(SAID);
  });

  it.each(['local', 'own-key', 'cloud'] as const)('does not say so where %s was asked first', (from) => {
    const fallback = { from, to: 'offline', code: 'engine_failed' } as const;
    expect(summaryParts({ ...account, fallback })).toEqual(['0.02 s']);
  });
});
