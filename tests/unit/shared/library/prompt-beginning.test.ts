import { expect, it } from 'vitest';
import { headingStarts } from '@/shared/library/headings.ts';
import { promptBeginning } from '@/shared/library/prompt-beginning.ts';

it.each([
  ['# Task\n\nWrite a poem.\n## Tone\nCalm.', 'Write a poem.\n\nCalm.'],
  [
    '```sh\n# install deps\nnpm ci\n```\n# Task\nExplain it.',
    '```sh\n# install deps\nnpm ci\n```\n\nExplain it.',
  ],
  ['~~~~\n# one\n~~~\n# two\n~~~~\n# Head\nText', '~~~~\n# one\n~~~\n# two\n~~~~\n\nText'],
  ['See ```a``` here\n# Head\nText', 'See ```a``` here\n\nText'],
  ['```a``` is code\n# Head\nText', '```a``` is code\n\nText'],
  ['# Only a heading', '# Only a heading'],
])('a list shows of %j what is no heading', (text, beginning) => {
  expect(promptBeginning(text)).toBe(beginning);
});

it('a comment in code is no heading, before the fence’s end and after it', () => {
  const text = '# a\n```\n# b\n```\n# c';
  expect([...headingStarts(text)]).toEqual([text.indexOf('# a'), text.indexOf('# c')]);
});
