import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { readServerUrl, type ServerConfig, serverConfig, serverUrl } from '@/shared/engines/server-config.ts';
import { presetOf } from '@/shared/engines/server-presets.ts';
import type { ServerPreset } from '@/shared/enhance/engines/engine-kind.ts';
import { addressText } from './address-text.ts';
import { FindServer, useFinding } from './find-server.tsx';
import { sayServer } from './say.ts';
import { ServerFields } from './server-fields.tsx';
import style from './settings.module.css';
import type { FoundServer, SettingsStore } from './settings-store.ts';
import { TestResult } from './test-result.tsx';
import { useServerTest } from './use-server-test.ts';

interface LocalFormProps {
  store: Pick<SettingsStore, 'testServer' | 'findServer' | 'allowServer' | 'originPattern'>;
  presets: readonly ServerPreset[];
  saved: ServerConfig | null;
  onSave: (server: ServerConfig | null) => void;
  /** Whether a failed test stands in the form. */
  onTest: (hasFailed: boolean) => void;
  /** Shows the press that finds a server and nothing else. */
  isFolded: boolean;
  onUnfold: () => void;
}

const EXAMPLE = 'http://127.0.0.1:11434/v1';
/** Models that turn texts into numbers or speech, and write nothing. */
const WRITES_NOTHING = /embed|rerank|whisper|\btts\b|minilm|\bbge\b/i;

/** What stands in the form, and the ways a server is found, tested and kept. */
function useServerDraft({ store, presets, saved, onSave, onTest }: LocalFormProps) {
  const [baseUrl, setBaseUrl] = useState(saved?.baseUrl ?? presets[0]?.baseUrl ?? '');
  const [model, setModel] = useState(saved?.model ?? '');
  const [error, setError] = useState<string>();
  const [modelError, setModelError] = useState<string>();
  const test = useServerTest(store.testServer, { onWorking: onSave, onTest });
  const choose = (address: string, next: string) => {
    setModel(next);
    test.start({ baseUrl: address, model: next });
  };
  const [found, setFound] = useState<FoundServer>();
  const finding = useFinding(store.findServer, (next) => {
    setBaseUrl(next.baseUrl);
    setFound(next);
    test.show(next.outcome);
    const { models } = next.outcome.ok ? next.outcome.value : next.outcome.error;
    // The one used last, as servers list them; the others are a press away.
    const first = models.find((name) => !WRITES_NOTHING.test(name));
    if (first !== undefined) choose(next.baseUrl, first);
  });
  /** The server as it was typed; says what is missing. Nothing is awaited before the browser is asked. */
  const typed = (): ServerConfig | undefined => {
    const address = readServerUrl(baseUrl);
    setError(address.ok ? undefined : addressText(address.error, EXAMPLE));
    return address.ok ? { baseUrl: address.value, model: model.trim() } : undefined;
  };
  return {
    baseUrl,
    model,
    error,
    modelError,
    test,
    choose,
    state: finding.state,
    find: () => finding.find(presets.map((preset) => preset.baseUrl).filter(Boolean)),
    stop() {
      test.stop();
      // Slow to load, perhaps: another one can be chosen.
      if (found) test.show(found.outcome);
    },
    tryIt() {
      const server = typed();
      if (!server) return;
      finding.forget();
      test.start(server);
    },
    save() {
      const server = typed();
      setModelError(model.trim() ? undefined : sayServer('nameModel'));
      if (!server || !serverConfig.safeParse(server).success) return;
      void store.allowServer(server.baseUrl).then(() => onSave(server));
    },
    changeAddress(next: string) {
      test.forget();
      setFound(undefined);
      setError(undefined);
      setBaseUrl(next);
    },
    changeModel(next: string) {
      setModelError(undefined);
      setModel(next);
    },
  };
}

/** Sets up a model server of the user's own. */
export function LocalForm(props: LocalFormProps) {
  const { store, presets, saved, onSave } = props;
  const draft = useServerDraft(props);
  const { baseUrl, model, test } = draft;
  const preset = presetOf(presets, baseUrl);
  const isUntouched = model === '' && baseUrl === presets[0]?.baseUrl;
  const isSaved = saved?.baseUrl === baseUrl && saved.model === model;
  // Who knows no address has it found; who typed one tests it.
  const findsFirst = !saved && isUntouched && test.outcome === null && draft.state !== 'none';
  const probed = {
    baseUrl: serverUrl(baseUrl) ?? '',
    model: model.trim(),
    originPattern: store.originPattern,
  };
  // First: the browser asks within this press alone.
  const find = () => {
    draft.find();
    props.onUnfold();
  };
  // The same one folded and unfolded: who pressed it goes on from there, and its status stands there before its words.
  const way = (
    <FindServer key="way" state={draft.state} leads={findsFirst && !props.isFolded} onFind={find} />
  );
  if (props.isFolded) return way;
  const hasFailed = test.outcome?.ok === false;
  const kept = saved && (
    <div className={style.kept}>
      <span>
        {sayServer.parts(hasFailed ? 'stillSetUp' : 'setUp', {
          model: <code key="model">{saved.model}</code>,
          address: <code key="address">{saved.baseUrl}</code>,
        })}
      </span>
      <Button onClick={() => onSave(null)}>{sayServer('forget')}</Button>
    </div>
  );
  return (
    <>
      {/* What goes on to work is told before what does not. */}
      {hasFailed && kept}
      {way}
      <ServerFields
        presetLabel={sayServer('server')}
        presets={presets}
        baseUrl={baseUrl}
        model={model}
        addressError={draft.error}
        modelError={draft.modelError}
        isRunning={test.isRunning}
        leads={!findsFirst && !isSaved && !test.outcome?.ok}
        outcome={test.outcome}
        onPreset={(next) => draft.changeAddress(next.baseUrl)}
        onBaseUrl={draft.changeAddress}
        onModel={draft.changeModel}
        onTest={draft.tryIt}
        onStop={draft.stop}
        onSave={draft.save}
        result={
          test.outcome && (
            <TestResult
              outcome={test.outcome}
              server={{ ...probed, start: preset?.start ?? '', isOllama: preset?.id === 'ollama' }}
              onModel={(next) => draft.choose(probed.baseUrl, next)}
            />
          )
        }
      />
      {!hasFailed && kept}
    </>
  );
}
