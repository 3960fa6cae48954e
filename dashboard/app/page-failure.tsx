import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { pageFailure } from '@/shared/errors/page-failure.en.ts';
import { siteAnswers } from './code-arrival.ts';
import style from './error-boundary.module.css';
import { say } from './say.ts';
import layout from './site-layout.module.css';

interface PageFailureProps {
  /** Whether it is the network that is missing, not the page. */
  isUnreached: boolean;
  /** Whether it was asked for again already. */
  wasTried: boolean;
  onAgain: () => void;
}

/** Says why a page does not stand there, and tries again: when told to, and once the network is back. */
export function PageFailure({ isUnreached, wasTried, onAgain }: PageFailureProps) {
  const [said, setSaid] = useState('');
  const [isAsking, setAsking] = useState(isUnreached && navigator.onLine);
  const [isOutdated, setOutdated] = useState(false);
  const { title, heading, text, again } =
    pageFailure[isUnreached ? (isOutdated ? 'outdated' : 'unreached') : 'broken'];
  // A line may have dropped the code. Where the site is there and the code is not, twice, it was published anew.
  const judge = useEffectEvent((isThere: boolean) => {
    setAsking(false);
    setOutdated(isThere && wasTried);
    if (isThere && !wasTried) onAgain();
  });
  useEffect(() => {
    const control = new AbortController();
    if (isUnreached) void siteAnswers().then((isThere) => control.signal.aborted || judge(isThere));
    return () => control.abort();
  }, [isUnreached]);
  const tryAgain = async () => {
    if (isOutdated) return window.location.reload();
    setSaid(pageFailure.looking);
    if (await siteAnswers()) onAgain();
    else setSaid(pageFailure.stillUnreached);
  };
  const goOn = useEffectEvent(() => isUnreached && void tryAgain());
  useEffect(() => {
    const control = new AbortController();
    window.addEventListener('online', () => goOn(), { signal: control.signal });
    return () => control.abort();
  }, []);
  if (isAsking) return <p className={layout.waiting}>{say('loading')}</p>;
  return (
    <div className={style.failed} role="alert">
      <title>{`${title} · Whetstone`}</title>
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <Button size="site" onClick={() => void tryAgain()}>
          {again}
        </Button>
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
