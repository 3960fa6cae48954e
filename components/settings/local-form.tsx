import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { type LocalServer, localServer, readServerUrl, serverUrl } from '@/shared/engines/server-config.ts';
import { localPresets, presetOf } from '@/shared/engines/server-presets.ts';
import { addressText } from './address-text.ts';
import { ServerFields } from './server-fields.tsx';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';
import { TestResult } from './test-result.tsx';
import { useServerTest } from './use-server-test.ts';

interface LocalFormProps {
  store: Pick<SettingsStore, 'testServer' | 'allowServer' | 'originPattern'>;
  saved: LocalServer | null;
  onSave: (server: LocalServer | null) => void;
}

const EXAMPLE = 'http://127.0.0.1:11434/v1';
const NO_MODEL = 'Name a model, or press Test to see what is there.';

/** Sets up a model server of the user's own. */
export function LocalForm({ store, saved, onSave }: LocalFormProps) {
  const [baseUrl, setBaseUrl] = useState(saved?.baseUrl ?? localPresets[0]?.baseUrl ?? '');
  const [model, setModel] = useState(saved?.model ?? '');
  const [error, setError] = useState<string>();
  const [modelError, setModelError] = useState<string>();
  const test = useServerTest(store.testServer, (server) => onSave(server));
  const preset = presetOf(localPresets, baseUrl);
  /** The server as it was typed; says what is missing. Nothing is awaited before the browser is asked. */
  const typed = (): LocalServer | undefined => {
    const address = readServerUrl(baseUrl);
    setError(address.ok ? undefined : addressText(address.error, EXAMPLE));
    return address.ok ? { baseUrl: address.value, model: model.trim() } : undefined;
  };
  const save = () => {
    const server = typed();
    setModelError(model.trim() ? undefined : NO_MODEL);
    if (!server || !localServer.safeParse(server).success) return;
    void store.allowServer(server.baseUrl).then(() => onSave(server));
  };
  const changeAddress = (next: string) => {
    test.forget();
    setError(undefined);
    setBaseUrl(next);
  };
  const probed = {
    baseUrl: serverUrl(baseUrl) ?? '',
    model: model.trim(),
    originPattern: store.originPattern,
  };
  return (
    <>
      <ServerFields
        presetLabel="Server"
        presets={localPresets}
        baseUrl={baseUrl}
        model={model}
        addressError={error}
        modelError={modelError}
        isRunning={test.isRunning}
        outcome={test.outcome}
        onPreset={(next) => changeAddress(next.baseUrl)}
        onBaseUrl={changeAddress}
        onModel={(next) => {
          setModelError(undefined);
          setModel(next);
        }}
        onTest={() => {
          const server = typed();
          if (server) test.start(server);
        }}
        onStop={test.stop}
        onSave={save}
        result={
          test.outcome && (
            <TestResult
              outcome={test.outcome}
              server={{ ...probed, start: preset?.start ?? '', isOllama: preset?.id === 'ollama' }}
              onModel={(next) => {
                setModel(next);
                test.start({ baseUrl: probed.baseUrl, model: next });
              }}
            />
          )
        }
      />
      {saved && (
        <div className={style.kept}>
          <span>
            Set up: <code>{saved.model}</code> at <code>{saved.baseUrl}</code>
          </span>
          <Button onClick={() => onSave(null)}>Forget this server</Button>
        </div>
      )}
    </>
  );
}
