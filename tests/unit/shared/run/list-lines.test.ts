import { expect, it } from 'vitest';
import { listLines } from '@/shared/run/list-lines.ts';

const kinds = (text: string) => listLines(text).map(({ text: part, mark, kind }) => [kind, mark, part]);

it('tells items of a list from the lines around them, and loses no letter', () => {
  const text = 'You need:\n- tea\n  - milk\n\n1. Boil it.\n2) Pour it.\nEnjoy.';
  expect(kinds(text)).toEqual([
    ['lines', '', 'You need:\n'],
    ['dotted', '- ', '- tea\n'],
    ['dotted', '  - ', '  - milk\n'],
    ['lines', '', '\n'],
    ['numbered', '1. ', '1. Boil it.\n'],
    ['numbered', '2) ', '2) Pour it.\n'],
    ['lines', '', 'Enjoy.'],
  ]);
});

it('tells a list in a list by how far it is set in, and one item from the next across an empty line', () => {
  const text = '- tea\n    - green\n        1. Boil it.\n    - black\n\n- milk\nThen:\n  - cups\n  - spoons';
  const depths = listLines(text).flatMap(({ mark, depth, text: part }) =>
    mark === '' ? [] : [`${depth} ${part.trim()}`],
  );
  expect(depths).toEqual([
    '0 - tea',
    '1 - green',
    '2 1. Boil it.',
    '1 - black',
    '0 - milk',
    '0 - cups',
    '0 - spoons',
  ]);
});

it('leaves what stands in a block of code as it was written', () => {
  const text = 'Run:\n```yaml\n- name: a\n- name: b\n```\n- one\n- two';
  expect(kinds(text)).toEqual([
    ['lines', '', 'Run:\n```yaml\n- name: a\n- name: b\n```\n'],
    ['dotted', '- ', '- one\n'],
    ['dotted', '- ', '- two'],
  ]);
});

it('takes one line that begins with a dash for what it is', () => {
  expect(kinds('See you,\n- Anna')).toEqual([['lines', '', 'See you,\n- Anna']]);
});
