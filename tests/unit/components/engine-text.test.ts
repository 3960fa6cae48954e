import { expect, it } from 'vitest';
import { engineOptions, offeredEngines } from '@/components/engine-text.ts';

const fresh = {
  browser: 'needs_setup',
  local: 'needs_setup',
  'own-key': 'needs_setup',
  cloud: 'needs_setup',
  downloaded: 'needs_setup',
  offline: 'ready',
} as const;

it('offers what connects at one press beside the engine in use', () => {
  expect(offeredEngines('auto', fresh)).toEqual(['auto', 'browser', 'local']);
  expect(offeredEngines('auto', { ...fresh, browser: 'absent' })).toEqual(['auto', 'local']);
});

it('keeps the chosen engine in view, and offers the next one of the order after it', () => {
  const connected = { ...fresh, browser: 'absent', local: 'ready' } as const;
  expect(offeredEngines('local', connected)).toEqual(['auto', 'local', 'own-key']);
  expect(offeredEngines('auto', connected)).toEqual(['auto', 'own-key']);
  expect(offeredEngines('offline', connected)).toEqual(['auto', 'offline', 'local']);
  // One that is ready needs no more than its press.
  expect(offeredEngines('offline', { ...fresh, cloud: 'ready' })).toEqual(['auto', 'offline', 'cloud']);
});

it('offers no engine that cannot be had here, and the rules never as the next step', () => {
  const bare = { browser: 'absent', downloaded: 'absent', offline: 'ready' } as const;
  expect(offeredEngines('auto', bare)).toEqual(['auto']);
});

it('parts the engines by where a draft goes, and says to whom', () => {
  const options = engineOptions(fresh);
  const under = (label: string) => options.filter(({ group }) => group?.label === label).map(({ id }) => id);
  expect(under('On this computer or your own server')).toEqual(['browser', 'local', 'downloaded', 'offline']);
  expect(under('Leaves this computer')).toEqual(['own-key', 'cloud']);
  expect(options[0]).toMatchObject({ id: 'auto', hint: expect.stringMatching(/^Recommended/) });
  expect(options.find(({ id }) => id === 'cloud')?.group?.note).toMatch(/goes to the service of your key/);
});
