import { describe, expect, it } from 'vitest';
import { draftOf, fieldsOf } from '@/components/library/item-form.tsx';

describe('what a form means', () => {
  it('is the item it began with, while nothing is changed', () => {
    const fields = {
      kind: 'note',
      name: 'Tone',
      text: ' Warm. ',
      category: 'Mail',
      tags: ['a', 'b c'],
      favourite: true,
    } as const;
    expect(fieldsOf(draftOf({ ...fields, tags: [...fields.tags] }))).toEqual(fields);
  });

  it('takes tags as people type them, each once', () => {
    expect(fieldsOf({ ...draftOf({ text: 'x' }), tags: ' #work, ,work,two words , ' }).tags).toEqual([
      'work',
      'two words',
    ]);
  });

  it('names what has no name after its first words', () => {
    expect(fieldsOf(draftOf({ text: '\nSum up the minutes.\nIn five points.' })).name).toBe(
      'Sum up the minutes.',
    );
  });
});
