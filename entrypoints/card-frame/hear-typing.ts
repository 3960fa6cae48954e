import { texts } from '@/shared/extension/card/texts.en.ts';
import type { CardView } from './card-view.ts';
import { element } from './element.ts';
import { pressByKey } from './press.ts';

/** A result that stood this long was looked at: nothing typed then is meant for the page. */
const LOOKED_MS = 1_000;
/** What leads through the card is for the card. */
const LEADS = /^(?:Tab|Enter|Escape|Arrow|Home|End)/;

/** Takes what is typed, in letters or by an input method, and gives out the text that this makes. */
function createCatcher(give: (typed: string) => void): HTMLInputElement {
  const catcher = element('input', {
    class: 'typed',
    attributes: { 'aria-label': texts.typeOn, autocomplete: 'off', spellcheck: 'false', tabindex: -1 },
  });
  const pass = () => {
    const typed = catcher.value;
    catcher.value = '';
    delete catcher.dataset.composing;
    if (typed !== '') give(typed);
  };
  catcher.addEventListener('compositionstart', () => {
    catcher.dataset.composing = '';
  });
  catcher.addEventListener('compositionend', pass);
  catcher.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) pass();
  });
  return catcher;
}

/**
 * Hears what is typed before the user has done anything in the card: it is meant for the field the card took the focus from.
 * Begins before there is a card, as the focus may come first.
 */
export function hearTyping() {
  let held = '';
  let isTouched = false;
  let looked: ReturnType<typeof setTimeout> | undefined;
  let give: (typed: string) => void = (typed) => {
    held += typed;
  };
  const catcher = createCatcher((typed) => give(typed));
  let view: CardView | undefined;
  const isRunning = () => view?.root.dataset.phase === 'running';
  /** From here on the keys are the card's, where they would be by now. */
  const touch = () => {
    isTouched = true;
    const hasFocus = document.activeElement === catcher && document.hasFocus();
    catcher.remove();
    if (hasFocus) view?.take({ type: 'focus', on: isRunning() ? 'card' : 'next' });
  };
  const touchOnceLooked = () => {
    // What is half written goes to the field as soon as it is whole.
    if (!('composing' in catcher.dataset)) touch();
  };
  addEventListener('pointerdown', touch, { capture: true });
  const onKey = (event: KeyboardEvent) => {
    const { key, isTrusted, ctrlKey, metaKey, altKey, isComposing, target } = event;
    if (isTouched || !isTrusted || isComposing) return;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (target === catcher) {
      // At once: the focus may have moved on before the letter arrives in the entry.
      if (isLetter && !('composing' in catcher.dataset)) {
        event.preventDefault();
        give(key);
      }
      if (!LEADS.test(key)) return;
      touch();
      if (key !== 'Enter') return;
      event.preventDefault();
      pressByKey(document.activeElement);
      return;
    }
    const isPress = key === ' ' && target instanceof HTMLButtonElement;
    if (isPress || target instanceof HTMLInputElement || LEADS.test(key)) touch();
    else if (isLetter) give(key);
  };
  addEventListener('keydown', onKey);
  return {
    /** @param to takes it back to its field, from the moment the card shows what it is for */
    follow(card: CardView, to: (typed: string) => void): void {
      view = card;
      if (!isTouched) card.root.prepend(catcher);
      new MutationObserver(() => {
        give = to;
        if (held !== '') give(held);
        held = '';
        clearTimeout(looked);
        if (!isRunning()) looked = setTimeout(touchOnceLooked, LOOKED_MS);
      }).observe(card.root, { attributeFilter: ['data-phase'] });
    },
  };
}
