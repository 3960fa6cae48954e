import { heldUntilLogout } from '@/dashboard/app/forget-at-logout.ts';
import { emptyOptions, type OptionValues } from './question-options.ts';

const kept = heldUntilLogout<OptionValues>(() => emptyOptions);

/** Keeps what narrows a question, and the texts that were brought along, while other pages of the site are looked at. */
export const keepOptions = (values: OptionValues): void => kept.set(values);

/** What was kept, by this account or before logging in; nothing after a reload. */
export const keptOptions = (): OptionValues => kept.get();
