import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import { presetOf } from '@/shared/engines/server-presets.ts';
import type { ServerPreset } from '@/shared/enhance/engines/engine-kind.ts';
import { sayServer } from './say.ts';
import style from './settings.module.css';

const EXAMPLE = 'http://127.0.0.1:11434/v1';

interface ServerFieldsProps {
  presetLabel: string;
  presets: readonly ServerPreset[];
  baseUrl: string;
  model: string;
  /** What is wrong with the address, where it is none. */
  addressError: string | undefined;
  modelError: string | undefined;
  isRunning: boolean;
  /** Whether to test it is what comes next. */
  leads: boolean;
  outcome: ProbeOutcome | null;
  /** Further fields, before the buttons. */
  children?: ReactNode;
  result: ReactNode;
  onPreset: (preset: ServerPreset) => void;
  onBaseUrl: (baseUrl: string) => void;
  onModel: (model: string) => void;
  onTest: () => void;
  onStop: () => void;
  onSave: () => void;
}

function modelsOf(outcome: ProbeOutcome | null): readonly string[] {
  if (!outcome) return [];
  return outcome.ok ? outcome.value.models : outcome.error.models;
}

/** The fields every server has, with Test and Save. Enter tests. */
export function ServerFields(props: ServerFieldsProps) {
  const { presets, baseUrl, model, isRunning } = props;
  const list = useId();
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.addressError) address.current?.focus();
  }, [props.addressError]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) props.onTest();
  };
  return (
    <form className={style.section} onSubmit={submit} noValidate>
      <Select
        label={props.presetLabel}
        options={presets}
        value={presetOf(presets, baseUrl)?.id ?? ''}
        onChange={(id) => {
          const preset = presets.find((candidate) => candidate.id === id);
          if (preset) props.onPreset(preset);
        }}
      />
      <TextField
        ref={address}
        label={sayServer('address')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={EXAMPLE}
        value={baseUrl}
        error={props.addressError}
        onChange={(event) => props.onBaseUrl(event.currentTarget.value)}
      />
      {props.children}
      <TextField
        label={sayServer('model')}
        autoComplete="off"
        spellCheck={false}
        list={list}
        hint={model === '' ? sayServer('modelHint') : undefined}
        value={model}
        error={props.modelError}
        onChange={(event) => props.onModel(event.currentTarget.value)}
      />
      <datalist id={list}>
        {modelsOf(props.outcome).map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      {props.result}
      <ButtonRow>
        {/* Two buttons, never one that changes under its press: the press on Stop would submit. */}
        {isRunning ? (
          <Button key="stop" onClick={props.onStop}>
            {sayServer('stop')}
          </Button>
        ) : (
          <Button key="test" kind={props.leads ? 'primary' : 'plain'} type="submit">
            {sayServer('test')}
          </Button>
        )}
        <Button kind="quiet" onClick={props.onSave}>
          {sayServer('saveUntested')}
        </Button>
      </ButtonRow>
      <p role="status" className={style.note}>
        {isRunning ? sayServer('testing') : ''}
      </p>
    </form>
  );
}
