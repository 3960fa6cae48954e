import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './notice.module.css';

interface NoticeProps {
  kind: 'error' | 'warning';
  children: ReactNode;
}

/** What happened, what is safe, what to do; read aloud when it appears. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={`${style.notice} ${style[kind]}`}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
