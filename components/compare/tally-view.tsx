import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Tally } from '@/shared/library/tally.ts';
import style from './compare.module.css';
import { BLIND, tallyLines, tallyTitle } from './compare-texts.ts';

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
          <ul className={style.lines} aria-label="Comparisons by mode">
            {lines.map(({ mode, headline, details, note }) => (
              <li key={mode} className={style.line}>
                <p>{headline}</p>
                {details && <p className={style.note}>{details}</p>}
                <p className={style.note}>{note}</p>
              </li>
            ))}
          </ul>
          <p className={style.note}>{BLIND}</p>
          <Button
            onClick={async () => {
              const back = await onReset();
              setUndo(() => back);
            }}
          >
            Reset
          </Button>
        </details>
      )}
      <div role="status" className={style.reset}>
        {undo && (
          <>
            <span>The counts are reset.</span>
            <Button
              ref={undoButton}
              onClick={async () => {
                setUndo(null);
                await undo();
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
    </>
  );
}
