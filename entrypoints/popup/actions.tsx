import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { useWatchedValue } from '@/components/use-saved-value.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { remedyFor, USE_DEVICE } from '@/shared/errors/remedies.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { openPanel } from '@/shared/extension/open-panel.ts';
import type { Session, Settings } from '@/shared/extension/storage.ts';
import style from './popup.module.css';
import { say } from './say.ts';
import { useRefusal } from './use-refusal.ts';
import type { useSharpen } from './use-sharpen.ts';
import type { SiteState } from './use-site.ts';
import type { SiteInFront } from './use-site-in-front.ts';

interface ActionsProps {
  settings: Settings;
  account: Session | null;
  isPaused: boolean;
  front: SiteInFront | undefined;
  site: SiteState;
  /** That sharpens, too; empty where there is none. */
  keys: string | undefined;
  /** Whether no extension can work on the page in front. */
  isClosed: boolean;
  sharpening: ReturnType<typeof useSharpen>;
  /** Has this device do it from now on. */
  onDevice: () => void;
}

/** Whether the engine that is on asks for credits where none are left, and no other one steps in. */
function useIsSpent({ settings, account }: Pick<ActionsProps, 'settings' | 'account'>): boolean {
  const engine = useWatchedValue(engineInUse);
  return (
    account?.credits === 0 &&
    !settings.fallBack &&
    engine !== undefined &&
    engineKind(engine).cost === 'credits'
  );
}

function useWindowId(): number | undefined {
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  return windowId;
}

/** The two ways in, the one that leads on first among them; above them what stands in the way. */
export function Actions({ settings, account, isPaused, front, site, keys, isClosed, ...acts }: ActionsProps) {
  const { failure, sharpen } = acts.sharpening;
  const refusal = useRefusal(front?.tabId);
  const windowId = useWindowId();
  const leadsToPanel =
    !isPaused && !site.isOff && (isClosed || (failure !== null && remedyFor(failure) === 'open_panel'));
  const isSpent = useIsSpent({ settings, account }) && !isPaused && !site.isOff && !leadsToPanel;
  return (
    <div className={style.actions}>
      {!isPaused && failure ? (
        <Failure code={failure} context="popup" />
      ) : (
        refusal && (
          <Notice kind="obstacle" title={say('cannotReach')}>
            {refusal}
          </Notice>
        )
      )}
      {isClosed && !failure && !refusal && (
        <p className={style.closed}>{textFor('popup', 'page_not_supported')}</p>
      )}
      {isSpent && (
        <>
          <Notice kind="warning">{say('noCredits')}</Notice>
          <Button kind="primary" onClick={acts.onDevice}>
            {USE_DEVICE}
          </Button>
        </>
      )}
      {site.isOff && !isPaused && (
        <Button kind="primary" autoFocus={site.wasTurned} onClick={() => site.turn(true)}>
          {say('turnOn', { host: site.host })}
        </Button>
      )}
      {!isSpent && !site.isOff && (
        <Button
          kind={isPaused || leadsToPanel ? 'plain' : 'primary'}
          disabled={isPaused || isClosed}
          onClick={() => void sharpen()}
        >
          {say('improve')}
          {keys && <kbd>{keys}</kbd>}
        </Button>
      )}
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
