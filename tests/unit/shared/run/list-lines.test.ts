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

it('takes one line that begins with a dash for what it is', () => {
  expect(kinds('See you,\n- Anna')).toEqual([['lines', '', 'See you,\n- Anna']]);
});
