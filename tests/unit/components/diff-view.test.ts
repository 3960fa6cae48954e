import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChangedSentences, DiffView } from '@/components/diff-view.tsx';

const segments = [
  { before: 'their', after: 'There' },
  { same: ' is a bug' },
  { before: ' really', after: '' },
  { before: '', after: '\n' },
];
const noop = () => {};
const render = (refused: number[], onToggle?: (index: number) => void) =>
  renderToStaticMarkup(createElement(DiffView, { segments, refused: new Set(refused), onToggle }));

describe('the diff', () => {
  it('marks words taken out and put in by more than colour', () => {
    expect(render([])).toMatch(
      /<del[^>]*>their<\/del><ins[^>]*>There<\/ins> is a bug <del[^>]*>really<\/del>/,
    );
  });

  it('draws a line break that was put in', () => {
    expect(render([])).toMatch(/<ins[^>]*>↵\n<\/ins>/);
  });

  it('names each change for those who do not see it', () => {
    const html = render([], noop);
    expect(html).toContain('aria-label="Replace “their” with “There”"');
    expect(html).toContain('aria-label="Remove “really”"');
    expect(html).toContain('aria-label="Change the spacing"');
  });

  it('shows the draft’s word and an empty box where a change is refused', () => {
    const html = render([0], noop);
    expect(html).not.toContain('There</ins>');
    expect(html).toMatch(/<input type="checkbox" aria-label="Replace “their” with “There”"\/>/);
  });

  it('only shows where nobody can choose', () => {
    expect(render([])).not.toContain('<input');
  });
});

it('by sentence, shows those alone that were changed, and refuses the right one', () => {
  const html = renderToStaticMarkup(
    createElement(ChangedSentences, {
      segments: [
        { same: 'All is well. ' },
        { before: 'their', after: 'There' },
        { same: ' is a bug. Nothing else. It ' },
        { before: 'have', after: 'has' },
        { same: ' gone.' },
      ],
      refused: new Set([3]),
      onToggle: noop,
    }),
  );
  const sentences = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, body = '']) =>
    body.replaceAll(/<[^>]+>/g, ''),
  );
  expect(sentences).toEqual(['theirThere is a bug. ', 'It have gone.']);
});

it('shows what was taken back of a sentence that is new for the most part as it was', () => {
  const html = renderToStaticMarkup(
    createElement(ChangedSentences, {
      segments: [
        { before: 'pls send order 48213', after: 'Could you send the order' },
        { same: ' by ' },
        { before: 'fri thx', after: 'Friday' },
        { same: '.' },
      ],
      refused: new Set([0]),
      onToggle: noop,
    }),
  );
  expect(html).toMatch(/<ins[^>]*>pls send order 48213 by Friday\.<\/ins>/);
});

it('parts a rebuilt text by its sections: a heading that came is marked, and one press takes back its section alone', () => {
  const html = renderToStaticMarkup(
    createElement(ChangedSentences, {
      segments: [
        { before: 'write a ', after: '## Task\nWrite a ' },
        { same: 'note' },
        { before: ', max ', after: '.\n\n## Requirements\n- At most ' },
        { same: '20 words' },
      ],
      refused: new Set<number>(),
      isWhole: true,
      onToggle: noop,
    }),
  );
  expect(html.match(/<input/g)).toHaveLength(2);
  const added = [...html.matchAll(/<ins[^>]*>(.*?)<\/ins>/gs)].map(([, body]) => body);
  expect(added).toEqual(['Task', 'Write a note.', 'Requirements', '- At most 20 words']);
  expect(html).toMatch(/<del[^>]*>write a note,<\/del>/);
});
