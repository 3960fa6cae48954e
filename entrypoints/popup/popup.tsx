import { Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { type EngineOption, engineOptions, engineText } from '@/components/engine-text.ts';
import { Mark } from '@/components/mark.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useKept } from '@/components/use-kept.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import { sendMessage } from '@/shared/extension/messages.ts';
import { chosenEngine, sessionItem, settingsItem } from '@/shared/extension/storage.ts';
import { Account } from './account.tsx';
import { balanceText } from './balance-text.ts';
import { openPanel } from './open-panel.ts';
import style from './popup.module.css';
import { Shortcut } from './shortcut.tsx';

function Actions() {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [windowId, setWindowId] = useState<number>();
  useEffect(() => {
    void browser.windows.getCurrent().then(({ id }) => setWindowId(id));
  }, []);
  const sharpen = async () => {
    try {
      const { code } = await sendMessage('card.openActive', {});
      if (code === null) window.close();
      setFailure(code);
    } catch (thrown) {
      setFailure(toAppError(thrown).code);
    }
  };
  return (
    <div className={style.actions}>
      {failure && <Notice kind="error">{textFor('popup', failure)}</Notice>}
      <Button kind="primary" onClick={sharpen}>
        Sharpen the field in use
      </Button>
      {windowId !== undefined && <Button onClick={() => openPanel(windowId)}>Open side panel</Button>}
    </div>
  );
}

/** The extension's face: which engine is on, what it does with the text, and the two ways in. */
export function Popup() {
  const [settings, setSettings] = useKept(settingsItem);
  const [account] = useKept(sessionItem);
  if (settings === undefined || account === undefined)
    return <main className={style.popup} aria-busy="true" />;
  const engine = engineText(chosenEngine(settings.engine, account));
  const balance = balanceText(account);
  return (
    <main className={style.popup}>
      <header className={style.head}>
        <h1>
          <Mark /> Whetstone
        </h1>
        <IconButton
          name="Settings"
          icon={<Settings2 aria-hidden="true" />}
          onClick={() => void browser.runtime.openOptionsPage()}
        />
      </header>
      <div className={style.now} role="status">
        <p className={style.engine}>{engine.name}</p>
        <p className={style.promise}>
          {engine.promise} · <span className={balance.low ? style.low : style.balance}>{balance.text}</span>
        </p>
      </div>
      <Actions />
      <section className={style.part}>
        <RadioGroup
          label="Engine"
          layout="list"
          options={engineOptions(account !== null)}
          value={settings.engine}
          onChange={(choice: EngineOption) => setSettings({ ...settings, engine: choice })}
        />
      </section>
      <section className={style.part}>
        <Switch
          label="Show the chip on chat sites"
          checked={settings.showChip}
          onChange={(showChip) => setSettings({ ...settings, showChip })}
        />
        <Shortcut />
      </section>
      <Account account={account} />
    </main>
  );
}
