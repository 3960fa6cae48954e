import { describe, expect, it } from 'vitest';
import { draftOf } from '@/components/library/item-form.tsx';
import { isDirty, type Screen, stepBack } from '@/components/library/use-screens.ts';
import { itemWith } from '@/tests/unit/shared/library/records-for-tests.ts';

const draft = draftOf({});
const item = itemWith({ id: 'i' });

describe('one step back', () => {
  it.each<[Screen, Screen]>([
    [{ at: 'item', id: 'i' }, { at: 'list' }],
    [
      { at: 'versions', id: 'i' },
      { at: 'item', id: 'i' },
    ],
    [
      { at: 'form', base: item, draft, begun: draft },
      { at: 'item', id: 'i' },
    ],
    [{ at: 'form', base: null, draft, begun: draft }, { at: 'list' }],
  ])('from %j', (from, to) => {
    expect(stepBack(from)).toEqual(to);
  });

  it('puts aside only what was written', () => {
    expect(isDirty({ at: 'form', base: null, draft, begun: draft })).toBe(false);
    expect(isDirty({ at: 'form', base: null, draft: { ...draft, text: 'x' }, begun: draft })).toBe(true);
  });
});
