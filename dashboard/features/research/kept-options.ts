import * as z from 'zod/mini';
import { heldUntilLogout } from '@/dashboard/app/forget-at-logout.ts';
import { dropKept, readKept, writeKept } from '@/dashboard/app/kept.ts';
import { importedVoice } from '@/shared/contracts/analysis.ts';
import { emptyOptions, type OptionValues } from './question-options.ts';

const optionValues = z.object({
  from: z.string(),
  to: z.string(),
  language: z.string(),
  exclude: z.string(),
  about: z.string(),
  competitors: z.string(),
  imported: z.array(importedVoice),
  pasted: z.string(),
});

/** What the tab's storage has no room for is there at least until a reload. */
const held = heldUntilLogout<OptionValues | null>(() => null);

/** Keeps what narrows a question, and the texts that were brought along, over other pages of the site and a reload. */
export function keepOptions(values: OptionValues): void {
  held.set(values);
  if (Object.values(values).every(({ length }) => length === 0)) dropKept('ownTexts');
  else writeKept('ownTexts', values);
}

/** What was kept in this tab, by this account or before logging in. */
export const keptOptions = (): OptionValues =>
  held.get() ?? readKept('ownTexts', optionValues) ?? emptyOptions;
