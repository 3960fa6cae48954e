import { Button, type ButtonLook } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { pauseText } from '@/shared/errors/pause-text.en.ts';
import { pauseEnglish } from '@/shared/texts/pause.en.ts';
import { sentences } from '@/shared/texts/sentences.ts';
import style from './paused-notice.module.css';
import type { PauseValue } from './settings-store.ts';
import { useIsPaused } from './use-is-paused.ts';

const say = sentences('pause', pauseEnglish);

interface PausedNoticeProps {
  value: PauseValue | null | undefined;
  /** `primary` where going on is what the screen is for now. */
  kind?: ButtonLook['kind'];
  onResume: () => void;
}

/** Says that everything stands still, and lets it go on; nothing while it does. */
export function PausedNotice({ value, kind, onResume }: PausedNoticeProps) {
  if (!useIsPaused(value) || !value) return null;
  return (
    <Notice kind="warning">
      <div className={style.paused}>
        <p>{pauseText(value.until)}</p>
        <Button kind={kind} onClick={onResume}>
          {say('resume')}
        </Button>
      </div>
    </Notice>
  );
}
