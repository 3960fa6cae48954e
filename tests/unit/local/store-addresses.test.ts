import { expect, it } from 'vitest';
import { runCommand } from '@/local/run-command.ts';
import { findPlaceholders, readStoreAddresses } from '@/local/store-addresses.ts';

const good = {
  WXT_API_URL: 'https://abcdefgh.supabase.co',
  WXT_API_KEY: 'sb_publishable_1',
  WXT_SITE_URL: 'https://whetstone.app/',
  WXT_SUPPORT_EMAIL: 'help@whetstone.app',
};
const faultsOf = (change: Record<string, string>) =>
  findPlaceholders(
    readStoreAddresses({ ...good, WXT_PRIVACY_URL: 'https://whetstone.app/privacy', ...change }),
  ).map((sentence) => sentence.split(' ')[0]);

it('takes real addresses, and finds the privacy policy on the site', () => {
  expect(faultsOf({})).toEqual([]);
  expect(readStoreAddresses(good).privacyUrl).toBe('https://whetstone.app/privacy');
});

it.each([
  ['WXT_API_URL', ''],
  ['WXT_API_URL', 'http://abcdefgh.supabase.co'],
  ['WXT_API_URL', 'https://127.0.0.1:54321'],
  ['WXT_API_URL', 'https://[::1]/'],
  ['WXT_API_KEY', ' '],
  ['WXT_SITE_URL', 'https://site.localhost'],
  ['WXT_PRIVACY_URL', 'https://whetstone.example/privacy'],
  ['WXT_PRIVACY_URL', 'privacy.html'],
  ['WXT_SUPPORT_EMAIL', ''],
  ['WXT_SUPPORT_EMAIL', 'hello@whetstone.example'],
  ['WXT_SUPPORT_EMAIL', 'whetstone.app'],
])('refuses %s = "%s"', (name, value) => {
  expect(faultsOf({ [name]: value })).toEqual([name]);
});

it('npm run zip makes no package with placeholders, and says which they are', async () => {
  const { WXT_API_URL: _, ...environment } = process.env;
  const { code, output } = await runCommand('tsx', ['local/build.ts', '--zip'], {
    environment: { ...environment, WXT_SITE_URL: 'https://whetstone.example' },
  });
  expect(code).toBe(1);
  expect(output).toContain('WXT_API_URL has to be');
  expect(output).toContain('WXT_SITE_URL has to be');
  expect(output).toContain('WXT_SUPPORT_EMAIL has to be');
  expect(output).toContain('npm run zip -- --trial');
}, 30_000);
