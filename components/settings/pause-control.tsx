import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { PauseValue } from './settings-store.ts';

interface PauseControlProps {
  value: PauseValue | null;
  onChange: (value: PauseValue | null) => void;
}

const HOUR_MS = 3_600_000;

/** Whether everything stands still; says again when a pause for a while has run out. */
function useIsPaused(value: PauseValue | null): boolean {
  const until = value?.until ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (until === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [until]);
  return value !== null && (until === null || until > now);
}

/** Stops everything, for an hour or until it is resumed. */
export function PauseControl({ value, onChange }: PauseControlProps) {
  const isPaused = useIsPaused(value);
  if (!isPaused)
    return (
      <ButtonRow>
        <Button onClick={() => onChange({ until: null })}>Pause everything</Button>
        <Button kind="quiet" onClick={() => onChange({ until: Date.now() + HOUR_MS })}>
          Pause for 1 hour
        </Button>
      </ButtonRow>
    );
  const until = value?.until;
  const clock =
    until && new Date(until).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <>
      <Notice kind="warning">
        Paused{clock ? ` until ${clock}` : ''}: Whetstone reads nothing and sends nothing.
      </Notice>
      <ButtonRow>
        <Button onClick={() => onChange(null)}>Resume</Button>
      </ButtonRow>
    </>
  );
}
