import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { readRefusal } from '@/shared/extension/refused-page.ts';

/** Why the menu or the shortcut opened nothing on the page in front; null where they did, or were not used. */
export function useRefusal(): string | null {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    void browser.tabs.query({ active: true, currentWindow: true }).then(async ([tab]) => {
      if (tab?.id !== undefined) setReason(await readRefusal(tab.id));
    });
  }, []);
  return reason;
}
