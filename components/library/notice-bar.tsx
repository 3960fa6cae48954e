import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '@/components/failure.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './notice-bar.module.css';
import { say } from './say.ts';
import { ImportButton } from './transfer.tsx';
import type { NoticeBoard } from './use-notice.ts';

/** How long a notice stays while nobody rests on it. */
const SHOWN_MS = 15_000;

interface NoticeBarProps extends NoticeBoard {
  /** Stands in the flow, below what was pressed, and covers nothing; else at the foot of the screen. */
  inFlow?: boolean;
}

/** Says what was done, with Undo where it can be taken back. A failure stays until it is put away. */
export function NoticeBar({ notice, dismiss, attempt, inFlow = false }: NoticeBarProps) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!notice || notice.kind === 'failed' || isHeld) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, isHeld, dismiss]);
  const place = useRef<HTMLDivElement>(null);
  const shown = notice?.id;
  useEffect(() => {
    if (inFlow && shown !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [inFlow, shown]);
  const undo = notice?.undo;
  if (notice?.code)
    return (
      <div ref={place} className={inFlow ? undefined : style.foot}>
        <div key={notice.id} className={style.failure}>
          <Failure code={notice.code} context="library" onRetry={notice.again} onClose={dismiss}>
            {notice.onFile && <ImportButton onFile={notice.onFile}>{say('otherFile')}</ImportButton>}
          </Failure>
        </div>
      </div>
    );
  return (
    <div ref={place} role="status" className={inFlow ? undefined : style.foot}>
      {notice && (
        // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only keeps it there
        <div
          key={notice.id}
          className={style.bar}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <p className={style.text}>{notice.text}</p>
          {undo && (
            <Button
              onClick={() => {
                dismiss();
                void attempt(undo);
              }}
            >
              {say('undo')}
            </Button>
          )}
          <IconButton name={say('dismiss')} icon={<X aria-hidden="true" />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
