import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionList } from '@/components/section-list.tsx';
import type { Section, SectionTitle } from '@/shared/contracts/enhance.ts';
import type { DiffSegment } from '@/shared/enhance/changes.ts';

it('marks in each section what is new in it, and where something went: as in the card', () => {
  const sections: Section[] = [
    { title: 'Task', body: 'Write an email to my landlord.' },
    { title: 'Requirements', body: '- At most 120 words\n- Polite' },
  ];
  const segments: readonly DiffSegment[] = [
    { before: 'write a', after: '## Task\nWrite an' },
    { same: ' email to my landlord' },
    { before: ', please', after: '' },
    { same: '.' },
    { before: ' ', after: '\n\n## Requirements\n- At most ' },
    { same: '120 words' },
    { before: '', after: '\n- Polite' },
  ];
  const shown = renderToStaticMarkup(
    createElement(SectionList, { sections, segments, dropped: new Set<SectionTitle>(), onToggle() {} }),
  );
  const fresh = [...shown.matchAll(/<span class="[^"]*new[^"]*">(.*?)<\/span>/g)].map(([, text]) => text);
  expect(fresh).toEqual(['Write an', 'At most', 'Polite']);
  expect(shown).toMatch(/landlord<button[^>]*aria-label="Removed: , please"/);
});
