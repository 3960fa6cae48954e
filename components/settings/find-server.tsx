import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { sayServer } from './say.ts';
import style from './settings.module.css';
import type { FoundServer, SettingsStore } from './settings-store.ts';

type State = 'idle' | 'looking' | 'none';

/** Looks at the addresses servers come with, once for each press; leaving the form ends it. */
export function useFinding(findServer: SettingsStore['findServer'], onFound: (found: FoundServer) => void) {
  const [state, setState] = useState<State>('idle');
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const find = (baseUrls: readonly string[]) => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    setState('looking');
    const end = (found: FoundServer | null) => {
      if (control.signal.aborted) return;
      setState(found ? 'idle' : 'none');
      if (found) onFound(found);
    };
    findServer(baseUrls, control.signal).then(end, () => end(null));
  };
  return { state, find, forget: () => setState('idle') };
}

/** The way in for who knows no address. */
export function FindServer({
  state,
  leads,
  onFind,
}: {
  state: State;
  /** Whether to press it is what comes first. */
  leads: boolean;
  onFind: () => void;
}) {
  return (
    <>
      <ButtonRow>
        <Button
          kind={leads ? 'primary' : 'plain'}
          aria-label={sayServer('findHere')}
          onClick={onFind}
          disabled={state === 'looking'}
        >
          {sayServer('find')}
        </Button>
      </ButtonRow>
      <p role="status" className={`${style.note} ${style.told}`}>
        {state === 'looking' && sayServer('looking')}
        {state === 'none' && sayServer('noneFound')}
      </p>
    </>
  );
}
