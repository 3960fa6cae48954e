import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useStore } from 'zustand/react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import style from './toaster.module.css';
import { dismissToast, type Toast, toastStore } from './toasts.ts';

function ToastCard({ toast: { id, kind, text } }: { toast: Toast }) {
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={style.toast} role={kind === 'error' ? 'alert' : undefined}>
      <Icon className={style[kind]} aria-hidden="true" />
      <p>{text}</p>
      <IconButton name="Dismiss" icon={<X aria-hidden="true" />} onClick={() => dismissToast(id)} />
    </div>
  );
}

/** Where toasts appear; stands on every page, so that screen readers know the place before something is said. */
export function Toaster() {
  const toasts = useStore(toastStore);
  return (
    <div className={style.toaster} role="status" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
