import { expect, it } from 'vitest';
import { addsMarkup } from '@/shared/enhance/markup/adds-markup.ts';
import type { LayOutRequest } from '@/shared/enhance/markup/laid-out.ts';
import { layOut } from '@/shared/enhance/markup/lay-out.ts';

const layOutOf = (text: string, rest: Partial<LayOutRequest> = {}) =>
  layOut({ text, marked: [], line: 'p', heading: 2, ...rest });

it('makes headings, lists in lists and lines of Markdown', () => {
  const { html, plain } = layOutOf('# Goal\nShip it.\n\n### Steps\n\n1. One\n   - inner\n2. **Two**\n\nDone');
  expect(html).toBe(
    '<h2>Goal</h2><p>Ship it.</p><h3>Steps</h3><ol><li>One<ul><li>inner</li></ul></li><li><strong>Two</strong></li></ol><p>Done</p>',
  );
  expect(plain).toBe('Goal\nShip it.\n\nSteps\n\n1. One\n   • inner\n2. Two\n\nDone');
});

it('keeps what the draft had marked: a link stays one link, and nothing of a page runs', () => {
  const marked = [
    { start: 2, end: 5, marks: ['a href=https://example.org'] },
    { start: 5, end: 9, marks: ['a href=https://example.org'] },
  ];
  expect(layOutOf('- the docs', { marked }).html).toBe(
    '<ul><li><a href="https://example.org">the doc</a>s</li></ul>',
  );
  const bad = [{ start: 0, end: 3, marks: ['a href=javascript:alert(1)', 'script', 'b onclick=x'] }];
  expect(layOutOf('<b>', { marked: bad }).html).toBe('<p><a><b>&lt;b&gt;</b></a></p>');
});

it('parts lines of a mail by empty ones, as the browser does', () => {
  expect(layOutOf('Hi Anna,\n\nthanks.', { line: 'div' }).html).toBe(
    '<div>Hi Anna,</div><div><br></div><div>thanks.</div>',
  );
});

it('leaves alone what only looks like a mark', () => {
  const text = '2 * 3 * 4 and snake_case_name, [[image 1]]';
  expect(layOutOf(text).plain).toBe(text);
});

it('asks whether a rewrite has more of it than its draft', () => {
  expect(addsMarkup('- a\n- b', '- a\n- c')).toBe(false);
  expect(addsMarkup('## Goal\nship', 'ship')).toBe(true);
});
