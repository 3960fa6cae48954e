import { describe, expect, it } from 'vitest';
import { whyNotWritable } from '@/entrypoints/card/editor/find-editor.ts';

const field = (type: string, marks: { disabled?: boolean; readOnly?: boolean } = {}) =>
  ({
    localName: type === 'textarea' ? 'textarea' : 'input',
    type,
    disabled: false,
    readOnly: false,
    closest: () => null,
    ...marks,
  }) as unknown as HTMLInputElement;

describe('a field that takes no draft says what it is', () => {
  it.each(['email', 'url', 'tel', 'password', 'number'])('holds no prose: %s', (type) => {
    expect(whyNotWritable(field(type))).toBe('field_not_prose');
  });

  it.each(['textarea', 'text', 'search'])('is locked: %s', (type) => {
    expect(whyNotWritable(field(type, { readOnly: true }))).toBe('field_locked');
    expect(whyNotWritable(field(type, { disabled: true }))).toBe('field_locked');
    expect(whyNotWritable(field(type))).toBeNull();
  });

  it('draws its text itself: a code editor', () => {
    const inside = { ...field('textarea'), closest: () => ({}) } as unknown as HTMLInputElement;
    expect(whyNotWritable(inside)).toBe('code_editor');
  });
});
