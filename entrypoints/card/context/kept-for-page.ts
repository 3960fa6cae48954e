import type { ContextChoice } from './context-choice.ts';

let kept: { address: string; choice: ContextChoice } | null = null;

/** Another conversation has another address. */
const here = () => location.origin + location.pathname + location.search;

/** Keeps a choice for the next cards of this page, until it is left or loaded anew. Nothing is stored. */
export function keepForPage(choice: ContextChoice): void {
  kept = { address: here(), choice };
}

export function forgetKept(): void {
  kept = null;
}

/** What the user keeps for the page as it is now. */
export function keptForPage(): ContextChoice | null {
  return kept?.address === here() ? kept.choice : null;
}
