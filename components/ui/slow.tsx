import { type ReactNode, useEffect, useState } from 'react';
import { sayPlain } from '@/components/say-plain.ts';
import style from './slow.module.css';

const TICK_MS = 1_000;

/** How long that is by now: for the eyes alone, since it would be read out at each second. */
function Seconds({ sinceMs }: { sinceMs: number }) {
  const [seconds, setSeconds] = useState(Math.round(sinceMs / TICK_MS));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden="true"> · {sayPlain('seconds', { count: String(seconds) })}</span>;
}

interface SlowProps {
  /** How long nobody wonders. */
  afterMs: number;
  /** That it does, with the seconds beside it. */
  title?: string;
  /** What takes so long. */
  text: string;
  /** Another way than to wait. */
  children?: ReactNode;
}

/** Says what takes so long, with another way on; nothing before anybody would wonder. */
export function Slow({ afterMs, title, text, children }: SlowProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status" className={style.slow}>
      {isSlow && (
        <>
          <p>
            {title && (
              <b className={style.title}>
                {title}
                <Seconds sinceMs={afterMs} />
              </b>
            )}
            {text}
          </p>
          {children}
        </>
      )}
    </div>
  );
}
