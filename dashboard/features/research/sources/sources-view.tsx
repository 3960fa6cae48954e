import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PagePart } from '@/dashboard/app/page-frame.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { SiteFailure } from '@/dashboard/app/site-failure.tsx';
import { showToast } from '@/dashboard/app/toasts.ts';
import { sourcesQueryKey, useSources } from '@/dashboard/features/research/use-default-mode.ts';
import { deleteSourceKey, setSourceKey } from '@/shared/client/analysis-calls.ts';
import type { OwnKey, SourceRow, SourcesAnswer } from '@/shared/contracts/insight-sources.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { say } from './say.ts';
import style from './sources.module.css';

/** Changes a key and shows the sources as they stand after it. */
function useKeyChange<T>(change: (input: T) => Promise<SourcesAnswer>, said: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      cache.setQueryData(sourcesQueryKey, answer);
      showToast('success', said, 'sources');
    },
  });
}

function KeyForm({ ownKey }: { ownKey: OwnKey }) {
  const { owner, label, help, fields, state } = ownKey;
  const [values, setValues] = useState<Record<string, string>>({});
  const save = useKeyChange(
    () => setSourceKey(functionsAccess, { owner, values }),
    say('keySaved', { label }),
  );
  const remove = useKeyChange(() => deleteSourceKey(functionsAccess, owner), say('keyDeleted', { label }));
  const isWhole = fields.every(({ name }) => (values[name] ?? '').trim() !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) save.mutate(undefined, { onSuccess: () => setValues({}) });
  };
  const failure = save.error ?? remove.error;
  return (
    <details className={style.key}>
      <summary>
        <strong>{label}</strong>{' '}
        <span className={style.soft}>{state ? say(`key_${state}`) : say('noKeySaved')}</span>
      </summary>
      <form className={style.form} onSubmit={submit}>
        <p className={style.soft}>{help}</p>
        {fields.map(({ name, label: fieldLabel, secret }) => {
          return (
            <TextField
              key={name}
              label={fieldLabel}
              type={secret ? 'password' : 'text'}
              // Not a login: a browser that keeps passwords is not to keep this one.
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            />
          );
        })}
        {state === 'refused' && (
          <Notice kind="error" title={say('keyNotTaken')}>
            {say('keyRefused', { source: label })}
          </Notice>
        )}
        {failure && (
          <SiteFailure
            context={save.error ? 'source-key' : 'source-key-delete'}
            code={toAppError(failure).code}
            onClose={() => {
              save.reset();
              remove.reset();
            }}
          />
        )}
        <ButtonRow>
          <Button type="submit" disabled={!isWhole || save.isPending}>
            {say('saveKey')}
          </Button>
          {state && (
            <Button kind="danger" disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {say('deleteKey')}
            </Button>
          )}
        </ButtonRow>
      </form>
    </details>
  );
}

function SourceTable({ sources }: { sources: readonly SourceRow[] }) {
  return (
    <ul className={style.sources}>
      {sources.map(({ source, label, ready, via, key, costUsd, limit, terms, synthetic }) => (
        <li key={source} data-ready={ready}>
          <h3>{label}</h3>
          <p>
            {synthetic ? say('notConnected') : ready ? say('ready') : say('notReady')}
            {!synthetic && ` · ${say(`access_${key}`)}`}
            {via && ` · ${say('by', { via })}`}
            {costUsd > 0 && ` · ${say('costs', { price: `$${costUsd.toFixed(3)}` })}`}
          </p>
          <p className={style.soft}>{limit}</p>
          <p className={style.soft}>{terms}</p>
        </li>
      ))}
    </ul>
  );
}

/** Where reports read, what each place allows, and the keys a user brings. */
export function SourcesView() {
  const query = useSources();
  const { data } = query;
  if (query.isError) return <LoadFailure query={query} context="sources" />;
  if (!data) return <Skeleton lines={5} />;
  return (
    <>
      <PagePart title={say('whereWeRead')} about={say('whereWeReadAbout')}>
        {data.sources.some(({ synthetic }) => synthetic) && <Notice kind="warning">{say('madeUp')}</Notice>}
        <SourceTable sources={data.sources} />
      </PagePart>
      <PagePart title={say('yourKeys')} about={say('yourKeysAbout')}>
        {data.keys.map((ownKey) => (
          <KeyForm key={ownKey.owner} ownKey={ownKey} />
        ))}
      </PagePart>
    </>
  );
}
