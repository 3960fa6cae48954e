import { useState } from 'react';
import { CopyButton } from '@/components/copy-button.tsx';
import { VariableForm } from '@/components/library/variable-form.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Select } from '@/components/ui/select.tsx';
import { copyText } from '@/dashboard/app/copy-text.ts';
import { PromptText } from '@/dashboard/app/prompt-text.tsx';
import { say } from '@/dashboard/features/generator/say.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { fillVariables, findVariables } from '@/shared/library/variables.ts';
import { type TargetModel, targetModels, writeFor } from './model-forms.ts';
import { writeParts } from './prompt-parts.ts';
import {
  currentOf,
  numberOf,
  type PromptVersion,
  type PromptVersions,
  type VersionChange,
} from './prompt-versions.ts';
import style from './result.module.css';
import { ResultTools } from './result-tools.tsx';
import { TakeAlong } from './take-along.tsx';
import { UseIn } from './use-in.tsx';
import { VersionBar } from './version-bar.tsx';

interface ResultProps {
  state: PromptVersions;
  onChange: (change: VersionChange) => void;
  /** Whether to copy it is what leads. */
  isLeading: boolean;
}

const MAX_TITLE_CHARS = 80;

/** A name for the library: what the prompt begins with. */
function titleOf({ prompt }: PromptVersion): string {
  const [line = ''] = (prompt.parts[0]?.body ?? '').trim().split('\n');
  return line.slice(0, MAX_TITLE_CHARS) || say('prompt');
}

function originOf(engine: EngineId | null): string {
  if (engine === null) return say('originHere');
  return engine === 'offline' ? say('originByRules') : say('originByModel');
}

/** The prompt, and what can be done with it; all of it happens in the page but *Run it*. */
function Worked({ state, version, onChange, isLeading }: ResultProps & { version: PromptVersion }) {
  const [model, setModel] = useState<TargetModel>('chatgpt');
  const { values } = state;
  const textOf = ({ prompt }: PromptVersion) => fillVariables(writeFor(model, prompt).text, values);
  const text = textOf(version);
  const variables = findVariables(writeParts(version.prompt));
  return (
    <>
      <div className={style.bar}>
        <h2 id="output-title">{say('generatedOutput')}</h2>
        <div className={style.barActs}>
          <UseIn text={text} />
          <CopyButton text={text} kind={isLeading ? 'primary' : undefined} onCopy={copyText} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={style.prompt} aria-label={say('prompt')} tabIndex={0}>
        <PromptText text={text} />
      </section>
      <p className={style.note}>{originOf(version.engine)}</p>
      <ResultTools state={state} version={version} textOf={textOf} onChange={onChange} />
      {variables.length > 0 && (
        <VariableForm
          label={say('fillIn')}
          variables={variables}
          values={values}
          onChange={(name, value) => onChange({ type: 'fill', name, value })}
        />
      )}
      <VersionBar state={state} onSelect={(id) => onChange({ type: 'select', id })} />
      <div className={style.model}>
        <Select label={say('forWhichModel')} options={targetModels()} value={model} onChange={setModel} />
        <p className={style.note}>{writeFor(model, version.prompt).note}</p>
      </div>
      <TakeAlong text={text} title={titleOf(version)} />
      <LiveRegion text={say('versionShown', { id: numberOf(state, version) })} />
    </>
  );
}

/** The newest result as it is worked on (spec §2: the output prompt and a copy action). */
export default function Result(props: ResultProps) {
  const version = currentOf(props.state);
  return version ? <Worked {...props} version={version} /> : null;
}
