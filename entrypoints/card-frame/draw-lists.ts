import { listLines } from '@/shared/run/list-lines.ts';
import { element } from './element.ts';

/** The boxes that draw a result: all of it in one, or the body of each section. */
export const textBoxes = (result: HTMLElement): HTMLElement[] =>
  result.firstChild instanceof HTMLUListElement
    ? [...result.querySelectorAll<HTMLElement>('.section > span')]
    : [result];

/** Draws lines that make a list as its items; the text of it, marks and breaks included, stays what it is. */
export function drawLists(box: HTMLElement): void {
  const parts = listLines(box.textContent);
  if (parts.every(({ kind }) => kind === 'lines')) return;
  box.replaceChildren(
    ...parts.map(({ text, mark, kind, depth }) =>
      kind === 'lines'
        ? text
        : element('span', {
            class: `item ${kind}`,
            attributes: { dir: 'auto', 'data-depth': depth },
            children: [element('span', { class: 'bullet', text: mark }), text.slice(mark.length)],
          }),
    ),
  );
}
