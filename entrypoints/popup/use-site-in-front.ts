import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { siteOf } from '@/shared/extension/switches.ts';

export interface SiteInFront {
  tabId: number | undefined;
  /** Its origin; null where the browser lets no extension in. */
  site: string | null;
}

/** The site in front; undefined until the browser has told its address, as it does because the user opened the popup there. */
export function useSiteInFront(): SiteInFront | undefined {
  const [front, setFront] = useState<SiteInFront>();
  useEffect(() => {
    void browser.tabs
      .query({ active: true, currentWindow: true })
      .then(([tab]) => setFront({ tabId: tab?.id, site: siteOf(tab?.url) }));
  }, []);
  return front;
}
