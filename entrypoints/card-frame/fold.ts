import { modes } from '@/shared/enhance/modes/list.ts';
import { DEFAULT_MODE, levels } from '@/shared/enhance/modes.ts';
import { type CardState, isWorthWriting, outcomeOf } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { isLeftOut } from '@/shared/run/left-out.ts';
import { element } from './element.ts';
import { hasIdleLevels } from './idle-levels.ts';

export interface Fold {
  root: HTMLElement;
  show(state: CardState): void;
}

const labelOf = (options: readonly { id: string; label: string }[], id: string) =>
  options.find((option) => option.id === id)?.label ?? id;

/**
 * What is chosen, in a word: a level alone would read as the name of something else. Beside a text it is what that was made
 * with.
 */
function chosen(state: CardState): string {
  const { job, level, mode, persona, phase } = state;
  const remarks = outcomeOf(phase)?.done.remarks;
  // An action's name stands above its result.
  const verb = job || hasIdleLevels(state) ? '' : texts.levelIs(labelOf(levels, level));
  const kind = job || mode === DEFAULT_MODE || isLeftOut('mode', remarks) ? '' : labelOf(modes, mode);
  const voice = persona && !isLeftOut('persona', remarks) ? persona.name : '';
  return [verb, kind, voice].filter(Boolean).join(' · ');
}

/** The way to the levels, the lists and what is seldom pressed: the room is the result's. Unfolded they tell what is chosen. */
export function createFold(): Fold {
  const choice = element('span');
  const root = element('button', {
    class: 'fold',
    attributes: { type: 'button', 'aria-expanded': 'false', title: texts.fold },
    children: [choice],
  });
  let said = '';
  const isOpen = () => root.getAttribute('aria-expanded') === 'true';
  const draw = () => {
    choice.textContent = said || texts.more;
    // What is seen comes first: it may be called by it.
    root.setAttribute('aria-label', [choice.textContent, texts.fold].filter(Boolean).join('. '));
  };
  const setOpen = (opens: boolean) => {
    root.setAttribute('aria-expanded', String(opens));
    root.closest('.card')?.toggleAttribute('data-unfolded', opens);
    draw();
  };
  root.addEventListener('click', () => setOpen(!isOpen()));
  return {
    root,
    show(state) {
      const { job, phase } = state;
      // Its run began: what the turns were chosen for comes to the front.
      if (phase.name === 'running' && root.closest('.card')?.querySelector('.turns')) setOpen(false);
      // Questions have nothing to choose but the turns sent along.
      root.hidden =
        ['accepted', 'kept', 'writing', 'unwritten'].includes(phase.name) ||
        (phase.name === 'failed' && phase.partial === '') ||
        // Nothing that can be chosen there would change a text that no rule knows; what was changed can be kept there.
        (hasIdleLevels(state) && !isWorthWriting(state) && !isOpen()) ||
        job?.kind === 'follow-ups';
      said = chosen(state);
      draw();
    },
  };
}
