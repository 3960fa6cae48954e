import { describe, expect, test } from 'vitest';
import { enhanceMode } from '@/shared/contracts/enhance.ts';
import { balance } from '@/shared/engines/offline/balanced/balance.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { modePrompts } from '@/shared/enhance/modes/prompts.ts';
import { modesOfRules } from '@/shared/enhance/modes.ts';

describe.each(enhanceMode.options)('the example of mode %s', (mode) => {
  const { before, after } = modePrompts[mode].example;

  test.runIf(modesOfRules.has(mode))('is what a run gives, also without a model', () => {
    expect(balance(before, mode)).toBe(after);
  });

  test('shows a change, loses nothing and fits a tooltip', () => {
    expect(after).not.toBe(before);
    expect(checkIntent(before, after)).toEqual([]);
    expect(before.length).toBeLessThanOrEqual(140);
  });
});

test('no two modes say the same to a model', () => {
  const aims = enhanceMode.options.map((mode) => modePrompts[mode].aim);
  expect(new Set(aims).size).toBe(aims.length);
});
