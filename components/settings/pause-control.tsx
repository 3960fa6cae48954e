import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { pauseEnglish } from '@/shared/texts/pause.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import { PausedNotice } from './paused-notice.tsx';
import type { PauseValue } from './settings-store.ts';
import { useIsPaused } from './use-is-paused.ts';

interface PauseControlProps {
  value: PauseValue | null;
  /** Where other things come first. */
  isQuiet?: boolean;
  onChange: (value: PauseValue | null) => void;
}

const say = sentences('pause', pauseEnglish);
const HOUR_MS = 3_600_000;

/** Stops everything, for an hour or until it is resumed. */
export function PauseControl({ value, isQuiet = false, onChange }: PauseControlProps) {
  if (useIsPaused(value)) return <PausedNotice value={value} onResume={() => onChange(null)} />;
  return (
    <ButtonRow>
      <Button kind={isQuiet ? 'quiet' : 'plain'} onClick={() => onChange({ until: null })}>
        {say('everything')}
      </Button>
      <Button kind="quiet" onClick={() => onChange({ until: Date.now() + HOUR_MS })}>
        {say('forHours', { count: 1 })}
      </Button>
    </ButtonRow>
  );
}
