import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

const folder = join(import.meta.dirname, '../../../fixtures/settings');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, object>;

/** The storage code as a browser runs it that starts over what another version left (faults Q5). */
async function startOver(left: object) {
  fakeBrowser.reset();
  await fakeBrowser.storage.local.set(left);
  // Loaded anew, the modules look for the browser again, and the runner has taken its own stub back.
  vi.stubGlobal('browser', fakeBrowser);
  vi.resetModules();
  const [storage, engines, switches] = await Promise.all([
    import('@/shared/extension/storage.ts'),
    import('@/shared/extension/engine-configs.ts'),
    import('@/shared/extension/switches.ts'),
  ]);
  return { ...storage, ...engines, ...switches };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('settings of every version', () => {
  it('are read from version 1, with what came later as it is by default', async () => {
    const { settingsItem, defaultSettings } = await startOver(read('v1.json'));
    expect(await settingsItem.get()).toEqual({
      engine: 'cloud',
      level: 'reframe',
      mode: 'email',
      showChanges: false,
      showChip: false,
      fallBack: defaultSettings.fallBack,
      redact: defaultSettings.redact,
      palette: defaultSettings.palette,
    });
  });

  it('are read from version 2 as they were left, with what came later', async () => {
    const left = read('v2.json');
    const items = await startOver(left);
    const { palette } = items.defaultSettings;
    expect(await items.settingsItem.get()).toEqual({ ...left.settings, palette });
    expect(await items.serverItems.get('local')?.get()).toEqual(left.localServer);
    expect(await items.serverItems.get('own-key')?.get()).toEqual(left.ownKey);
    expect(await items.sitesItem.get()).toEqual(left.sites);
    expect(await items.pauseItem.get()).toEqual(left.pause);
  });

  it('open results clean, also where version 2 had kept that they open with their changes', async () => {
    const { settings } = read('v2.json');
    const { settingsItem } = await startOver({
      settings: { ...settings, showChanges: true },
      settings$: { v: 2 },
    });
    expect(await settingsItem.get()).toMatchObject({ ...settings, showChanges: false });
  });

  it('have an example of each version up to the present one', async () => {
    const { settingsItem, defaultSettings } = await startOver({});
    await settingsItem.set(defaultSettings);
    const { settings$ } = (await fakeBrowser.storage.local.get()) as { settings$?: { v?: number } };
    const versions = Array.from({ length: settings$?.v ?? 2 }, (_, index) => `v${index + 1}.json`);
    expect(readdirSync(folder).sort()).toEqual(versions);
  });

  it('keep what a later version also has when the user goes back', async () => {
    const later = { ...read('v2.json').settings, engine: 'quantum', shade: 'ember' };
    const { settingsItem } = await startOver({ settings: later, settings$: { v: 9 } });
    expect(await settingsItem.get()).toMatchObject({ engine: 'auto', level: 'polish', redact: false });
  });

  it('damaged in one field lose that field alone', async () => {
    const { settingsItem } = await startOver({ settings: { ...read('v1.json').settings, mode: 7 } });
    expect(await settingsItem.get()).toMatchObject({ level: 'reframe', mode: 'rewrite' });
  });
});
