import { Button } from '@/components/ui/button.tsx';
import style from './part-failure.module.css';
import { say } from './say.ts';

interface PartFailureProps {
  /** Asks for the code once more; left out where that is of no use. */
  onAgain?: (() => void) | undefined;
  /** Puts it away, where what should stand there can be put away. */
  onClose?: (() => void) | undefined;
  /** What is kept over a reload. */
  kept?: string | undefined;
}

/** Stands where a part of the page should: its code did not come, or is not there any more. */
export function PartFailure({ onAgain, onClose, kept = '' }: PartFailureProps) {
  const isOutdated = onAgain === undefined;
  return (
    <div className={style.failed} role="alert">
      <p className={style.title}>{say(isOutdated ? 'outdatedTitle' : 'partTitle')}</p>
      <p>
        {say(isOutdated ? 'outdatedText' : 'partText')} {kept}
      </p>
      <div className={style.ways}>
        {isOutdated ? (
          <Button onClick={() => window.location.reload()}>{say('reloadPage')}</Button>
        ) : (
          <Button onClick={onAgain}>{say('tryAgain')}</Button>
        )}
        {onClose && <Button onClick={onClose}>{say('close')}</Button>}
      </div>
    </div>
  );
}
