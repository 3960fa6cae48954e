import { moreNotes } from '@/shared/run/texts.en.ts';
import { element } from './element.ts';

/** Its sentence or its title, without its presses. */
const sayingOf = (told: HTMLElement): string => (told.querySelector('b, span') ?? told).textContent ?? '';

/** The first of several things that are told; how many there are besides is a press that shows them. */
export function stacked(told: HTMLElement[]): HTMLElement[] {
  const [first, ...others] = told;
  if (!first || others.length === 0) return told;
  const rest = element('div', { class: 'others', children: others });
  rest.hidden = true;
  const more = element('button', {
    class: 'more',
    text: moreNotes(others.map(sayingOf)),
    attributes: { type: 'button', 'aria-expanded': 'false' },
  });
  // It shows what is there already and does nothing: whoever presses it.
  more.addEventListener('click', () => {
    rest.hidden = !rest.hidden;
    more.setAttribute('aria-expanded', String(!rest.hidden));
  });
  return [first, more, rest];
}
