import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useRun } from '@/components/use-run.ts';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { failureTitle } from '@/dashboard/app/failure-title.ts';
import { say } from '@/dashboard/features/generator/say.ts';
import { prices } from '@/shared/credits/prices.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { currentOf, type PromptVersion, type PromptVersions, versionBefore } from './prompt-versions.ts';
import style from './result.module.css';
import { createServerRuns } from './server-runs.ts';
import { versionOptions } from './version-bar.tsx';

const failureText = ({ code, retryAfterMs }: Extract<RunState, { status: 'failed' }>) =>
  code === 'engine_not_ready' ? say('noModel') : textFor('prompt-run', code, retryAfterMs);

interface PaneProps {
  side: 'A' | 'B';
  options: { id: string; label: string }[];
  chosenId: number;
  onChoose: (id: number) => void;
  run: RunState;
  onCancel: () => void;
  onClear: () => void;
}

/** One version and the model's answer to it. */
function Pane({ side, options, chosenId, onChoose, run, onCancel, onClear }: PaneProps) {
  const { changeProfile } = useAccountCache();
  const credits = run.status === 'done' ? run.price.credits : undefined;
  const showBalance = useEffectEvent((left: number) => changeProfile({ credits: left }));
  useEffect(() => {
    if (typeof credits === 'number') showBalance(credits);
  }, [credits]);
  const answer = run.status === 'done' ? run.outcome.text : run.status === 'streaming' ? run.text : '';
  return (
    <section
      className={style.pane}
      aria-label={say('answerOf', { side })}
      aria-busy={run.status === 'streaming'}
    >
      <Select label={side} options={options} value={`${chosenId}`} onChange={(id) => onChoose(Number(id))} />
      {run.status === 'failed' && (
        <Notice kind="error" title={failureTitle('prompt-run', run.code)} onClose={onClear}>
          {failureText(run)}
        </Notice>
      )}
      {answer && (
        <p className={style.answer} dir="auto">
          {answer}
        </p>
      )}
      {run.status === 'streaming' && <Button onClick={onCancel}>{say('cancel')}</Button>}
    </section>
  );
}

/** The runs of one pane, each paid once. */
function useServerRun() {
  const [source] = useState(createServerRuns);
  return useRun(source);
}

interface RunVersionsProps {
  state: PromptVersions;
  /** A version as it is sent: for the chosen model and filled in. */
  textOf: (version: PromptVersion) => string;
}

/** Two versions answered side by side by our server's model; a model of one's own answers in the extension, where its key is. */
export function RunVersions({ state, textOf }: RunVersionsProps) {
  const current = currentOf(state);
  const before = current && versionBefore(state, current);
  const options = current ? versionOptions(state, current) : [];
  const [chosen, setChosen] = useState({ a: before?.id ?? current?.id ?? 0, b: current?.id ?? 0 });
  const a = useServerRun();
  const b = useServerRun();
  // The same version twice would be the same question, paid for twice.
  const isOne = chosen.a === chosen.b;
  const isRunning = [a, b].some(({ state: { status } }) => status === 'streaming');
  const ask = ({ start }: typeof a, id: number) => {
    const version = state.versions.find((one) => one.id === id);
    if (version) start({ kind: 'answer', text: textOf(version) });
  };
  const askBoth = () => {
    ask(a, chosen.a);
    if (!isOne) ask(b, chosen.b);
  };
  const { credits } = prices.answer;
  return (
    <section className={style.section} aria-label={say('runIt')}>
      <p className={style.note}>
        {isOne ? say('runOne', { credits }) : say('runTwo', { credits: 2 * credits })} {say('runThem')}
      </p>
      <div className={style.panes}>
        <Pane
          side="A"
          options={options}
          chosenId={chosen.a}
          onChoose={(id) => setChosen({ ...chosen, a: id })}
          run={a.state}
          onCancel={a.cancel}
          onClear={a.clear}
        />
        <Pane
          side="B"
          options={options}
          chosenId={chosen.b}
          onChoose={(id) => setChosen({ ...chosen, b: id })}
          run={b.state}
          onCancel={b.cancel}
          onClear={b.clear}
        />
      </div>
      <ButtonRow>
        <Button disabled={isRunning} onClick={askBoth}>
          {isOne ? say('run') : say('runBoth')}
        </Button>
      </ButtonRow>
    </section>
  );
}
