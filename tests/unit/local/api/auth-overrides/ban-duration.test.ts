import { describe, expect, it } from 'vitest';
import { parseBanSeconds } from '@/local/api/auth-overrides/ban-duration.ts';

describe('parseBanSeconds', () => {
  it.each([
    ['24h', 86_400],
    ['1h30m', 5_400],
    ['1.5h', 5_400],
    ['90s', 90],
    ['none', 0],
  ])('reads %s', (text, seconds) => {
    expect(parseBanSeconds(text)).toBe(seconds);
  });

  it.each(['', 'forever', '24', 'h', '-1h', '1d'])('refuses "%s"', (text) => {
    expect(parseBanSeconds(text)).toBeUndefined();
  });
});
