import { useEffect, useState } from 'react';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { addedSitesItem, isBuiltIn } from '@/shared/extension/added-sites.ts';
import { focusedFrame } from '@/shared/extension/focused-frame.ts';
import { AddSite } from './add-site.tsx';
import { say } from './say.ts';
import type { SiteState } from './use-site.ts';
import type { SiteInFront } from './use-site-in-front.ts';

interface SiteSwitchProps {
  front: SiteInFront;
  state: SiteState;
  showChip: boolean;
}

/** The site in front while Whetstone is on there: the switch, and the Sharpen button where it is still missing. */
export function SiteSwitch({ front: { tabId, site }, state, showChip }: SiteSwitchProps) {
  const [added] = useSavedValue(addedSitesItem);
  const [frameSite, setFrameSite] = useState<string | null>(null);
  useEffect(() => {
    if (tabId === undefined) return;
    // Pages of the browser's own take no script.
    void focusedFrame(tabId)
      .catch(() => null)
      .then((focused) => setFrameSite(focused?.foreign ?? null));
  }, [tabId]);
  if (site === null || state.isOff || added === undefined) return null;
  const hasChip = showChip && (isBuiltIn(site) || added.includes(site));
  return (
    <>
      <Switch
        label={say('siteOn', { host: state.host })}
        hint={say(hasChip ? 'siteOnButton' : 'siteOnHint')}
        checked
        focusFirst={state.wasTurned}
        onChange={state.turn}
      />
      <AddSite site={site} isHere />
      {frameSite !== null && frameSite !== site && <AddSite site={frameSite} />}
    </>
  );
}
