import { describe, expect, it } from 'vitest';
import { emailSamples } from '@/dashboard/content/email-samples.ts';
import { checkIntent } from '@/shared/enhance/intent-guard.ts';
import { levels } from '@/shared/enhance/modes.ts';

const cases = emailSamples.flatMap(({ subject, draft, results }) =>
  levels.map(({ id }) => ({ subject, level: id, draft, result: results[id] })),
);

describe('what the demo promises', () => {
  it.each(cases)('$subject, $level: loses nothing and makes nothing up', ({ draft, result }) => {
    expect(checkIntent(draft, result)).toEqual([]);
  });

  it.each(cases)('$subject, $level: differs from the draft', ({ draft, result }) => {
    expect(result).not.toBe(draft);
  });
});
