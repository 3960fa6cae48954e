import type { EngineOption } from '@/components/engine-text.ts';
import { useSavedValue } from '@/components/use-saved-value.ts';
import { BrowserModelSetup } from './browser-model-setup.tsx';
import { KeyForm } from './key-form.tsx';
import { LocalForm } from './local-form.tsx';
import type { SettingsStore } from './settings-store.ts';

const setups = ['browser', 'local', 'own-key'] as const;
/** An engine that has settings of its own. */
export type Setup = (typeof setups)[number];

export const isSetup = (engine: EngineOption): engine is Setup => setups.some((setup) => setup === engine);

interface EngineFormProps {
  engine: Setup;
  store: SettingsStore;
  /** The browser's model came, or went. */
  onModel: () => void;
  /** The engine is no longer set up. */
  onLeave: () => void;
}

/** The settings of one engine. The origin of an address that is used no more is given back. */
export function EngineForm({ engine, store, onModel, onLeave }: EngineFormProps) {
  const [server, setServer] = useSavedValue(store.localServer);
  const [key, setKey] = useSavedValue(store.ownKey);
  if (server === undefined || key === undefined) return null;
  const giveBack = (old: { baseUrl: string } | null, next: { baseUrl: string } | null) => {
    if (engine === 'browser' || !old) return;
    if (!next || new URL(old.baseUrl).origin !== new URL(next.baseUrl).origin)
      void store.forgetServer(engine, old.baseUrl);
  };
  switch (engine) {
    case 'browser':
      return <BrowserModelSetup store={store} onChange={onModel} />;
    case 'local':
      return (
        <LocalForm
          store={store}
          saved={server}
          onSave={(next) => {
            giveBack(server, next);
            setServer(next);
            if (!next) onLeave();
          }}
        />
      );
    case 'own-key':
      return (
        <KeyForm
          store={store}
          saved={key}
          onSave={(next) => {
            giveBack(key, next);
            setKey(next);
            if (!next) onLeave();
          }}
        />
      );
  }
}
