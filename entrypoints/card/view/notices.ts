import type { CardState } from '@/entrypoints/card/card-state.ts';
import { findingLine, texts } from '@/entrypoints/card/texts.en.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { CardFinding } from '@/shared/extension/ports.ts';
import type { CardActions } from './card-actions.ts';
import { actionButton, element } from './element.ts';

function findingRow(finding: CardFinding, { toggleChange }: CardActions): HTMLElement {
  const { segment } = finding;
  const restore = segment !== null && actionButton(texts.restore, { onPress: () => toggleChange(segment) });
  if (restore) restore.setAttribute('aria-label', `${texts.restore} ${finding.value}`);
  return element('li', {
    class: 'finding',
    children: [element('span', { text: findingLine(finding) }), restore],
  });
}

/** What stands between the result and the buttons: an error's sentence, or what the guard found. */
export function createNotice({ phase }: CardState, actions: CardActions): HTMLElement | null {
  if (phase.name === 'failed' || phase.name === 'unwritten') {
    return element('p', {
      class: 'notice error',
      text: textFor('card', phase.code),
      attributes: { role: 'alert' },
    });
  }
  if (phase.name !== 'done') return null;
  const { done, refused, leftOut } = phase.outcome;
  // With sections left out the guard's findings no longer describe the text.
  const open =
    leftOut.size > 0 ? [] : done.guard.filter(({ segment }) => segment === null || !refused.has(segment));
  if (open.length === 0) return null;
  return element('ul', {
    class: 'notice warning',
    attributes: { 'aria-label': texts.findings },
    children: open.map((finding) => findingRow(finding, actions)),
  });
}
