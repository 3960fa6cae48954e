import { expect, it } from 'vitest';
import { buttonsIn, cardIn, outcome, withoutBrowser } from '@/tests/support/shown-card.ts';

withoutBrowser();

const fallback = { from: 'cloud', to: 'offline', code: 'network_error' } as const;
const german = {
  ...outcome,
  done: { ...outcome.done, segments: [{ same: 'Alles gut.' }], remarks: ['other_language' as const] },
};
const ways = () => expect.arrayContaining(['Connect', 'Close']);

it.each([
  ['its user typed on', german, 'draft_changed'],
  ['its engine fell', { ...german, fallback }, null],
  ['both', { ...german, fallback }, 'draft_changed'],
] as const)('a draft no rule knows keeps its ways in sight, also where %s', (_, found, cannot) => {
  expect(buttonsIn(cardIn({ name: 'done', outcome: found }, cannot))).toEqual(ways());
});

it('an engine that fell is told beside anything else, with a press that asks it again', () => {
  const guard = [{ kind: 'date' as const, change: 'lost' as const, value: 'Friday', segment: 0 }];
  const found = { ...outcome, fallback, done: { ...outcome.done, guard } };
  for (const cannot of [null, 'draft_changed'] as const)
    expect(buttonsIn(cardIn({ name: 'done', outcome: found }, cannot))).toContain('Retry');
});
