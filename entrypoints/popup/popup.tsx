import { Settings } from 'lucide-react';
import { browser } from 'wxt/browser';
import { Mark } from '@/components/mark.tsx';
import { SaveError } from '@/components/save-error.tsx';
import { PauseControl } from '@/components/settings/pause-control.tsx';
import { PausedNotice } from '@/components/settings/paused-notice.tsx';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem } from '@/shared/extension/switches.ts';
import { Account } from './account.tsx';
import { Actions } from './actions.tsx';
import { EngineNow } from './engine-now.tsx';
import { OffHere } from './off-here.tsx';
import style from './popup.module.css';
import { say } from './say.ts';
import { NoShortcut, useShortcut } from './shortcut.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { useSharpen } from './use-sharpen.ts';
import { useSite } from './use-site.ts';
import { useSiteInFront } from './use-site-in-front.ts';

const openSettings = () => void browser.runtime.openOptionsPage();

/** The extension's face: how things stand here, the two ways in, the site, the account. */
export function Popup({ lastEngine }: { lastEngine: EngineId | null }) {
  const [settings, setSettings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  const [pause, setPause] = useSavedValue(pauseItem);
  const isPaused = useIsPaused(pause);
  const front = useSiteInFront();
  const site = useSite(front);
  const keys = useShortcut();
  const sharpening = useSharpen();
  // Some pages say so by their address, others when they are tried.
  const isClosed = front?.site === null || sharpening.failure === 'page_not_supported';
  if (settings === undefined || account === undefined || pause === undefined)
    return <main className={style.popup} aria-busy="true" />;
  return (
    <main className={style.popup}>
      <header className={style.head}>
        <h1>
          <Mark /> Whetstone
        </h1>
        <IconButton name={say('settings')} icon={<Settings aria-hidden="true" />} onClick={openSettings} />
      </header>
      <SaveError />
      <PausedNotice value={pause} kind="primary" onResume={() => setPause(null)} />
      {/* A pause is all there is to say of how things stand. */}
      {!isPaused &&
        (site.isOff ? (
          <OffHere host={site.host} />
        ) : (
          <EngineNow account={account} last={lastEngine} onChange={openSettings} />
        ))}
      <Actions
        {...{ settings, account, isPaused, front, site, keys, isClosed, sharpening }}
        onDevice={() => setSettings({ ...settings, engine: 'offline' })}
      />
      {!site.isOff && (
        <section className={style.part}>
          {front && !isClosed && <SiteSwitch front={front} state={site} showChip={settings.showChip} />}
          {keys === '' && <NoShortcut />}
        </section>
      )}
      <Account account={account} />
      {!isPaused && (
        <section className={`${style.part} ${style.pause}`} aria-label={say('pause')}>
          <PauseControl value={pause} isQuiet onChange={setPause} />
        </section>
      )}
    </main>
  );
}
