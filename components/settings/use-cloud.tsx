import { useState } from 'react';
import type { EngineOption } from '@/components/engine-text.ts';
import { Failure } from '@/components/failure.tsx';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from '@/shared/errors/codes.ts';
import { reportError } from '@/shared/errors/report-error.ts';
import { say } from './say.ts';
import { cloudDestination, useSendingQuestion } from './sending-question.tsx';
import style from './settings.module.css';
import type { EngineStates, SettingsStore } from './settings-store.ts';

interface CloudOptions {
  states: EngineStates | undefined;
  chosen: EngineOption;
  onChosen: (engine: EngineId) => void;
}

/** The choice of an engine of ours: until somebody is signed in it would answer nothing, so what was chosen before stays. */
export function useCloud(
  store: Pick<SettingsStore, 'consent' | 'signIn'>,
  { states, chosen, onChosen }: CloudOptions,
) {
  const sending = useSendingQuestion(store.consent);
  const [awaited, setAwaited] = useState<{ engine: EngineId; insteadOf: EngineOption }>();
  const [failure, setFailure] = useState<{ engine: EngineId; code: ErrorCode }>();
  // Another choice ends it, and so does having signed in: signed out again, nobody waits.
  if (awaited && (awaited.insteadOf !== chosen || states?.[awaited.engine] === 'ready'))
    setAwaited(undefined);
  const goOn = async (engine: EngineId) => {
    setFailure(undefined);
    try {
      if (!(await store.consent.requestSending())) return;
      if (states?.[engine] === 'ready') return onChosen(engine);
      await store.signIn(engine);
      setAwaited({ engine, insteadOf: chosen });
    } catch (thrown) {
      setAwaited(undefined);
      setFailure({ engine, code: reportError('settings.engine', thrown).code });
    }
  };
  const told = awaited && (
    <p role="status" className={style.note}>
      {say('signInAwaited')}
    </p>
  );
  const failed = failure && (
    <Failure
      code={failure.code}
      context="settings"
      onRetry={() => void goOn(failure.engine)}
      onClose={() => setFailure(undefined)}
    />
  );
  const below = sending.question ?? failed ?? told;
  return {
    choose: (engine: EngineId) =>
      sending.ask(cloudDestination(store.consent.cloudHost), () => void goOn(engine)),
    below: below && <div className={style.body}>{below}</div>,
  };
}
