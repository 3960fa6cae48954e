import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useRun } from '@/components/use-run.ts';
import { useAccountCache } from '@/dashboard/app/account-queries.ts';
import { prices } from '@/shared/credits/prices.ts';
import { textFor } from '@/shared/errors/texts.en.ts';
import type { RunState } from '@/shared/run/run-state.ts';
import { currentOf, type PromptVersion, type PromptVersions, versionBefore } from './prompt-versions.ts';
import style from './result.module.css';
import { runOnServer } from './server-runs.ts';
import { versionName } from './version-bar.tsx';

const NO_MODEL = 'Our server has no AI model at the moment. Open the prompt in a chat instead.';

const failureText = ({ code, retryAfterMs }: Extract<RunState, { status: 'failed' }>) =>
  code === 'engine_not_ready' ? NO_MODEL : textFor('generator', code, retryAfterMs);

interface PaneProps {
  side: 'A' | 'B';
  state: PromptVersions;
  chosenId: number;
  textOf: (version: PromptVersion) => string;
  onChoose: (id: number) => void;
  /** Raised once for each press of *Run it*. */
  round: number;
}

/** One version and the model's answer to it. */
function Pane({ side, state, chosenId, textOf, onChoose, round }: PaneProps) {
  const { state: run, start, cancel } = useRun(runOnServer);
  const { changeProfile } = useAccountCache();
  const chosen = state.versions.find(({ id }) => id === chosenId);
  const ask = useEffectEvent(() => chosen && start({ kind: 'answer', text: textOf(chosen) }));
  useEffect(() => {
    if (round > 0) ask();
  }, [round]);
  const credits = run.status === 'done' ? run.price.credits : undefined;
  const showBalance = useEffectEvent((left: number) => changeProfile({ credits: left }));
  useEffect(() => {
    if (typeof credits === 'number') showBalance(credits);
  }, [credits]);
  const answer = run.status === 'done' ? run.outcome.text : run.status === 'streaming' ? run.text : '';
  return (
    <section className={style.pane} aria-label={`Answer ${side}`} aria-busy={run.status === 'streaming'}>
      <Select
        label={side}
        options={state.versions.map((version) => ({ id: `${version.id}`, label: versionName(version) }))}
        value={`${chosenId}`}
        onChange={(id) => onChoose(Number(id))}
      />
      {run.status === 'failed' && <Notice kind="error">{failureText(run)}</Notice>}
      {answer && (
        <p className={style.answer} dir="auto">
          {answer}
        </p>
      )}
      {run.status === 'streaming' && <Button onClick={cancel}>Cancel</Button>}
    </section>
  );
}

interface RunVersionsProps {
  state: PromptVersions;
  /** A version as it is sent: for the chosen model and filled in. */
  textOf: (version: PromptVersion) => string;
}

/** Two versions answered side by side by our server's model; a model of one's own answers in the extension, where its key is. */
export function RunVersions({ state, textOf }: RunVersionsProps) {
  const current = currentOf(state);
  const before = current && versionBefore(state, current.id);
  const [chosen, setChosen] = useState({ a: before?.id ?? current?.id ?? 0, b: current?.id ?? 0 });
  const [round, setRound] = useState(0);
  const pane = { state, textOf, round };
  const price = 2 * prices.answer.credits;
  return (
    <section className={style.section} aria-label="Run it">
      <p className={style.note}>
        Both versions are answered by our server’s model, for {price} credits. To run them on a model of your
        own, save them to the extension: keys stay there and never reach a page.
      </p>
      <div className={style.panes}>
        <Pane {...pane} side="A" chosenId={chosen.a} onChoose={(a) => setChosen({ ...chosen, a })} />
        <Pane {...pane} side="B" chosenId={chosen.b} onChoose={(b) => setChosen({ ...chosen, b })} />
      </div>
      <ButtonRow>
        <Button onClick={() => setRound(round + 1)}>Run both</Button>
      </ButtonRow>
    </section>
  );
}
