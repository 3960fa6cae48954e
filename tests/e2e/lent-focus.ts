/** What a page does to have its user's next key press something of ours; each runs in the page. */

/** Counts in `data-cards` how many cards were ever put into the page. */
export function countCards(): void {
  const { dataset } = document.documentElement;
  dataset.cards = '0';
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const cards = added.filter(({ nodeName }) => nodeName === 'WHETSTONE-CARD');
    dataset.cards = String(Number(dataset.cards) + cards.length);
  }).observe(document.documentElement, { childList: true });
}

/** Gives the chip the focus, and tells whether it has it. */
export function lendToChip(): boolean {
  const host = document.querySelector('whetstone-chip');
  host?.shadowRoot?.querySelector('button')?.focus();
  return document.activeElement === host;
}

/** Takes the focus out of the card, and tries all there is to give it back. */
export function takeAndLend(): void {
  const own = document.createElement('button');
  document.body.append(own);
  own.focus();
  own.remove();
  const host = document.querySelector<HTMLElement>('whetstone-card');
  for (const target of [host, ...(host?.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])]) {
    target?.focus();
    target?.setAttribute('autofocus', '');
    target?.click();
  }
}
