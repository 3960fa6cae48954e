import { useCallback, useEffect, useId, useState } from 'react';
import { type EngineChoice, type EngineOption, engineOptions } from '@/components/engine-text.ts';
import type { SettingsValues } from '@/components/settings-form.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { EngineForm, isSetup, type Setup } from './engine-form.tsx';
import { cloudDestination, useSendingQuestion } from './sending-question.tsx';
import style from './settings.module.css';
import type { EngineStates, SettingsStore } from './settings-store.ts';
import { SetupBody, SetupToggle } from './setup-row.tsx';

interface EngineSectionProps {
  store: SettingsStore;
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
}

/** How each engine stands, read anew with whatever that depends on: what is set up, and who is signed in. */
function useEngineStates(store: SettingsStore) {
  const [account] = useSavedValue(store.account);
  const [server] = useSavedValue(store.localServer);
  const [key] = useSavedValue(store.ownKey);
  const [states, setStates] = useState<EngineStates>();
  const { readEngines } = store;
  const refresh = useCallback(() => void readEngines().then(setStates), [readEngines]);
  useEffect(refresh, [refresh, server, key, account]);
  const areKnown = server !== undefined && key !== undefined && account !== undefined;
  return { states: areKnown ? states : undefined, isSignedIn: account != null, refresh };
}

/** Which engine answers; each line says how its engine stands, and opens the form that sets it up. */
export function EngineSection({ store, values, onChange }: EngineSectionProps) {
  const { states, isSignedIn, refresh } = useEngineStates(store);
  const [open, setOpen] = useState<Setup | null>(null);
  const sending = useSendingQuestion(store.consent);
  const id = useId();
  if (!states) return null;

  const choose = (engine: EngineOption) => {
    if (engine === 'cloud') {
      const goOn = async () => {
        if (await store.consent.requestSending()) onChange({ engine });
      };
      sending.ask(cloudDestination(store.consent.cloudHost), () => void goOn());
      return;
    }
    onChange({ engine });
    if (isSetup(engine) && states[engine] !== 'ready') setOpen(engine);
  };
  const withSetup = (option: EngineChoice) => {
    const engine = option.id;
    if (!isSetup(engine)) return option;
    const part = `${id}-${engine}`;
    const isOpen = open === engine;
    const row = { controls: part, name: option.label, state: states[engine], isOpen };
    // An engine that is no longer there is not left chosen.
    const leave = () => values.engine === engine && onChange({ engine: 'auto' });
    return {
      ...option,
      aside: <SetupToggle {...row} onToggle={() => setOpen(isOpen ? null : engine)} />,
      below: (
        <SetupBody id={part} isOpen={isOpen}>
          <EngineForm engine={engine} store={store} onModel={refresh} onLeave={leave} />
        </SetupBody>
      ),
    };
  };
  return (
    <section className={style.section} aria-labelledby="engine-title">
      <h2 id="engine-title">Engine</h2>
      <RadioGroup
        label="Engine"
        labelHidden
        layout="list"
        options={engineOptions(isSignedIn, states).map(withSetup)}
        value={values.engine}
        onChange={choose}
      />
      {sending.question}
      <Switch
        label="Go one engine down when one fails"
        hint="From the cloud to your key, your server, the browser, this device: the nearest that is ready. The answer says so."
        checked={values.fallBack}
        onChange={(fallBack) => onChange({ fallBack })}
      />
    </section>
  );
}
