import { useEffect, useState } from 'react';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { addedSitesItem, isBuiltIn } from '@/shared/extension/added-sites.ts';
import { focusedFrame } from '@/shared/extension/focused-frame.ts';
import { sitesItem, withSite } from '@/shared/extension/switches.ts';
import { AddSite } from './add-site.tsx';
import { say } from './say.ts';
import type { SiteInFront } from './use-site-in-front.ts';

/** The site in front, on or off. */
export function SiteSwitch({ tabId, site, showChip }: SiteInFront & { showChip: boolean }) {
  const [added] = useSavedValue(addedSitesItem);
  const [frameSite, setFrameSite] = useState<string | null>(null);
  const [sites, setSites] = useSavedValue(sitesItem);
  useEffect(() => {
    if (tabId === undefined) return;
    // Pages of the browser's own take no script.
    void focusedFrame(tabId)
      .catch(() => null)
      .then((focused) => setFrameSite(focused?.foreign ?? null));
  }, [tabId]);
  if (site === null || sites === undefined || added === undefined) return null;
  const isOff = Object.hasOwn(sites, site);
  const hasChip = showChip && (isBuiltIn(site) || added.includes(site));
  const hint = hasChip ? 'siteOnButton' : 'siteOnHint';
  return (
    <>
      <Switch
        label={say('siteOn', { host: new URL(site).host })}
        hint={say(isOff ? 'siteOff' : hint)}
        checked={!isOff}
        onChange={(isOn) => setSites(withSite(sites, site, !isOn))}
      />
      {!isOff && <AddSite site={site} isHere />}
      {!isOff && frameSite !== null && frameSite !== site && <AddSite site={frameSite} />}
    </>
  );
}
