import { engineText } from '@/components/engine-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { useWatchedValue } from '@/components/use-saved-value.ts';
import { engineInUse } from '@/shared/extension/engine-in-use.ts';
import type { Session } from '@/shared/extension/storage.ts';
import { accountNeed } from './balance-text.ts';
import style from './popup.module.css';
import { say } from './say.ts';

interface EngineNowProps {
  account: Session | null;
  /** Opens where an engine is chosen. */
  onChange: () => void;
}

/** Which engine is on, what it does with the text, and the way to another. */
export function EngineNow({ account, onChange }: EngineNowProps) {
  const inUse = useWatchedValue(engineInUse);
  const engine = inUse && engineText(inUse);
  return (
    <div className={`${style.row} ${style.whole}`}>
      <div className={style.now} role="status">
        <p className={style.engine}>{engine?.name}</p>
        <p className={style.promise}>
          {engine?.promise}
          {inUse && !account && ` · ${accountNeed(inUse)}`}
        </p>
      </div>
      <Button kind="quiet" aria-label={say('changeEngine')} onClick={onChange}>
        {say('change')}
      </Button>
    </div>
  );
}
