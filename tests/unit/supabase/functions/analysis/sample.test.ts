import { expect, test } from 'vitest';
import { makeSampleVoices } from '@/local/sources/sample-voices.ts';
import { openReport } from '@/shared/contracts/kept-reports.ts';
import { filterItems } from '@/shared/insights/filter-items.ts';
import { makeSampleReport } from '@/supabase/functions/analysis/sample/make-sample-report.ts';
import voices from '@/supabase/functions/analysis/sample/voices.json' with { type: 'json' };

const DAY = '2027-03-01';

test('the sample is made from what its script makes', () => {
  expect(voices).toEqual(makeSampleVoices());
});

test('the sample is a finished report in which every number counts its items', () => {
  const { report, items, isOwner } = openReport.parse(makeSampleReport(DAY));
  expect(report).toMatchObject({ outcome: 'solid', synthetic: true, madeOn: DAY });
  expect(isOwner).toBe(false);
  expect(report?.findings.length).toBeGreaterThanOrEqual(5);
  for (const { count } of report?.findings ?? [])
    expect(filterItems(items, count.filter)).toHaveLength(count.value);
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  for (const { itemId, quote } of report?.citations ?? []) {
    expect(quote).not.toBe('');
    expect(texts.get(itemId)).toContain(quote);
  }
});

test('the sample of a day is the same, byte for byte, and its voices are of the time before', () => {
  const first = JSON.stringify(makeSampleReport(DAY));
  expect(JSON.stringify(makeSampleReport(DAY))).toBe(first);
  const { items } = makeSampleReport(DAY);
  expect(items.every(({ createdAt }) => createdAt !== null && createdAt < `${DAY}T00:00:00`)).toBe(true);
  expect(items.every(({ author, url }) => author === null && url === null)).toBe(true);
});
