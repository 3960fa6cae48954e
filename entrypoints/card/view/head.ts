import { texts } from '@/entrypoints/card/texts.en.ts';
import type { EnhanceLevel, EnhanceMode } from '@/shared/contracts/enhance.ts';
import { levels, modes } from '@/shared/enhance/modes.ts';
import { createMark } from '@/shared/extension/mark.ts';
import type { CardActions } from './card-actions.ts';
import { element, refuseForgedClicks } from './element.ts';

export interface Head {
  root: HTMLElement;
  show(choice: Choice): void;
}

interface Choice {
  level: EnhanceLevel;
  mode: EnhanceMode;
}

/** How far the draft may be changed, and into what. */
export function createHead({ setLevel, setMode }: CardActions): Head {
  let shown: Choice | null = null;
  const radios = levels.map(({ id, label, hint }) => {
    const input = element('input', {
      attributes: { type: 'radio', name: 'level', value: id, 'aria-label': label },
    });
    refuseForgedClicks(input);
    input.addEventListener('change', (event) => (event.isTrusted ? setLevel(id) : restore()));
    return {
      id,
      input,
      option: element('span', { class: 'level', attributes: { title: hint }, children: [input, label] }),
    };
  });
  const group = element('div', {
    class: 'levels',
    attributes: { role: 'radiogroup', 'aria-label': texts.level },
    children: radios.map(({ option }) => option),
  });

  const select = element('select', {
    class: 'mode',
    attributes: { 'aria-label': texts.mode },
    children: modes.map(({ id, label }) => element('option', { text: label, attributes: { value: id } })),
  });
  select.addEventListener('change', (event) => {
    const chosen = modes.find(({ id }) => id === select.value);
    if (event.isTrusted && chosen) setMode(chosen.id);
    else restore();
  });

  const show = (choice: Choice) => {
    shown = choice;
    for (const { id, input } of radios) input.checked = id === choice.level;
    select.value = choice.mode;
  };
  // A new choice starts a run, which may cost: what a script of the page chose is put back.
  const restore = () => shown && show(shown);

  const mark = createMark();
  mark.classList.add('mark');
  return { root: element('div', { class: 'head', children: [mark, group, select] }), show };
}
