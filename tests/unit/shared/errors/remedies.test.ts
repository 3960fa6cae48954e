import { expect, it } from 'vitest';
import { errorCode } from '@/shared/errors/codes.ts';
import { canUseDevice, remedyFor } from '@/shared/errors/remedies.ts';
import { generalTexts } from '@/shared/errors/texts-general.en.ts';

const codes = errorCode.options;

it.each([
  [/\bsign in\b(?! with)/i, ['sign_in']],
  [/\bin the settings\b/i, ['open_settings', 'connect']],
  [/\bno credits\b/i, ['get_credits']],
  [/\bkey of your own\b|\banother engine\b/i, ['connect']],
])('what says %s leads there by a press', (words, remedies) => {
  const sayers = codes.filter((code) => words.test(generalTexts[code]));
  expect(sayers.length).toBeGreaterThan(0);
  for (const code of sayers)
    expect([code, remedies]).toEqual([code, expect.arrayContaining([remedyFor(code)])]);
});

it('this device is no way out of its own failure', () => {
  expect(codes.filter((code) => canUseDevice(code, 'offline'))).toEqual([]);
  expect(canUseDevice('timeout', 'cloud')).toBe(true);
});
