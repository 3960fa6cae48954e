import { describe, expect, it } from 'vitest';
import { findBlanks, withOwnNames, withoutBlanks } from '@/shared/enhance/blanks.ts';

describe('blanks an engine left', () => {
  it.each([
    ['Send it by [deadline] to [name]. Again: [deadline].', '', ['deadline', 'name']],
    // the user's own placeholders, links, footnotes, boxes, code
    ['Dear [customer], see [the page](https://x.example).', 'Dear [customer],', []],
    ['As shown [1], [x] done, [ ] open, `a[index]`, ```\nb[index]\n```', '', []],
    ['See [docs][ref] and [docs]: below.', '', []],
  ])('in %j', (text, given, blanks) => expect(findBlanks(text, given)).toEqual(blanks));

  it.each([
    [{ deadline: 'Friday' }, 'Send it by Friday.'],
    [{ deadline: ' $& ' }, 'Send it by $&.'],
    [{ deadline: ' ' }, 'Send it.'],
    [{}, 'Send it.'],
  ])('filled with %j', (filled, sent) =>
    expect(
      withoutBlanks('Send it by [deadline].', {
        blanks: ['deadline'],
        filled: new Map(Object.entries(filled)),
      }),
    ).toBe(sent),
  );

  it('gives each its own name, so that two questions get two answers', () => {
    expect(
      withOwnNames('> A?\n[yes or no, and when]\n> B?\n[yes or no, and when]', ['yes or no, and when']),
    ).toBe('> A?\n[yes or no, and when]\n> B?\n[yes or no, and when 2]');
    expect(findBlanks('[yes or no, and when 2]', '')).toEqual(['yes or no, and when 2']);
  });

  it('takes a line along that says nothing without its blank', () => {
    const text = '## Requirements\n- Deadline: [date]\n- At most 100 words\n- [tone]\nThanks, Ana [surname]';
    expect(withoutBlanks(text, { blanks: ['date', 'tone', 'surname'], filled: new Map() })).toBe(
      '## Requirements\n- At most 100 words\nThanks, Ana',
    );
  });

  it('leaves no heading without a line below it', () => {
    const text = '## Task\nWrite it.\n\n## Context\n- Audience: [audience]\n\n## Output\n[format]';
    const sent = (filled: [string, string][]) =>
      withoutBlanks(text, { blanks: ['audience', 'format'], filled: new Map(filled) });
    expect(sent([])).toBe('## Task\nWrite it.');
    expect(sent([['format', 'A table']])).toBe('## Task\nWrite it.\n\n## Output\nA table');
  });

  it('leaves a title above headings and comments in code as they stand', () => {
    const text = '# Launch plan\n\n## Task\nWrite it by [date].\n\n```\n# install\n# then run\n```';
    expect(withoutBlanks(text, { blanks: ['date'], filled: new Map([['date', 'Friday']]) })).toBe(
      text.replace('[date]', 'Friday'),
    );
  });

  it('takes the emphasis along that a model sets around it', () => {
    const text = 'Write it by **[date]**.\n- **Tone:** [tone]\n- Short';
    expect(withoutBlanks(text, { blanks: ['date', 'tone'], filled: new Map() })).toBe('Write it.\n- Short');
  });

  it('leaves no comma behind that nothing stands between', () => {
    const text =
      'Write to my landlord, [name], about it. Sign, if you like, with [mark].\nHi [who],\nsee you';
    expect(withoutBlanks(text, { blanks: ['name', 'mark', 'who'], filled: new Map() })).toBe(
      'Write to my landlord, about it. Sign, if you like.\nHi,\nsee you',
    );
  });
});
