import { type ReactNode, useEffect, useState } from 'react';
import style from './slow.module.css';

interface SlowProps {
  /** How long nobody wonders. */
  afterMs: number;
  /** What takes so long. */
  text: string;
  /** Another way than to wait. */
  children?: ReactNode;
}

/** Says what takes so long, with another way on; nothing before anybody would wonder. */
export function Slow({ afterMs, text, children }: SlowProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div role="status" className={style.slow}>
      {isSlow && (
        <>
          <p>{text}</p>
          {children}
        </>
      )}
    </div>
  );
}
