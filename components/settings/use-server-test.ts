import { useEffect, useRef, useState } from 'react';
import type { ProbeOutcome } from '@/shared/engines/probe-server.ts';
import type { SettingsStore } from './settings-store.ts';

type Server = Parameters<SettingsStore['testServer']>[0];

interface ServerTest {
  /** Null before the first test, and again once the server was changed. */
  outcome: ProbeOutcome | null;
  isRunning: boolean;
  start: (server: Server) => void;
  stop: () => void;
  forget: () => void;
  /** Shows what was found out elsewhere. */
  show: (outcome: ProbeOutcome) => void;
}

interface TestHearers {
  /** Hears of a server that answered. */
  onWorking: (server: Server) => void;
  /** Hears whether what stands in the form failed. */
  onTest: (hasFailed: boolean) => void;
}

/** One test at a time; leaving the form ends it. */
export function useServerTest(
  test: SettingsStore['testServer'],
  { onWorking, onTest }: TestHearers,
): ServerTest {
  const [outcome, setOutcome] = useState<ProbeOutcome | null>(null);
  const [isRunning, setRunning] = useState(false);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  // A server that runs and has other models has not failed.
  const hasFailed = outcome?.ok === false && outcome.error.cause !== 'wrong_model';
  useEffect(() => {
    onTest(hasFailed);
    return () => onTest(false);
  }, [hasFailed, onTest]);
  const stop = () => {
    current.current?.abort();
    setRunning(false);
  };
  return {
    outcome,
    isRunning,
    stop,
    forget: () => setOutcome(null),
    show: setOutcome,
    start(server) {
      current.current?.abort();
      const control = new AbortController();
      current.current = control;
      setOutcome(null);
      setRunning(true);
      test(server, control.signal).then(
        (found) => {
          if (control.signal.aborted) return;
          setRunning(false);
          setOutcome(found);
          if (found.ok) onWorking(server);
        },
        () => {
          if (control.signal.aborted) return;
          setRunning(false);
          // What nobody foresaw is not left unsaid.
          setOutcome({ ok: false, error: { cause: 'unreachable', models: [] } });
        },
      );
    },
  };
}
