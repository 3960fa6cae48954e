import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authSettings } from '@/local/api/auth-settings.ts';
import { LINK_LIFE_SECONDS } from '@/supabase/functions/account/account-store.ts';

const supabase = join(import.meta.dirname, '../../supabase');
const config = readFileSync(join(supabase, 'config.toml'), 'utf8');

/** The value of a key in a section of the file, as it is written there. */
function setting(section: string, key: string): string | undefined {
  const body = config.split(/^\[/m).find((part) => part.startsWith(`${section}]`));
  return new RegExp(`^${key} = (.+)$`, 'm').exec(body ?? '')?.[1];
}

describe('supabase/config.toml', () => {
  it('asks of the hosted project what the local stack does', () => {
    const { email, ...settings } = authSettings;
    for (const [key, value] of Object.entries(settings))
      expect([key, setting('auth', key)]).toEqual([key, String(value)]);
    for (const [key, value] of Object.entries(email)) {
      const written = typeof value === 'string' ? `"${value}"` : String(value);
      expect([key, setting('auth.email', key)]).toEqual([key, written]);
    }
  });

  it('lets links live as long as the age they are judged by', () => {
    expect(setting('auth.email', 'otp_expiry')).toBe(String(LINK_LIFE_SECONDS));
  });

  it('names a subject for every template, the one its title has', () => {
    for (const file of readdirSync(join(supabase, 'templates'))) {
      const title = /<title>(.*)<\/title>/.exec(readFileSync(join(supabase, 'templates', file), 'utf8'))?.[1];
      const name = file.replace('.html', '');
      expect(setting(`auth.email.template.${name}`, 'subject')).toBe(`"${title}"`);
      expect(setting(`auth.email.template.${name}`, 'content_path')).toBe(`"./supabase/templates/${file}"`);
    }
  });

  it('lets every function check for itself who asks', () => {
    const functions = readdirSync(join(supabase, 'functions')).filter((name) =>
      existsSync(join(supabase, 'functions', name, 'index.ts')),
    );
    expect(functions).toContain('enhance');
    for (const name of functions)
      expect([name, setting(`functions.${name}`, 'verify_jwt')]).toEqual([name, 'false']);
  });
});
