import { heldUntilLogout } from '@/dashboard/app/forget-at-logout.ts';

/** The template a visitor pressed *Copy Template* of, while the tab stays and until it is looked at again. */
const wanted = heldUntilLogout<string | undefined>(() => undefined);

/** Remembers what is to be copied once its visitor is signed in. */
export const wantCopy = (templateId: string) => wanted.set(templateId);

/** Whether a template was to be copied; asked once, so that no later visit writes the clipboard unasked. */
export function takeWantedCopy(templateId: string): boolean {
  const isWanted = wanted.get() === templateId;
  if (isWanted) wanted.set(undefined);
  return isWanted;
}
