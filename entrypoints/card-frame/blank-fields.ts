import {
  type CardState,
  type Outcome,
  outcomeOf,
  textToKeep,
  textToSend,
} from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { blankQuestions } from '@/shared/run/blank-questions.en.ts';
import type { Filled } from '@/shared/run/result-choice.ts';
import { element } from './element.ts';

/** Long enough for any value of a blank. */
const MAX_CHARS = 200;

export interface BlankFields {
  root: HTMLElement;
  /** What was typed so far; another map after every letter. */
  filled(): Filled;
  /** The result without its blanks; nothing where it has none: the page's script has it then, and takes texts alone. */
  sent(): [text?: string];
  /** The same as the library keeps it: what was left empty stays a blank. */
  kept(): [text?: string];
  show(state: CardState): void;
}

interface BlankFieldsOptions {
  onFill(): void;
  /** Enter in the last of them. */
  onEnd(): void;
}

/** A field for each blank of a result, under what it asks for; Enter goes to the next. */
export function createBlankFields({ onFill, onEnd }: BlankFieldsOptions): BlankFields {
  let filled: Filled = new Map();
  let shown: Outcome | null = null;
  const list = element('div', { class: 'asked' });
  const label = element('b', { text: texts.blanks });
  const root = element('div', {
    class: 'blanks',
    attributes: { role: 'group', 'aria-label': texts.blanks },
    children: [label, list],
  });
  let drawn = '';
  const fieldOf = ([name, question]: readonly [string, string]) => {
    const field = element('input', { attributes: { type: 'text', maxlength: MAX_CHARS } });
    field.addEventListener('input', () => {
      filled = new Map(filled).set(name, field.value);
      onFill();
    });
    field.addEventListener('keydown', (event) => {
      // With Ctrl it is the card's.
      if (event.key !== 'Enter' || event.isComposing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const fields = [...list.querySelectorAll('input')];
      const next = fields[fields.indexOf(field) + 1];
      if (next) next.focus();
      else onEnd();
    });
    return element('label', { children: [question, field] });
  };
  return {
    root,
    filled: () => filled,
    sent: () => (shown?.done.blanks ? [textToSend(shown, filled)] : []),
    kept: () => (shown?.done.blanks ? [textToKeep(shown, filled)] : []),
    show({ phase }) {
      const outcome = outcomeOf(phase);
      shown = outcome;
      const blanks = outcome?.done.blanks ?? [];
      root.hidden = phase.name !== 'done' || blanks.length === 0;
      const names = JSON.stringify([blanks, outcome?.done.text]);
      // What is being typed stays as it is.
      if (names === drawn) return;
      drawn = names;
      filled = new Map();
      list.replaceChildren(...[...blankQuestions(blanks)].map(fieldOf));
    },
  };
}
