import { expect, test } from 'vitest';
import { CONCEPTS } from '@/shared/insights/mining/concepts.ts';
import { createGrounding } from '@/shared/insights/mining/grounding.ts';
import { SIDE_LABELS, splitSubject } from '@/shared/insights/mining/subject-sides.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const voices = (texts: readonly string[]) =>
  toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}`, createdAt: '2026-10-01' })));
const noisy = [
  'The noise is awful.',
  'The noise is terrible in a flat, a nightmare.',
  'That noise is unbearable before six.',
  'I hate the noise of it.',
  'The noise of it wakes the house and drives me mad.',
  'It makes a noise that wakes the kids, a nightmare.',
  'The noise drives my wife mad, the nightmare starts at six and wakes us.',
  'The burr is great.',
  'Love the burr.',
  'Great burr, even grind.',
  'The burr is excellent.',
];

test.each([
  ['Aurelia grinder noise', 'Aurelia grinder', ['noise']],
  ['battery life of the Orlo earbuds', 'Orlo earbuds', ['battery life']],
  ['Orlo earbuds battery and comfort', 'Orlo earbuds', ['comfort', 'battery life']],
  ['Ring security camera', 'Ring security camera', []],
  ['Noise', 'Noise', []],
])('%s is a name and what is asked of it', (subject, name, sides) => {
  expect(splitSubject(subject)).toMatchObject({ name, sides });
});

test('every side that can be asked about is a common one', () => {
  const labels = CONCEPTS.map(({ label }) => label);
  expect(SIDE_LABELS.filter((label) => !labels.includes(label))).toEqual([]);
});

test('a side that is asked about stays a theme, and leads', () => {
  const { report } = reportOn({ query: 'Aurelia grinder noise' }, voices(noisy));
  const themes = report.findings.map(({ count }) => count.filter.theme);
  expect(themes[0]).toBe('noise');
  for (const none of ['nightmare', 'drives', 'wakes']) expect(themes).not.toContain(none);
  expect(report.summary.slice(0, 2).map(({ text }) => text)).toEqual([
    '11 texts of your own on Aurelia grinder were read.',
    expect.stringMatching(/^7 of 11 posts speak of noise\. Of these, /),
  ]);
});

test('of a side that nobody speaks of, the summary says so', () => {
  const { report } = reportOn({ query: 'Aurelia grinder warranty' }, voices(noisy));
  expect(report.summary[1]?.text).toBe('None of the 11 posts speaks of the warranty.');
});

test('posts are about the name, whether or not they speak of the side', () => {
  const isGrounded = createGrounding('Aurelia grinder warranty');
  const post = (text: string) => ({ text, title: null, community: null });
  expect(isGrounded(post('My Aurelia grinder is loud.'))).toBe(true);
  expect(isGrounded(post('Any grinder with a warranty will do.'))).toBe(false);
});
