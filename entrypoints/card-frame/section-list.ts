import type { Section, SectionTitle } from '@/shared/contracts/enhance.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { element } from './element.ts';

interface SectionListOptions {
  sections: readonly Section[];
  leftOut: ReadonlySet<SectionTitle>;
  onToggle(title: SectionTitle): void;
}

/** The parts of a reframed prompt (spec §9), each in or out. */
export function createSectionList({ sections, leftOut, onToggle }: SectionListOptions): HTMLElement {
  return element('ul', {
    class: 'sections',
    attributes: { 'aria-label': texts.sections },
    children: sections.map(({ title, body }) => {
      const box = element('input', {
        attributes: { type: 'checkbox', 'aria-label': title, checked: !leftOut.has(title) },
      });
      box.addEventListener('change', () => onToggle(title));
      const label = element('label', {
        class: 'section',
        children: [box, element('b', { text: title }), element('span', { text: body })],
      });
      return element('li', { children: [label] });
    }),
  });
}
