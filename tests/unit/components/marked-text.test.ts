import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from '@/components/marked-text.tsx';

it('tells what was dropped at the very end', () => {
  const segments = [{ same: 'The door is open.' }, { before: ' Thanks!', after: '' }];
  const shown = renderToStaticMarkup(
    createElement(MarkedText, { text: 'The door is open.', segments, refused: new Set<number>() }),
  );
  expect(shown).toContain('Thanks!');
  expect(shown.indexOf('Thanks!')).toBeGreaterThan(shown.indexOf('open.'));
});
