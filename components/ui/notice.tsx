import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sayPlain } from '@/components/say-plain.ts';
import { Button } from './button.tsx';
import { focusBefore } from './focus-before.ts';
import { IconButton } from './icon-button.tsx';
import style from './notice.module.css';

interface Said {
  children: ReactNode;
  /** The presses that lead on, the one that mends it first. */
  ways?: ReactNode;
  /** Beside a result, whose part it is: without a box of its own. */
  isBare?: boolean;
  /** Puts it away; left out where it stands in the place of what it is about. */
  onClose?: (() => void) | undefined;
}

/** A failure, or what stands in the way, has a name: in two or three words. */
type NoticeProps = Said &
  ({ kind: 'error' | 'obstacle'; title: string } | { kind: 'warning' | 'success'; title?: string });

const icons = { error: CircleAlert, obstacle: TriangleAlert, warning: TriangleAlert, success: CircleCheck };

/** What happened, what is safe, what to do; read aloud when it appears. */
export function Notice({ kind, title, children, ways, isBare = false, onClose }: NoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const Icon = icons[kind];
  // Its ways out end with the one that leads nowhere.
  const isFailure = kind === 'error' || kind === 'obstacle';
  const close = () => {
    const hasFocus = place.current?.contains(document.activeElement);
    const focusNext = hasFocus && place.current ? focusBefore(place.current) : undefined;
    // What goes along with it is gone before the focus looks for a place.
    flushSync(() => onClose?.());
    // What comes in its place may have taken it already.
    const { activeElement } = document;
    if (activeElement === document.body || place.current?.contains(activeElement)) focusNext?.();
  };
  return (
    <div
      ref={place}
      role={isFailure ? 'alert' : 'status'}
      className={`${style.notice} ${style[kind]} ${isBare ? style.bare : ''}`}
      data-closes={onClose && !isFailure ? '' : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={style.said}>
        {title && <p className={style.title}>{title}</p>}
        <div>{children}</div>
        <div className={style.ways}>
          {ways}
          {onClose && isFailure && <Button onClick={close}>{sayPlain('close')}</Button>}
        </div>
      </div>
      {onClose && !isFailure && (
        <IconButton name={sayPlain('close')} icon={<X aria-hidden="true" />} onClick={close} />
      )}
    </div>
  );
}
