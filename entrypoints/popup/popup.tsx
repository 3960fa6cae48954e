import { Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Failure } from '@/components/failure.tsx';
import { Mark } from '@/components/mark.tsx';
import { SaveError } from '@/components/save-error.tsx';
import { PauseControl } from '@/components/settings/pause-control.tsx';
import { PausedNotice } from '@/components/settings/paused-notice.tsx';
import { useIsPaused } from '@/components/settings/use-is-paused.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { remedyFor } from '@/shared/errors/remedies.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { openPanel } from '@/shared/extension/open-panel.ts';
import { sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { pauseItem, sitesItem } from '@/shared/extension/switches.ts';
import { Account } from './account.tsx';
import { EngineNow } from './engine-now.tsx';
import style from './popup.module.css';
import { say } from './say.ts';
import { Shortcut } from './shortcut.tsx';
import { SiteSwitch } from './site-switch.tsx';
import { useRefusal } from './use-refusal.ts';
import { type SiteInFront, useSiteInFront } from './use-site-in-front.ts';

function Actions({ isPaused, front }: { isPaused: boolean; front: SiteInFront | undefined }) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const refusal = useRefusal(front?.tabId);
  const [windowId, setWindowId] = useState<number>();
  const [sites] = useSavedValue(sitesItem);
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  const sharpen = async () => {
    try {
      const { code } = await sendMessage('card.openActive', {});
      if (code === null) window.close();
      setFailure(code);
    } catch (thrown) {
      setFailure(reportError('popup', thrown).code);
    }
  };
  const isOff = !!front?.site && sites !== undefined && Object.hasOwn(sites, front.site);
  const takesNothing = failure === null ? front?.site === null : remedyFor(failure) === 'open_panel';
  // Where the page lets nothing in, that is the way on.
  const leadsToPanel = !isPaused && (takesNothing || isOff);
  return (
    <div className={style.actions}>
      {!isPaused && failure ? <Failure code={failure} /> : refusal && <Notice kind="error">{refusal}</Notice>}
      <Button
        kind={isPaused || leadsToPanel ? 'plain' : 'primary'}
        disabled={isPaused || isOff}
        onClick={sharpen}
      >
        {say('improve')}
      </Button>
      {windowId !== undefined && (
        <Button
          kind={leadsToPanel ? 'primary' : 'plain'}
          onClick={() => void openPanel(windowId).then(() => window.close())}
        >
          {say('openPanel')}
        </Button>
      )}
    </div>
  );
}

const openSettings = () => void browser.runtime.openOptionsPage();

/** The extension's face: which engine is on, what it does with the text, and the two ways in. */
export function Popup() {
  const [settings, setSettings] = useSavedValue(settingsItem);
  const [account] = useSavedValue(sessionItem);
  const [pause, setPause] = useSavedValue(pauseItem);
  const isPaused = useIsPaused(pause);
  const front = useSiteInFront();
  if (settings === undefined || account === undefined || pause === undefined)
    return <main className={style.popup} aria-busy="true" />;
  return (
    <main className={style.popup}>
      <header className={style.head}>
        <h1>
          <Mark /> Whetstone
        </h1>
        <IconButton name={say('settings')} icon={<Settings2 aria-hidden="true" />} onClick={openSettings} />
      </header>
      <SaveError />
      <PausedNotice value={pause} kind="primary" onResume={() => setPause(null)} />
      <EngineNow account={account} onChange={openSettings} />
      <Actions isPaused={isPaused} front={front} />
      <section className={style.part}>
        <Switch
          label={say('showChip')}
          checked={settings.showChip}
          onChange={(showChip) => setSettings({ ...settings, showChip })}
        />
        {front && <SiteSwitch {...front} />}
        <Shortcut />
      </section>
      {!isPaused && (
        <section className={style.part} aria-label={say('pause')}>
          <PauseControl value={pause} onChange={setPause} />
        </section>
      )}
      <Account account={account} />
    </main>
  );
}
