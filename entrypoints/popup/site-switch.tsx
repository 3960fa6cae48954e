import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { focusedFrame } from '@/shared/extension/focused-frame.ts';
import { siteOf, sitesItem, withSite } from '@/shared/extension/switches.ts';
import { AddSite } from './add-site.tsx';
import { say } from './say.ts';

/** The site in front, on or off. The browser tells its address because the user opened the popup there. */
export function SiteSwitch() {
  const [site, setSite] = useState<string | null>(null);
  const [frameSite, setFrameSite] = useState<string | null>(null);
  const [sites, setSites] = useSavedValue(sitesItem);
  useEffect(() => {
    void browser.tabs.query({ active: true, currentWindow: true }).then(async ([tab]) => {
      setSite(siteOf(tab?.url));
      if (tab?.id === undefined) return;
      // Pages of the browser's own take no script.
      const focused = await focusedFrame(tab.id).catch(() => null);
      setFrameSite(focused?.foreign ?? null);
    });
  }, []);
  if (site === null || sites === undefined) return null;
  const isOff = Object.hasOwn(sites, site);
  return (
    <>
      <Switch
        label={say('siteOn', { host: new URL(site).host })}
        hint={say(isOff ? 'siteOff' : 'siteOnHint')}
        checked={!isOff}
        onChange={(isOn) => setSites(withSite(sites, site, !isOn))}
      />
      {!isOff && <AddSite site={site} />}
      {!isOff && frameSite !== null && frameSite !== site && <AddSite site={frameSite} />}
    </>
  );
}
