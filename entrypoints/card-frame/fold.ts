import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { element } from './element.ts';

export interface Fold {
  root: HTMLElement;
  show(state: CardState): void;
}

const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/** What is chosen, in a word at the foot: the levels, the lists and what is seldom pressed are behind it, the room is the result's. */
export function createFold(): Fold {
  const choice = element('span');
  const root = element('button', {
    class: 'fold',
    attributes: { type: 'button', 'aria-expanded': 'false', title: texts.fold },
    children: [choice],
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
      root.hidden =
        ['accepted', 'kept', 'writing'].includes(phase.name) ||
        (phase.name === 'failed' && phase.partial === '') ||
        job?.kind === 'follow-ups';
      // An action's name stands above its result.
      const verb = job ? '' : labelOf(levels, level);
      const kind = job || mode === DEFAULT_MODE ? '' : labelOf(modes, mode);
      choice.textContent = [verb, kind, persona?.name ?? ''].filter(Boolean).join(' · ');
      root.toggleAttribute('data-plain', choice.textContent === '');
      // What is seen comes first: it may be called by it.
      root.setAttribute('aria-label', [choice.textContent, texts.fold].filter(Boolean).join(': '));
    },
  };
}
