import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flag, mergeMetadata, parseForm, readParams, wholeNumber } from '@/local/payments/form.ts';

/** As plain objects, whose prototype does not matter to a comparison. */
const plain = (text: string) => JSON.parse(JSON.stringify(parseForm(text)));

describe('parseForm', () => {
  it.each([
    ['a=1&b=two%20words', { a: '1', b: 'two words' }],
    ['items[0][price]=p&items[0][quantity]=1', { items: [{ price: 'p', quantity: '1' }] }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['list[1]=second&list[0]=first', { list: ['first', 'second'] }],
    ['metadata[planKey]=pro&metadata[empty]=', { metadata: { planKey: 'pro', empty: '' } }],
    ['a%5Bb%5D%5Bc%5D=deep', { a: { b: { c: 'deep' } } }],
    ['', {}],
  ])('reads %s', (text, expected) => {
    expect(plain(text)).toEqual(expected);
  });

  it('keeps away from prototypes', () => {
    const form = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(Object.getPrototypeOf(form)).toBeNull();
  });

  it('refuses keys that nest without end', () => {
    expect(() => parseForm(`a${'[b]'.repeat(50)}=1`)).toThrow('Invalid key');
  });
});

describe('readParams', () => {
  const schema = z.strictObject({
    name: z.string(),
    items: z.optional(z.array(z.strictObject({ price: z.string(), quantity: wholeNumber }))),
    on: z.optional(flag),
  });

  it('gives numbers and truth values for their texts', () => {
    expect(readParams(schema, parseForm('name=a&on=true&items[0][price]=p&items[0][quantity]=2'))).toEqual({
      name: 'a',
      on: true,
      items: [{ price: 'p', quantity: 2 }],
    });
  });

  it.each([
    ['on=true', 'name', 'Missing required param: name.'],
    ['name=a&nam=b', 'nam', 'Received unknown parameter: nam'],
    ['name=a&items[0][price]=p&items[0][quantity]=many', 'items[0][quantity]', 'Invalid items[0][quantity]'],
    ['name=a&items[0][quantity]=1', 'items[0][price]', 'Missing required param: items[0][price].'],
    ['name=a&on=yes', 'on', 'Invalid on'],
  ])('names the parameter that is wrong in %s', (text, param, message) => {
    const read = () => readParams(schema, parseForm(text));
    expect(read).toThrow(message);
    expect(read).toThrow(
      expect.objectContaining({ status: 400, details: expect.objectContaining({ param }) }),
    );
  });
});

describe('mergeMetadata', () => {
  it('replaces named keys, drops emptied ones and keeps the rest', () => {
    expect(mergeMetadata({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
    expect(mergeMetadata({ a: '1' }, '')).toEqual({});
    expect(mergeMetadata({ a: '1' }, undefined)).toEqual({ a: '1' });
  });
});
