import { expect, test } from 'vitest';
import { cleanItems } from '@/shared/insights/mining/clean.ts';
import { readQuestion } from '@/shared/insights/read-question.ts';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';

const notes = Array.from(
  { length: 13 },
  (_, at) => `My Fernleaf dropped note ${at + 2} of my list on the train again.`,
);

/** What becomes of a file of one's own, and what of the texts left out is kept. */
function cleanOwn(texts: readonly string[], options: { exclude?: string[] } = {}) {
  const question = readQuestion({
    query: 'Fernleaf',
    mode: 'all',
    options: { about: 'a note app', ...options },
  });
  if (!question.ok) throw new Error(question.error);
  const items = toImportedItems(texts.map((text, index) => ({ text, author: `writer ${index}` })));
  const result = { source: 'import' as const, status: 'ok' as const, via: null, costUsd: 0, note: null };
  const { items: kept, sources } = cleanItems(question.value, [{ ...result, items }]);
  return { texts: kept.map(({ raw }) => raw.text), droppedAt: sources[0]?.droppedAt };
}

test('of a file of one’s own what speaks of something else is put aside, and opens', () => {
  const own = [
    ...notes,
    'It eats every picture I paste.',
    'Lost half a list between the office and home, and nobody answers.',
  ];
  const others = [
    'Bin collection moved to Thursday because of the bank holiday.',
    'Selling a tent, used twice, collect from the mill.',
  ];
  const { texts, droppedAt } = cleanOwn([...own, ...others]);
  expect(texts).toEqual(expect.arrayContaining(own.slice(-2)));
  expect(texts).not.toEqual(expect.arrayContaining(others));
  expect(droppedAt).toEqual(expect.arrayContaining(others.map((text) => ({ reason: 'offTopic', text }))));
});

test.each([
  'Wanted to love this, but the hinge broke',
  'Best purchase I have made for my commute',
  'Could not collect from the dock again',
  'Does anyone know a fix for the hinge',
  'Looking for a new one, the hinge broke again',
])('who judges a thing or asks how to mend it seeks no other: %s', (text) => {
  expect(cleanOwn([...notes, text]).texts).toContain(text);
});

test('of left-out texts of one’s own those that a reader must check are kept, by their beginnings', () => {
  const begun =
    'Bin collection moved to Thursday because of the bank holiday, and the recycling goes out on Mondays';
  const long = `${begun.padEnd(99, '.')}🚲 is what the council says.`;
  const excluded = 'The gherkin sandwich in my list is gone.';
  const { droppedAt = [] } = cleanOwn([...notes, long, excluded], { exclude: ['gherkin'] });
  expect(droppedAt).toEqual([{ reason: 'offTopic', text: long.slice(0, 99) }]);
});
