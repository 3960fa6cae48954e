import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import { type CardState, outcomeOf } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { element } from './element.ts';

/** Long enough for any value of a blank. */
const MAX_CHARS = 200;

export interface BlankFields {
  root: HTMLElement;
  show(state: CardState): void;
}

/** A field in the shape of a chip for each blank of a result; Enter goes to the next. */
export function createBlankFields({ fillBlank }: CardActions): BlankFields {
  const list = element('div', { class: 'chips' });
  const root = element('div', {
    class: 'blanks',
    attributes: { role: 'group', 'aria-label': texts.blanks },
    children: [element('span', { text: texts.blanks }), list],
  });
  let drawn = '';
  const fieldOf = (name: string, value: string) => {
    const field = element('input', {
      attributes: {
        type: 'text',
        'aria-label': name,
        placeholder: name,
        maxlength: MAX_CHARS,
        size: name.length + 2,
      },
    });
    field.value = value;
    field.addEventListener('input', (event) => event.isTrusted && fillBlank({ name, value: field.value }));
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      const fields = [...list.querySelectorAll('input')];
      const next =
        fields[fields.indexOf(field) + 1] ?? root.closest('.card')?.querySelector('.foot .primary');
      if (next instanceof HTMLElement) next.focus();
    });
    return field;
  };
  return {
    root,
    show({ phase }) {
      const outcome = outcomeOf(phase);
      const blanks = phase.name === 'done' ? (outcome?.done.blanks ?? []) : [];
      root.hidden = blanks.length === 0;
      const names = JSON.stringify([blanks, outcome?.done.text]);
      // What is being typed stays as it is: the page's script only tells it back.
      if (names === drawn) return;
      drawn = names;
      list.replaceChildren(...blanks.map((name) => fieldOf(name, outcome?.filled.get(name) ?? '')));
    },
  };
}
