import { useEffect, useState } from 'react';
import { engineOptions, engineText } from '@/components/engine-text.ts';
import { cloudDestination, useSendingQuestion } from '@/components/settings/sending-question.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { useWatchedValue } from '@/components/use-saved-value.ts';
import { type EngineId, engineKind } from '@/shared/enhance/engines/engines.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { settingsStore } from '@/shared/extension/settings-store.ts';
import type { Session, Settings } from '@/shared/extension/storage.ts';
import { balanceText } from './balance-text.ts';
import style from './popup.module.css';

type States = Awaited<ReturnType<typeof settingsStore.readEngines>>;

interface EnginePickerProps {
  settings: Settings;
  onChange: (engine: Settings['engine']) => void;
}

/** Which engine is on, and what it does with the text. */
export function EngineNow({ account }: { account: Session | null }) {
  const inUse = useWatchedValue(engineInUse);
  const balance = balanceText(account);
  const engine = inUse && engineText(inUse);
  return (
    <div className={style.now} role="status">
      <p className={style.engine}>{engine?.name}</p>
      <p className={style.promise}>
        {engine?.promise} · <span className={balance.low ? style.low : style.balance}>{balance.text}</span>
      </p>
    </div>
  );
}

/** The engines that are ready, and the one that is chosen; the others are set up in the settings. */
export function EnginePicker({ settings, onChange }: EnginePickerProps) {
  const [states, setStates] = useState<Partial<States>>({});
  const { consent } = settingsStore;
  const sending = useSendingQuestion(consent);
  useEffect(() => {
    void settingsStore.readEngines().then((all) => {
      const shown = Object.entries(all).filter(([id, state]) => state === 'ready' || id === settings.engine);
      setStates(Object.fromEntries(shown) as Partial<Record<EngineId, States[EngineId]>>);
    });
  }, [settings.engine]);
  const agree = async (engine: EngineId) => {
    if (await consent.requestSending()) onChange(engine);
  };
  return (
    <>
      <RadioGroup
        label="Engine"
        layout="list"
        options={engineOptions(states)}
        value={settings.engine}
        onChange={(engine) => {
          if (engine === 'auto' || engineKind(engine).access !== 'functions') onChange(engine);
          else sending.ask(cloudDestination(consent.cloudHost), () => void agree(engine));
        }}
      />
      {sending.question}
    </>
  );
}
