import { useState } from 'react';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { sitesItem, withSite } from '@/shared/extension/switches.ts';
import type { SiteInFront } from './use-site-in-front.ts';

/** Whether Whetstone is off on the site in front, and the way to turn it. */
export function useSite(front: SiteInFront | undefined) {
  const [sites, setSites] = useSavedValue(sitesItem);
  // What turns it back stands elsewhere: the focus goes there.
  const [wasTurned, setWasTurned] = useState(false);
  const site = front?.site ?? null;
  const isOff = site !== null && sites !== undefined && Object.hasOwn(sites, site);
  const turn = (isOn: boolean) => {
    if (site === null || sites === undefined) return;
    setWasTurned(true);
    setSites(withSite(sites, site, !isOn));
  };
  return { host: site === null ? '' : new URL(site).host, isOff, wasTurned, turn };
}

export type SiteState = ReturnType<typeof useSite>;
