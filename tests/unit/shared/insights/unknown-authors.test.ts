import { expect, test } from 'vitest';
import { toImportedItems } from '@/shared/insights/sources/imported.ts';
import { reportOn } from '@/tests/evals/insights/read-voices.ts';

const texts = ['failed again, terrible.', 'failed in the rain.', 'failed twice.', 'is awful.'];
const told = (author?: string, createdAt?: string) =>
  reportOn(
    { query: 'Lumo e-bike' },
    toImportedItems(
      texts.map((text, index) => ({
        text: `The brake ${text}`,
        ...(author && { author: `${author} ${index}` }),
        ...(createdAt && { createdAt }),
      })),
    ),
  ).report;

test('of texts without author, day and conversation none is told of', () => {
  const { coverage, findings } = told();
  expect(coverage).toMatchObject({ authors: 0, unnamed: 4, threads: 0, from: null });
  expect(findings[0]?.count).toMatchObject({ authors: 4, unnamed: 4 });
  expect(findings[0]?.confidence.reasons).toEqual(['4 posts without a name', '1 source']);
});

test('authors and days that are known are counted', () => {
  const { coverage, findings } = told('writer', '2026-10-01');
  expect(coverage).toMatchObject({ authors: 4, unnamed: 0, from: '2026-10-01' });
  expect(findings[0]?.confidence.reasons).toEqual(['4 authors', '1 source', 'within a day']);
});
