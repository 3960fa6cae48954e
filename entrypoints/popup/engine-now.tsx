import { useEffect } from 'react';
import { engineText } from '@/components/engine-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWatchedValue } from '@/components/use-saved-value.ts';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import { lastEngineItem } from '@/shared/extension/last-engine.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { accountNeed } from './balance-text.ts';
import style from './popup.module.css';
import { say } from './say.ts';

interface EngineNowProps {
  account: Session | null;
  /** What it is as far as that can be told at once: to look through all of them takes a moment. */
  last: EngineId | null;
  /** Opens where an engine is chosen. */
  onChange: () => void;
}

/** Which engine is on, what it does with the text, and the way to another. */
export function EngineNow({ account, last, onChange }: EngineNowProps) {
  const known = useWatchedValue(engineInUse);
  useEffect(() => {
    // What is not kept is looked up again.
    if (known) void lastEngineItem.set(known).catch(() => undefined);
  }, [known]);
  const inUse = known ?? last;
  const engine = inUse && engineText(inUse);
  return (
    <div className={`${style.row} ${style.whole}`}>
      {engine ? (
        <div className={style.now} role="status">
          <p className={style.engine}>{engine.name}</p>
          <p className={style.promise}>
            {engine.promise}
            {!account && ` · ${accountNeed(inUse)}`}
          </p>
        </div>
      ) : (
        <Skeleton lines={2} />
      )}
      {engine && (
        <Button kind="quiet" aria-label={say('changeEngine')} onClick={onChange}>
          {say('change')}
        </Button>
      )}
    </div>
  );
}
