import type { ReactNode } from 'react';
import { PageHeading } from '@/dashboard/app/page-heading.tsx';
import style from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One narrow column with one thing to do. */
export function AuthFrame({ title, lead, children }: AuthFrameProps) {
  return (
    <div className={style.frame}>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </div>
  );
}
