import { useEffect, useState } from 'react';
import { engineOptions, engineText } from '@/components/engine-text.ts';
import { cloudDestination, useSendingQuestion } from '@/components/settings/sending-question.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { settingsStore } from '@/shared/extension/settings-store.ts';
import { chosenEngine, type Session, type Settings } from '@/shared/extension/storage.ts';
import { balanceText } from './balance-text.ts';
import style from './popup.module.css';

type States = Awaited<ReturnType<typeof settingsStore.readEngines>>;

interface EngineNowProps {
  settings: Settings;
  account: Session | null;
}

/** Which engine is on, and what it does with the text. */
export function EngineNow({ settings, account }: EngineNowProps) {
  const engine = engineText(chosenEngine(settings.engine, account));
  const balance = balanceText(account);
  return (
    <div className={style.now} role="status">
      <p className={style.engine}>{engine.name}</p>
      <p className={style.promise}>
        {engine.promise} · <span className={balance.low ? style.low : style.balance}>{balance.text}</span>
      </p>
    </div>
  );
}

/** The engines that are ready, and the one that is chosen; the others are set up in the settings. */
export function EnginePicker({
  settings,
  account,
  onChange,
}: EngineNowProps & { onChange: (engine: Settings['engine']) => void }) {
  const [states, setStates] = useState<Partial<States>>({});
  const { consent } = settingsStore;
  const sending = useSendingQuestion(consent);
  useEffect(() => {
    void settingsStore.readEngines().then((all) => {
      const shown = Object.entries(all).filter(([id, state]) => state === 'ready' || id === settings.engine);
      setStates(Object.fromEntries(shown) as Partial<Record<EngineId, States[EngineId]>>);
    });
  }, [settings.engine]);
  const chooseCloud = async () => {
    if (await consent.requestSending()) onChange('cloud');
  };
  return (
    <>
      <RadioGroup
        label="Engine"
        layout="list"
        options={engineOptions(account !== null, states)}
        value={settings.engine}
        onChange={(engine) => {
          if (engine !== 'cloud') onChange(engine);
          else sending.ask(cloudDestination(consent.cloudHost), () => void chooseCloud());
        }}
      />
      {sending.question}
    </>
  );
}
