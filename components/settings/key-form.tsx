import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { keyServer, maskKey, readServerUrl, type ServerConfig } from '@/shared/engines/server-config.ts';
import type { ServerPreset } from '@/shared/enhance/engines/engine-kind.ts';
import { addressText } from './address-text.ts';
import { sayServer } from './say.ts';
import { keyDestination, useSendingQuestion } from './sending-question.tsx';
import { ServerFields } from './server-fields.tsx';
import style from './settings.module.css';
import type { SettingsStore } from './settings-store.ts';
import { TestResult } from './test-result.tsx';
import { useServerTest } from './use-server-test.ts';

interface KeyFormProps {
  store: Pick<SettingsStore, 'testServer' | 'allowServer' | 'originPattern' | 'consent'>;
  presets: readonly ServerPreset[];
  saved: ServerConfig | null;
  onSave: (config: ServerConfig | null) => void;
  /** Whether a failed test stands in the form. */
  onTest: (hasFailed: boolean) => void;
}

type Missing = Partial<Record<'baseUrl' | 'model' | 'key', string>>;

const EXAMPLE = 'https://api.openai.com/v1';

/** Where the key goes: the saved one stays with the service it was given for. */
function keyFor(typed: string, saved: ServerConfig | null, baseUrl: string): string {
  if (typed.trim()) return typed.trim();
  return saved && URL.canParse(baseUrl) && new URL(saved.baseUrl).origin === new URL(baseUrl).origin
    ? (saved.key ?? '')
    : '';
}

interface KeyFieldProps {
  /** Whether it takes the place of a kept one. */
  isNew: boolean;
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

function KeyField({ isNew, value, error, onChange }: KeyFieldProps) {
  return (
    <TextField
      label={isNew ? sayServer('newKey') : sayServer('key')}
      type="password"
      autoComplete="off"
      spellCheck={false}
      hint={sayServer('keyHint')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The key as it is kept, shown by its ends alone. */
function SavedKey({ saved, onDelete }: { saved: ServerConfig; onDelete: () => void }) {
  return (
    <div className={style.kept}>
      <span>{sayServer.parts('keyKept', { key: <code key="key">{maskKey(saved.key ?? '')}</code> })}</span>
      <Button onClick={onDelete}>{sayServer('deleteKey')}</Button>
    </div>
  );
}

/** What stands in the form, and what it makes together with the saved key. */
function useKeyDraft(saved: ServerConfig | null, [first]: readonly ServerPreset[]) {
  const [draft, setDraft] = useState({
    baseUrl: saved?.baseUrl ?? first?.baseUrl ?? '',
    model: saved?.model ?? first?.model ?? '',
    key: '',
  });
  const [missing, setMissing] = useState<Missing>({});
  const address = readServerUrl(draft.baseUrl, { hasKey: true });
  const baseUrl = address.ok ? address.value : '';
  const config: ServerConfig = { baseUrl, model: draft.model.trim(), key: keyFor(draft.key, saved, baseUrl) };
  return {
    draft,
    missing,
    config,
    change(part: Partial<typeof draft>) {
      setMissing({});
      setDraft((now) => ({ ...now, ...part }));
    },
    /** Says what is missing. Nothing is awaited, so that the browser may be asked next. */
    isComplete(needed: readonly (keyof Missing)[]) {
      const gaps = needed.filter((field) => config[field] === '');
      const said = {
        model: sayServer('nameModel'),
        key: sayServer('pasteKey'),
        ...(!address.ok && { baseUrl: addressText(address.error, EXAMPLE) }),
      };
      setMissing(Object.fromEntries(gaps.map((field) => [field, said[field]])));
      return gaps.length === 0;
    },
  };
}

/** Sets up a key of the user's own. What is typed goes to this device's storage, and to the service it is for. */
export function KeyForm({ store, presets, saved, onSave, onTest }: KeyFormProps) {
  const { draft, missing, config, change, isComplete } = useKeyDraft(saved, presets);
  const [deleted, setDeleted] = useState<ServerConfig>();
  const keep = (next: ServerConfig | null) => {
    change({ key: '' });
    setDeleted(undefined);
    onSave(next);
  };
  const test = useServerTest(store.testServer, { onWorking: keep, onTest });
  const sending = useSendingQuestion(store.consent);
  const afterTelling = (goOn: () => void) => sending.ask(keyDestination(new URL(config.baseUrl).host), goOn);
  const edit = (part: Partial<typeof draft>) => {
    test.forget();
    change(part);
  };
  const save = () => {
    if (!isComplete(['baseUrl', 'model', 'key']) || !keyServer.safeParse(config).success) return;
    afterTelling(() => void store.allowServer(config.baseUrl).then(() => keep(config)));
  };
  const remove = (old: ServerConfig) => {
    keep(null);
    setDeleted(old);
  };
  const restore = (old: ServerConfig) => void store.allowServer(old.baseUrl).then(() => keep(old));
  const result = test.outcome && (
    <TestResult
      outcome={test.outcome}
      server={{ ...config, originPattern: store.originPattern }}
      onModel={(model) => {
        change({ model });
        test.start({ ...config, model });
      }}
    />
  );
  return (
    <>
      <ServerFields
        {...test}
        leads={!test.outcome?.ok && (saved === null || draft.key !== '')}
        presetLabel={sayServer('service')}
        presets={presets}
        baseUrl={draft.baseUrl}
        model={draft.model}
        addressError={missing.baseUrl}
        modelError={missing.model}
        onPreset={({ baseUrl, model }) => edit({ baseUrl, model })}
        onBaseUrl={(baseUrl) => edit({ baseUrl })}
        onModel={(model) => edit({ model })}
        onTest={() => isComplete(['baseUrl', 'key']) && afterTelling(() => test.start(config))}
        onStop={test.stop}
        onSave={save}
        result={result}
      >
        <KeyField
          isNew={saved !== null}
          value={draft.key}
          error={missing.key}
          onChange={(key) => edit({ key })}
        />
      </ServerFields>
      {sending.question}
      {saved && <SavedKey saved={saved} onDelete={() => remove(saved)} />}
      {deleted && !saved && (
        <div className={style.kept} role="status">
          <span>{sayServer('keyDeleted')}</span>
          <Button onClick={() => restore(deleted)}>{sayServer('undo')}</Button>
        </div>
      )}
    </>
  );
}
