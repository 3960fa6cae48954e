import type { ReactNode } from 'react';
import style from './button-row.module.css';

/** Buttons that belong together, the one that goes on first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={style.row}>{children}</div>;
}
