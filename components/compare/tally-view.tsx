import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Tally } from '@/shared/library/tally.ts';
import style from './compare.module.css';
import { tallyLines, tallyTitle } from './compare-texts.ts';
import { say } from './say.ts';

interface TallyViewProps {
  tally: Tally;
  /** Forgets the counts; what comes back undoes it. */
  onReset: () => Promise<() => Promise<void>>;
}

/** How rewrites did in all comparisons of this device; nothing before the first. */
export function TallyView({ tally, onReset }: TallyViewProps) {
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo) undoButton.current?.focus();
  }, [undo]);
  const lines = tallyLines(tally);
  return (
    <>
      {lines.length > 0 && (
        <details className={style.tally}>
          <summary className={style.summary}>{tallyTitle(tally)}</summary>
          <ul className={style.lines} aria-label={say('byMode')}>
            {lines.map(({ mode, headline, details, note }) => (
              <li key={mode} className={style.line}>
                <p>{headline}</p>
                {details && <p className={style.note}>{details}</p>}
                <p className={style.note}>{note}</p>
              </li>
            ))}
          </ul>
          <p className={style.note}>{say('whyBlind')}</p>
          <Button
            onClick={async () => {
              const back = await onReset();
              setUndo(() => back);
            }}
          >
            {say('reset')}
          </Button>
        </details>
      )}
      <div role="status" className={style.reset}>
        {undo && (
          <>
            <span>{say('areReset')}</span>
            <Button
              ref={undoButton}
              onClick={async () => {
                setUndo(null);
                await undo();
              }}
            >
              {say('undo')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
