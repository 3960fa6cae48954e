import { useCallback, useEffect, useState } from 'react';
import { type EngineOption, engineOptions } from '@/components/engine-text.ts';
import type { SettingsValues } from '@/components/settings-form.tsx';
import { RadioGroup } from '@/components/ui/radio-group.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useKept } from '@/components/use-kept.ts';
import { BrowserModelSetup } from './browser-model-setup.tsx';
import { KeyForm } from './key-form.tsx';
import { LocalForm } from './local-form.tsx';
import style from './settings.module.css';
import type { EngineStates, SettingsStore } from './settings-store.ts';
import { SetupRow } from './setup-row.tsx';

interface EngineSectionProps {
  store: SettingsStore;
  values: SettingsValues;
  onChange: (change: Partial<SettingsValues>) => void;
}

const setups = ['browser', 'local', 'own-key'] as const;
type Setup = (typeof setups)[number];

const setupNames: Record<Setup, string> = {
  browser: 'The browser’s own model',
  local: 'Your model server',
  'own-key': 'Your key',
};

const isSetup = (engine: EngineOption): engine is Setup => setups.some((setup) => setup === engine);

/** Which engine answers, how each stands, and the forms that set one up in place. */
export function EngineSection({ store, values, onChange }: EngineSectionProps) {
  const [account] = useKept(store.account);
  const [server, setServer] = useKept(store.localServer);
  const [key, setKey] = useKept(store.ownKey);
  const [states, setStates] = useState<EngineStates>();
  const [open, setOpen] = useState<Setup | null>(null);
  const { readEngines } = store;
  const refresh = useCallback(() => void readEngines().then(setStates), [readEngines]);
  // Read anew with whatever it depends on: what is set up, and who is signed in.
  useEffect(refresh, [refresh, server, key, account]);
  if (!states || server === undefined || key === undefined || account === undefined) return null;

  const choose = (engine: EngineOption) => {
    onChange({ engine });
    if (isSetup(engine) && states[engine] !== 'ready') setOpen(engine);
  };
  /** An engine that is no longer there is not left chosen. */
  const leave = (engine: Setup) => values.engine === engine && onChange({ engine: 'auto' });
  /** The origin of an address that is used no more. */
  const giveBack = (engine: 'local' | 'own-key', old: string | undefined, next: string | undefined) => {
    const isLeft = old !== undefined && (next === undefined || new URL(old).origin !== new URL(next).origin);
    if (isLeft) void store.forgetServer(engine, old);
  };
  const forms: Record<Setup, () => React.ReactNode> = {
    browser: () => <BrowserModelSetup store={store} onChange={refresh} />,
    local: () => (
      <LocalForm
        store={store}
        saved={server}
        onSave={(next) => {
          giveBack('local', server?.baseUrl, next?.baseUrl);
          setServer(next);
          if (!next) leave('local');
        }}
      />
    ),
    'own-key': () => (
      <KeyForm
        store={store}
        saved={key}
        onSave={(next) => {
          giveBack('own-key', key?.baseUrl, next?.baseUrl);
          setKey(next);
          if (!next) leave('own-key');
        }}
      />
    ),
  };
  return (
    <section className={style.section} aria-label="Engine">
      <RadioGroup
        label="Engine"
        layout="list"
        options={engineOptions(account !== null, states)}
        value={values.engine}
        onChange={choose}
      />
      <div className={style.setups}>
        {setups.map((id) => (
          <SetupRow
            key={id}
            name={setupNames[id]}
            state={states[id]}
            isOpen={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            {forms[id]()}
          </SetupRow>
        ))}
      </div>
      <Switch
        label="Go one engine down when one fails"
        hint="From the cloud to your key, your server, the browser, this device: the nearest that is ready. The answer says so."
        checked={values.fallBack}
        onChange={(fallBack) => onChange({ fallBack })}
      />
    </section>
  );
}
