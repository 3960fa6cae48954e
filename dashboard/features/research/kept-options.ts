import { sessionStore } from '@/dashboard/app/session.ts';
import { emptyOptions, type OptionValues } from './question-options.ts';

let kept: { owner: string | null; values: OptionValues } | null = null;

const ownerNow = (): string | null => {
  const session = sessionStore.getState();
  return session.status === 'signedIn' ? session.user.id : null;
};

/** Keeps what narrows a question, and the texts that were brought along, while other pages of the site are looked at. */
export function keepOptions(values: OptionValues): void {
  kept = { owner: ownerNow(), values };
}

/** What was kept, by this account or before logging in; nothing after a reload. */
export function keptOptions(): OptionValues {
  return kept && (kept.owner === null || kept.owner === ownerNow()) ? kept.values : emptyOptions;
}
