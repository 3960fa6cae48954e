import { removedLabel, removedWhole } from '@/shared/run/texts.en.ts';
import { element } from './element.ts';

/** A place where words stood, drawn as a sign: pressed, it shows them. They are no part of the text, and are not copied with it. */
export function createDropped(words: string, onTurn: () => void): HTMLButtonElement {
  const label = removedLabel(words);
  const mark = element('button', {
    class: 'dropped',
    attributes: {
      type: 'button',
      tabindex: -1,
      title: label,
      'aria-label': label,
      'aria-expanded': 'false',
      'data-words': words,
    },
  });
  mark.addEventListener('click', (event) => {
    // It stands in the label of a section.
    event.preventDefault();
    const isOpen = mark.getAttribute('aria-expanded') !== 'true';
    mark.setAttribute('aria-expanded', String(isOpen));
    // What is drawn now is heard, too.
    mark.setAttribute('aria-label', isOpen ? removedWhole(words) : label);
    onTurn();
  });
  return mark;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of them is reached by Tab, the others by arrow keys, so that the buttons after the text stay near. */
export function linkDropped(marks: readonly HTMLElement[]): void {
  marks.forEach((mark, at) => {
    mark.tabIndex = at === 0 ? 0 : -1;
    mark.addEventListener('keydown', (event) => {
      const next = marks[at + (steps[event.key] ?? marks.length)];
      if (!next) return;
      event.preventDefault();
      mark.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
  });
}
