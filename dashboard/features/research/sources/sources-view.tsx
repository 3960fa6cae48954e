import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { LoadFailure } from '@/dashboard/app/load-failure.tsx';
import { PagePart } from '@/dashboard/app/page-frame.tsx';
import { functionsAccess } from '@/dashboard/app/session.ts';
import { showToast } from '@/dashboard/app/toasts.ts';
import { say } from '@/dashboard/features/research/say.ts';
import { sourcesQueryKey, useSources } from '@/dashboard/features/research/use-default-mode.ts';
import { deleteSourceKey, setSourceKey } from '@/shared/client/analysis-calls.ts';
import type { KeyState, OwnKey, SourceRow, SourcesAnswer } from '@/shared/contracts/insight-sources.ts';
import { toAppError } from '@/shared/errors/app-error.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import style from './sources.module.css';

const keyTexts: Record<SourceRow['key'], string> = {
  own: 'by your key',
  operator: 'included',
  none_needed: 'open, no key needed',
  missing: 'needs a key',
};

const stateTexts: Record<KeyState, string> = {
  untried: 'Saved, not proved yet',
  works: 'Saved, and it works',
  refused: 'The source refused this key',
};

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
    `Your ${label} key is saved, encrypted. It is never shown again.`,
  );
  const remove = useKeyChange(() => deleteSourceKey(functionsAccess, owner), `Your ${label} key is deleted.`);
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
        <span className={style.soft}>{state ? stateTexts[state] : 'No key saved'}</span>
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
        {state === 'refused' && <Notice kind="error">{say('keyRefused', { source: label })}</Notice>}
        {failure && <Notice kind="error">{textFor('sources', toAppError(failure).code)}</Notice>}
        <ButtonRow>
          <Button type="submit" disabled={!isWhole || save.isPending}>
            Save key
          </Button>
          {state && (
            <Button disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Delete key
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
            {ready ? 'Ready' : 'Not ready'}
            {(!synthetic || key === 'own') && ` · ${keyTexts[key]}`}
            {via && ` · by ${via}`}
            {costUsd > 0 && ` · costs its key's owner $${costUsd.toFixed(3)} a report`}
            {synthetic && ' · made-up voices on this server'}
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
  if (!data) return <p className={style.soft}>Loading …</p>;
  return (
    <>
      <PagePart title="Where we read" about="What is open to you now, and what each place limits.">
        <SourceTable sources={data.sources} />
      </PagePart>
      <PagePart
        title="Your keys"
        about="A key of your own opens a source for your reports alone. It is kept encrypted, never shown again, and deleted when you say so."
      >
        {data.keys.map((ownKey) => (
          <KeyForm key={ownKey.owner} ownKey={ownKey} />
        ))}
      </PagePart>
    </>
  );
}
