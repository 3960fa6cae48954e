import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepSiteChoice, readSiteChoice } from '@/shared/extension/site-choices.ts';
import { settingsItem } from '@/shared/extension/storage.ts';

const chat = 'https://chat.example';
const mail = 'https://mail.example';

beforeEach(() => fakeBrowser.reset());

it('opens each site as its own last card was set, and leaves the setting alone', async () => {
  const before = await settingsItem.get();
  await keepSiteChoice(chat, { level: 'reframe' });
  await keepSiteChoice(mail, { mode: 'email' });
  await keepSiteChoice(chat, { mode: 'concise' });
  expect(await readSiteChoice(chat)).toEqual({ level: 'reframe', mode: 'concise' });
  expect(await readSiteChoice(mail)).toEqual({ mode: 'email' });
  expect(await readSiteChoice('https://else.example')).toEqual({});
  expect(await readSiteChoice(null)).toEqual({});
  expect(await settingsItem.get()).toEqual(before);
});

it('forgets the site that was left alone longest', async () => {
  await keepSiteChoice(chat, { level: 'polish' });
  for (let index = 0; index < 99; index += 1)
    await keepSiteChoice(`https://${index}.example`, { level: 'polish' });
  await keepSiteChoice(chat, { level: 'reframe' });
  await keepSiteChoice(mail, { level: 'polish' });
  expect(await readSiteChoice(chat)).toEqual({ level: 'reframe' });
  expect(await readSiteChoice('https://0.example')).toEqual({});
  expect(await readSiteChoice('https://1.example')).toEqual({ level: 'polish' });
});
