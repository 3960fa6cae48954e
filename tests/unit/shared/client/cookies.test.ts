import { describe, expect, it } from 'vitest';
import { cookies, cookieText, readCookie } from '@/shared/client/cookies.ts';

describe('a cookie of the site', () => {
  it('lives as long as the policy says (spec §9)', () => {
    for (const { days, duration } of Object.values(cookies))
      expect(duration).toBe(days === 2 * 365 ? '2 years' : `${days} days`);
    expect(cookieText(cookies.mode, 'technical')).toBe(
      'whetstone-mode=technical; Max-Age=7776000; Path=/; SameSite=Strict',
    );
  });

  it('cannot be broken out of by what it holds', () => {
    expect(cookieText(cookies.mode, 'a; Domain=evil.example')).not.toMatch(/; Domain/);
  });

  it('is read as it was set, among others', () => {
    const [pair = ''] = cookieText(cookies.settings, 'a b;c').split('; ');
    expect(readCookie('settings', `whetstone-settingsX=1; ${pair}; z=2`)).toBe('a b;c');
    expect(readCookie('mode', pair)).toBeUndefined();
    expect(readCookie('mode', 'whetstone-mode=%')).toBeUndefined();
  });
});
