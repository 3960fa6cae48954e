import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editorAround, whyNotWritable } from '@/entrypoints/card/editor/find-editor.ts';

const field = (type: string, marks: { disabled?: boolean; readOnly?: boolean } = {}) =>
  ({
    localName: type === 'textarea' ? 'textarea' : 'input',
    type,
    disabled: false,
    readOnly: false,
    closest: () => null,
    getClientRects: () => [{}],
    getBoundingClientRect: () => ({ width: 200, height: 40 }),
    checkVisibility: () => true,
    // A field that is switched off, by itself or by its fieldset, is read-only as well.
    matches(selector: string) {
      const { disabled, readOnly } = this as { disabled: boolean; readOnly: boolean };
      return disabled || (readOnly && selector.includes(':read-only'));
    },
    ...marks,
  }) as unknown as HTMLInputElement;

beforeEach(() => vi.stubGlobal('Node', { ELEMENT_NODE: 1 }));

describe('a field that takes no draft says what it is', () => {
  it.each(['email', 'url', 'tel', 'password', 'number'])('holds no prose: %s', (type) => {
    expect(whyNotWritable(field(type))).toBe('field_not_prose');
  });

  it.each(['textarea', 'text', 'search'])('is locked: %s', (type) => {
    expect(whyNotWritable(field(type, { readOnly: true }))).toBe('field_locked');
    expect(whyNotWritable(field(type))).toBeNull();
  });

  it.each(['textarea', 'text', 'search'])('is switched off by its page: %s', (type) => {
    expect(whyNotWritable(field(type, { disabled: true, readOnly: true }))).toBe('field_disabled');
  });

  it('draws its text itself: a code editor', () => {
    const isIn = (box: string) => (asked: string) => (asked.includes(box) ? {} : null);
    const inside = { ...field('textarea'), closest: isIn('.ace_editor') } as unknown as HTMLInputElement;
    expect(whyNotWritable(inside)).toBe('code_editor');
  });

  it('is itself drawn from a model that may not be reached: CodeMirror 6', () => {
    const content = { ...field('div'), localName: 'div', closest: () => ({}) } as unknown as HTMLInputElement;
    expect(whyNotWritable(content)).toBeNull();
  });

  it.each([
    ['in no size', { getBoundingClientRect: () => ({ width: 1, height: 15 }) }],
    ['in no colour', { checkVisibility: () => false }],
  ])('only takes the keys: %s', (_, shape) => {
    const hidden = { ...field('textarea'), ...shape } as unknown as HTMLInputElement;
    expect(whyNotWritable(hidden)).toBe('code_editor');
    expect(editorAround(Object.assign(hidden, { nodeType: 1 }))).toBeNull();
  });
});
