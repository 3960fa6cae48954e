import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './notice.module.css';

interface NoticeProps {
  kind: 'error' | 'warning' | 'success';
  children: ReactNode;
}

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

/** What happened, what is safe, what to do; read aloud when it appears. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${style.notice} ${style[kind]}`}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
