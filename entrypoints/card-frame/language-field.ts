import { languages, MAX_LANGUAGE_CHARS } from '@/shared/enhance/actions.ts';
import type { CardActions } from '@/shared/extension/card/card-actions.ts';
import type { CardState } from '@/shared/extension/card/card-state.ts';
import { texts } from '@/shared/extension/card/texts.en.ts';
import { actionButton } from './action-button.ts';
import { element } from './element.ts';

export interface LanguageField {
  root: HTMLElement;
  show(state: CardState): void;
}

/** The language to translate into: one of a list, or any other as it is typed. */
export function createLanguageField({ translateInto }: CardActions): LanguageField {
  const input = element('input', {
    attributes: {
      type: 'text',
      'aria-label': texts.language,
      placeholder: texts.language,
      list: 'languages',
      maxlength: MAX_LANGUAGE_CHARS,
      autocomplete: 'off',
      spellcheck: 'false',
    },
  });
  let asked = '';
  const translate = () => {
    const language = input.value.trim();
    if (language) translateInto(language);
    else input.focus();
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.isTrusted || event.isComposing) return;
    event.preventDefault();
    translate();
  });
  const button = actionButton(texts.translate, { onPress: translate });
  return {
    root: element('div', {
      class: 'language',
      children: [
        input,
        button,
        element('datalist', {
          attributes: { id: 'languages' },
          children: languages.map((language) => element('option', { attributes: { value: language } })),
        }),
      ],
    }),
    show({ language, phase }) {
      if (language !== asked) {
        asked = language;
        input.value = language;
      }
      button.className = phase.name === 'asking' ? 'primary' : 'plain';
    },
  };
}
