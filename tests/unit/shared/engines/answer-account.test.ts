import { describe, expect, it } from 'vitest';
import { accountParts } from '@/shared/engines/answer-account.ts';

const account = { engine: 'offline', model: 'rules', elapsedMs: 20, credits: null } as const;
const SAID = 'Nothing left this device';

describe('an answer’s account', () => {
  it('says that nothing left the device where no other engine was asked', () => {
    expect(accountParts(account)).toContain(SAID);
    const fell = { from: 'browser', to: 'offline', code: 'engine_failed' } as const;
    expect(accountParts({ ...account, fell })).toContain(SAID);
  });

  it.each(['local', 'own-key', 'cloud'] as const)('does not say so where %s was asked first', (from) => {
    const fell = { from, to: 'offline', code: 'engine_failed' } as const;
    expect(accountParts({ ...account, fell })).toEqual(['Done on this device', 'rules', '0.02 s']);
  });
});
