import { expect, it } from 'vitest';
import { emptyOptions, readOptions, toOptionValues } from '@/dashboard/features/research/question-options.ts';
import type { InsightItem } from '@/shared/contracts/insight-items.ts';

it('takes along what was pasted and not added by a press', () => {
  const imported = [{ text: 'It broke.' }];
  const asked = readOptions({ ...emptyOptions, imported, pasted: 'I love it.\nToo loud.' });
  expect(asked.imported?.map(({ text }) => text)).toEqual(['It broke.', 'I love it.', 'Too loud.']);
});

it('asks again with the texts that were brought along, not with what was deleted', () => {
  const item = (id: string, source: 'import' | 'reddit', removed = false) =>
    ({ id, source, removed, text: `Text ${id}`, title: null, createdAt: null, url: null }) as InsightItem;
  const again = toOptionValues({ about: 'the bag' }, [
    item('1', 'import'),
    item('2', 'reddit'),
    item('3', 'import', true),
  ]);
  expect(again.about).toBe('the bag');
  expect(again.imported).toEqual([{ text: 'Text 1' }]);
});
