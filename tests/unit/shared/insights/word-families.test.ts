import { expect, test } from 'vitest';
import { createFinder } from '@/shared/insights/find-items.ts';
import { family } from '@/shared/insights/mining/word-families.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

test.each([
  ['zip', 'zipper', 'zips', 'zipped', 'zipping'],
  ['break', 'broke', 'broken', 'breaks', 'breaking'],
  ['fade', 'faded', 'fades', 'fading'],
  ['leak', 'leaked', 'leaking', 'leaky'],
  ['dry', 'dried', 'dries'],
])('%s is met by its other forms', (word, ...forms) => {
  for (const form of forms) expect([form, family(form)]).toEqual([form, family(word)]);
});

test.each([
  ['speed', 'spe'],
  ['string', 'str'],
  ['letter', 'let'],
  ['hopper', 'hop'],
  ['bed', 'b'],
])('%s is no form of another word', (word, other) => {
  expect(family(word)).not.toBe(family(other));
});

const { report, items } = reportOn(
  { query: 'Petra jacket' },
  toImportedItems(
    [
      'The zip jams, it is awful.',
      'My zipper is terrible.',
      'The zipper broke after a week.',
      'Its zip is useless.',
      'The colour faded in the wash.',
      'Warm and light, I love it.',
    ].map((text, index) => ({ text, author: `writer ${index}` })),
  ),
);

test('a theme gathers the forms of its word', () => {
  const zips = report.findings.filter(({ count }) => count.filter.theme?.includes('zip'));
  expect(zips.map(({ count }) => count.value)).toEqual([4]);
});

test.each([
  ['Does the zipper hold?', 4],
  ['Will it break?', 1],
  ['Do the colours fade?', 1],
])('%s finds what is said in other forms', (question, found) => {
  expect(createFinder(items, 'Petra jacket')(question)).toHaveLength(found);
});
