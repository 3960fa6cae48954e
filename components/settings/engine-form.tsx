import { type SavedValue, useSavedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ServerConfig } from '@/shared/engines/server-config.ts';
import type { ServerSetup } from '@/shared/enhance/engines/engine-kind.ts';
import { engineKind } from '@/shared/enhance/engines/engines.ts';
import { BrowserModelSetup } from './browser-model-setup.tsx';
import { DownloadedModelSetup } from './downloaded-model-setup.tsx';
import { KeyForm } from './key-form.tsx';
import { LocalForm } from './local-form.tsx';
import type { SettingsStore } from './settings-store.ts';

interface EngineFormProps {
  engine: EngineId;
  store: SettingsStore;
  /** How the engine stands may have changed. */
  onChange: () => void;
  /** The engine was connected in this form: it is the one to use now. */
  onConnect: () => void;
  /** The engine is no longer set up. */
  onLeave: () => void;
  /** Whether a failed test stands in the form. */
  onTest: (hasFailed: boolean) => void;
  /** Shows what connects it at a press, and nothing else: see `canFold`. */
  isFolded: boolean;
  onUnfold: () => void;
}

/** Whether it can be found without opening its form. */
export const canFold = (engine: EngineId): boolean => engineKind(engine).server?.takesKey === false;

/** Whether an engine has settings of its own. */
export function hasSetup(engine: EngineId): boolean {
  const { access, server } = engineKind(engine);
  return access === 'browser-model' || access === 'downloaded-model' || server !== undefined;
}

/** The settings of one engine. */
export function EngineForm(props: EngineFormProps) {
  const { access, server } = engineKind(props.engine);
  const item = props.store.servers.get(props.engine);
  if (server && item) return <ServerForm {...props} setup={server} item={item} />;
  if (access === 'downloaded-model')
    return <DownloadedModelSetup {...props} store={props.store.downloadedModel} />;
  return <BrowserModelSetup store={props.store} onChange={props.onChange} onConnect={props.onConnect} />;
}

interface ServerFormProps extends EngineFormProps {
  setup: ServerSetup;
  item: SavedValue<ServerConfig | null>;
}

/** The settings of an engine behind a server. The origin of an address that is used no more is given back. */
function ServerForm({ engine, store, setup, item, onConnect, onLeave, ...rest }: ServerFormProps) {
  const [saved, setSaved] = useSavedValue(item);
  if (saved === undefined) return null;
  const save = (next: ServerConfig | null) => {
    if (saved && (!next || new URL(saved.baseUrl).origin !== new URL(next.baseUrl).origin))
      void store.forgetServer(engine, saved.baseUrl);
    setSaved(next);
    if (next) onConnect();
    else onLeave();
  };
  const { onTest, isFolded, onUnfold } = rest;
  const form = { store, presets: setup.presets, saved, onSave: save, onTest };
  return setup.takesKey ? (
    <KeyForm {...form} />
  ) : (
    <LocalForm {...form} isFolded={isFolded} onUnfold={onUnfold} />
  );
}
