import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from '@/components/marked-text.tsx';
import { applyDiff, type DiffSegment } from '@/shared/enhance/changes.ts';

const none = new Set<number>();
const show = (segments: readonly DiffSegment[]) =>
  renderToStaticMarkup(
    createElement(MarkedText, { text: applyDiff(segments, none), segments, refused: none }),
  );

it('tells what was dropped at the very end', () => {
  const shown = show([{ same: 'The door is open.' }, { before: ' Thanks!', after: '' }]);
  expect(shown).toContain('Thanks!');
  expect(shown.indexOf('Thanks!')).toBeGreaterThan(shown.indexOf('open.'));
});

it('tells what was dropped at the start of an item, beside its words', () => {
  const shown = show([{ same: '- tea\n- ' }, { before: 'really ', after: '' }, { same: 'milk' }]);
  expect(shown).toMatch(/data-words="really"[^>]*>.*<\/button>milk/);
});

it('marks the number of an item that is another now', () => {
  const shown = show([{ same: '1. tea\n' }, { before: '3.', after: '2.' }, { same: ' milk' }]);
  expect(shown).toMatch(/<span[^>]*>2\.<\/span>/);
});

it('is one stop for Tab, however many words were dropped', () => {
  const gone = (words: string) => ({ before: `${words} `, after: '' });
  const shown = show([
    { same: 'It ' },
    gone('really'),
    { same: 'works and ' },
    gone('just'),
    { same: 'runs.' },
  ]);
  expect(shown.match(/data-words/g)).toHaveLength(2);
  expect(shown.match(/tabindex="0"/gi)).toHaveLength(1);
});
