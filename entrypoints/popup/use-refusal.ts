import { useEffect, useState } from 'react';
import { readRefusal } from '@/shared/extension/refused-page.ts';

/** Why the menu or the shortcut opened nothing on the page in front; null where they did, or were not used. */
export function useRefusal(tabId: number | undefined): string | null {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    if (tabId !== undefined) void readRefusal(tabId).then(setReason);
  }, [tabId]);
  return reason;
}
