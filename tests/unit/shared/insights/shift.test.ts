import { expect, test } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const dayOf = (index: number) => `2026-0${index < 9 ? 6 : 8}-${String(10 + (index % 9))}`;
const broken = [
  'The elevator was out of order all week.',
  'The elevator is broken, five flights with cases.',
  'Got stuck in the elevator for half an hour.',
  'No working elevator, awful for my mother.',
  'The elevator failed on the third floor.',
  'A broken elevator and nobody to fix it.',
  'The elevator crashes into the ground floor, horrible.',
  'That elevator is terrible, it stopped twice.',
  'The elevator did not work on Sunday.',
];
const mended = [
  'The elevator works great now.',
  'The new elevator is excellent.',
  'Love the new elevator.',
  'The elevator is fast and quiet now, perfect.',
  'Such a wonderful elevator these days.',
  'The elevator is reliable again.',
  'The glass elevator is beautiful.',
  'The elevator is impressive, a joy to ride.',
  'The elevator is amazing since August.',
];
const elevatorOf = (texts: readonly string[]) => {
  const voices = texts.map((text, index) => ({ text, author: `guest ${index}`, createdAt: dayOf(index) }));
  const { report } = reportOn({ query: 'Bellmere' }, toImportedItems(voices));
  return report.findings.find(({ count }) => count.filter.theme === 'elevator');
};

test('what was mended is said to be so, and what broke of late', () => {
  const faded = elevatorOf([...broken, ...mended]);
  expect(faded?.title).toBe('Complaints about the elevator have faded');
  expect(faded?.statement.text).toMatch(/ [789] of the 9 earlier posts complain, 0 of the 9 later ones\.$/);
  const grown = elevatorOf([...mended, ...broken]);
  expect(grown?.title).toBe('Complaints about the elevator have grown');
});

test('what is blamed all along has neither faded nor grown', () => {
  const mixed = broken.flatMap((text, index) => [text, mended[index] ?? '']);
  expect(elevatorOf(mixed)?.statement.text).not.toContain('earlier');
});
