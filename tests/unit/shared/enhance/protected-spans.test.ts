import { describe, expect, it } from 'vitest';
import { maskProtected } from '@/shared/enhance/mask.ts';
import { findMaterial } from '@/shared/enhance/material.ts';
import { findProtectedSpans } from '@/shared/enhance/protected-spans.ts';

const kinds = (text: string) => findProtectedSpans(text).map(({ kind, value }) => `${kind} ${value}`);

describe('findProtectedSpans', () => {
  it.each([
    ['run `npm test`, then "go home"', ['code npm test', 'quote go home']],
    ['```js\nlet a;\n```', ['code let a;']],
    [
      'see https://a.com/b?c=1, www.b.org or c.com/d.',
      ['url https://a.com/b?c=1', 'url www.b.org', 'url c.com/d'],
    ],
    ['(https://a.com/wiki/X_(y))', ['url https://a.com/wiki/X_(y)']],
    ['mail a.b@c.co.uk', ['email a.b@c.co.uk']],
    [
      '{{name}} [TOPIC] <title> {id} <x/>',
      [
        'placeholder {{name}}',
        'placeholder [TOPIC]',
        'placeholder <title>',
        'placeholder {id}',
        'placeholder <x/>',
      ],
    ],
    [
      'open src/a.ts and call getName() in snake_case',
      ['code src/a.ts', 'code getName()', 'code snake_case'],
    ],
    ["call it 'my plan' but don't", ['quote my plan']],
  ])('finds them in %j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    '- [ ] milk\n- [x] eggs',
    "the users' files don't fit",
    'a < b and b > c',
    'It is done.in time too',
    '5" and 6"',
    '[1] and [link](there)',
  ])('finds none in %j', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('findMaterial', () => {
  it.each([
    ['Summarize this: The fox is quick. It runs.', 'The fox is quick. It runs.'],
    ['please translate the following to French:\n\nOne text.\n\nTwo texts.', 'One text.\n\nTwo texts.'],
    ['Rewrite this: a b c d\n\nKeep it short.', 'a b c d'],
    ['here is my error:\nboom at line 3\nwhat is it?', 'boom at line 3'],
    [
      'reply to this mail that we cant\n\nHi Ana,\ndo you think you could deliver in march? i hate to ask.\ncheers\nBob',
      'Hi Ana,\ndo you think you could deliver in march? i hate to ask.\ncheers\nBob',
    ],
    [
      'name three points of the following abstract and what is missing\n\nBackground: sleep matter. Methods: we asks 40.\n\nmake it short',
      'Background: sleep matter. Methods: we asks 40.',
    ],
    [
      'my boss sent this mail, what should i say\nhi tom,\nwhere is the report\nbest\nanna',
      'hi tom,\nwhere is the report\nbest\nanna',
    ],
  ])('%j hands over %j', (text, material) => {
    const range = findMaterial(text);
    expect(text.slice(range?.start, range?.end)).toBe(material);
  });

  it.each([
    'Write a list: a, b, c and d',
    'See this: https://a.com',
    'Fix this:\n```\nx y z\n```',
    'My plan is this',
    'improve this essay about dogs\n\nmake it shorter, i want it to be funny',
    'Subject: can you help?\n\nHi Tom,\nwe start on monday.',
    'Hi Ana,\n\ncan you look at this plan please\n\nit should be ready by friday',
  ])('finds none in %j', (text) => {
    expect(findMaterial(text)).toBeUndefined();
  });
});

describe('maskProtected', () => {
  it('hides what is protected and gives it back', () => {
    const text = 'Ask "Ann" about `x` at https://a.com. Translate this: in order to win';
    const masked = maskProtected(text);
    expect(masked?.text).not.toMatch(/Ann|https|order/);
    expect(masked?.unmask(masked.text)).toBe(text);
    expect(maskProtected('own sign \uE001 here')).toBeUndefined();
  });
});
