import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { jobTitle } from '@/shared/extension/card/job-title.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { element } from './element.ts';

export interface Fold {
  root: HTMLElement;
  show(state: CardState): void;
}

const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/**
 * What is chosen, in a line, in place of the lists themselves: where the window is narrow or low the result gets their
 * room. The style sheet decides where that is; elsewhere this is not shown. With nothing chosen but a level, it is a sign
 * beside the levels.
 */
export function createFold(): Fold {
  const choice = element('span');
  // Where the window is so low that the levels fold away, too.
  const ofLevels = element('span', { class: 'of-levels' });
  const root = element('button', {
    class: 'fold',
    attributes: { type: 'button', 'aria-expanded': 'false', title: texts.fold },
    children: [ofLevels, choice],
  });
  const setOpen = (isOpen: boolean) => {
    root.setAttribute('aria-expanded', String(isOpen));
    root.closest('.card')?.toggleAttribute('data-unfolded', isOpen);
  };
  root.addEventListener('click', () => setOpen(root.getAttribute('aria-expanded') !== 'true'));
  return {
    root,
    show({ job, level, mode, persona, phase }) {
      // Its run began: what the turns were chosen for comes to the front.
      if (phase.name === 'running' && root.closest('.card')?.querySelector('.turns')) setOpen(false);
      // Questions have nothing to choose but the turns sent along.
      root.hidden = job?.kind === 'follow-ups';
      const verb = job ? jobTitle(job) : mode === DEFAULT_MODE ? '' : labelOf(modes, mode);
      choice.textContent = [verb, persona?.name ?? ''].filter(Boolean).join(' · ');
      const isPlain = choice.textContent === '';
      root.toggleAttribute('data-plain', isPlain);
      if (isPlain) root.setAttribute('aria-label', texts.fold);
      else root.removeAttribute('aria-label');
      ofLevels.textContent = job || isPlain ? '' : `${labelOf(levels, level)} ·\u00a0`;
    },
  };
}
