import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand/react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { say } from './say.ts';
import style from './toaster.module.css';
import { dismissToast, type Toast, toastStore } from './toasts.ts';

/** Between a control and the message under it. */
const ROOM_PX = 16;

function ToastCard({ toast: { id, kind, title, text, way } }: { toast: Toast }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={style.toast} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className={style[kind]} aria-hidden="true" />
      <p>
        {title && <strong className={style.title}>{title}</strong>}
        {text}
        {way && (
          <Link to={way.path} className={style.way} onClick={() => dismissToast(id)}>
            {way.label}
          </Link>
        )}
      </p>
      <IconButton name={say('dismiss')} icon={<X aria-hidden="true" />} onClick={() => dismissToast(id)} />
    </div>
  );
}

/** A message is mostly about the control one has just used: that one moves out from under it. */
function uncoverFocused(toaster: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toaster.contains(focused)) return;
  const { top } = toaster.getBoundingClientRect();
  const { bottom, top: controlTop } = focused.getBoundingClientRect();
  const hidden = bottom + ROOM_PX - top;
  if (hidden > 0 && controlTop < window.innerHeight) window.scrollBy({ top: hidden, behavior: 'instant' });
}

/** Where toasts appear; stands on every page, so that screen readers know the place before something is said. */
export function Toaster() {
  const toasts = useStore(toastStore);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (toasts.length > 0 && place.current) uncoverFocused(place.current);
  }, [toasts]);
  return (
    <div ref={place} className={style.toaster} role="status" aria-label={say('messages')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
