import { expect, it } from 'vitest';
import { itemsIn, withListMarks, withoutListMarks } from '@/shared/enhance/list-marks.ts';

const DRAFT = 'please bring\npassport\nthe tickets i send you\nwarm cloths\nsee you';
const ITEMS = [13, 22, 45];
const MARKED = 'please bring\n- passport\n- the tickets i send you\n- warm cloths\nsee you';

it('an engine reads the items of a list as items', () => {
  expect(withListMarks(DRAFT, itemsIn(DRAFT, ITEMS))).toBe(MARKED);
});

it('an item alone, and what begins no line, has no mark', () => {
  expect(itemsIn('passport', [0])).toEqual([]);
  expect(itemsIn(DRAFT, [14, 22])).toEqual([22]);
});

it.each([
  [
    'words',
    MARKED.replace('i send', 'I sent').replace('cloths', 'clothes'),
    DRAFT.replace('i send', 'I sent').replace('cloths', 'clothes'),
  ],
  [
    'other marks',
    MARKED.replaceAll('- ', '* ').replace('cloths', 'clothes'),
    DRAFT.replace('cloths', 'clothes'),
  ],
  [
    'numbers',
    MARKED.replace('- passport', '1. Passport').replace('- the', '2. The'),
    DRAFT.replace('passport', 'Passport').replace('the tickets', 'The tickets'),
  ],
  [
    'an item more',
    MARKED.replace('warm cloths', 'warm clothes\n- an umbrella'),
    DRAFT.replace('warm cloths', 'warm clothes\nan umbrella'),
  ],
  ['an item less', MARKED.replace('- passport\n', ''), DRAFT.replace('passport\n', '')],
  [
    'a sentence of them',
    MARKED.replace('passport\n- the', 'passport, the'),
    DRAFT.replace('passport\nthe', 'passport, the'),
  ],
])('a rewrite comes back without the marks: %s', (_, result, wanted) => {
  expect(withoutListMarks(DRAFT, ITEMS, result)).toBe(wanted);
});

it('marks the writer set himself stay', () => {
  const draft = '- my own teh\n- my own two\nan item\nanother';
  const items = [26, 34];
  const result = withListMarks(draft, items).replace('teh', 'the').replace('- my own two', '- my own, too');
  expect(withoutListMarks(draft, items, result)).toBe('- my own the\n- my own, too\nan item\nanother');
});
