/** A result that stood this long was looked at: nothing typed then is meant for the page. */
const LOOKED_MS = 1_000;
/** What leads through the card is for the card. */
const LEADS = /^(?:Tab|Enter|Escape|Arrow|Home|End)/;

/**
 * Hears what is typed before the user has done anything in the card: it is meant for the field the card took the focus from.
 * Begins before there is a card, as the focus may come first.
 */
export function hearTyping() {
  let held = '';
  let isTouched = false;
  let looked: ReturnType<typeof setTimeout> | undefined;
  let give: (typed: string) => void = () => undefined;
  const touch = () => {
    isTouched = true;
  };
  const pass = () => {
    const typed = held;
    held = '';
    if (typed !== '') give(typed);
  };
  let isFollowed = false;
  addEventListener('pointerdown', touch, { capture: true });
  addEventListener('keydown', ({ key, isTrusted, ctrlKey, metaKey, altKey, target }) => {
    const isPress = key === ' ' && target instanceof HTMLButtonElement;
    if (isPress || target instanceof HTMLInputElement || LEADS.test(key)) touch();
    if (isTouched || !isTrusted || key.length !== 1 || ctrlKey || metaKey || altKey) return;
    held += key;
    if (isFollowed) pass();
  });
  return {
    /** @param to takes it back to its field, from the moment the card shows what it is for */
    follow(dialog: HTMLElement, to: (typed: string) => void): void {
      give = to;
      new MutationObserver(() => {
        isFollowed = true;
        pass();
        clearTimeout(looked);
        if (dialog.dataset.phase !== 'running') looked = setTimeout(touch, LOOKED_MS);
      }).observe(dialog, { attributeFilter: ['data-phase'] });
    },
  };
}
