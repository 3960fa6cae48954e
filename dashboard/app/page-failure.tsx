import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { pageFailure } from '@/shared/errors/page-failure.en.ts';
import style from './error-boundary.module.css';

interface PageFailureProps {
  /** Whether it is the network that is missing, not the page. */
  isUnreached: boolean;
  onAgain: () => void;
}

/** Whether the site can be reached at all: a page must not be left for the browser's own word on that. */
const siteAnswers = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Says why a page does not stand there, and tries again: when told to, and once the network is back. */
export function PageFailure({ isUnreached, onAgain }: PageFailureProps) {
  const [said, setSaid] = useState('');
  const { title, heading, text, again } = isUnreached ? pageFailure.unreached : pageFailure.broken;
  const tryAgain = async () => {
    setSaid('');
    if (await siteAnswers()) onAgain();
    else setSaid(pageFailure.stillUnreached);
  };
  const goOn = useEffectEvent(() => isUnreached && void tryAgain());
  useEffect(() => {
    const control = new AbortController();
    window.addEventListener('online', () => goOn(), { signal: control.signal });
    return () => control.abort();
  }, []);
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
