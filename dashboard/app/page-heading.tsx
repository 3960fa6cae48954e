import type { ReactNode } from 'react';
import style from './page-heading.module.css';
import { useArrival } from './use-arrival.ts';

interface PageHeadingProps {
  children: string;
  /** What the tab is called; the heading where it says nothing else. */
  tab?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
}

/** A page's name, in the page and on its tab. Takes the focus when one comes here from another page of the site. */
export function PageHeading({ children, tab = children, lead }: PageHeadingProps) {
  const heading = useArrival();
  return (
    <div className={style.head}>
      <title>{`${tab} · Whetstone`}</title>
      <h1 ref={heading} tabIndex={-1} className={style.heading}>
        {children}
      </h1>
      {lead && <p className={style.lead}>{lead}</p>}
    </div>
  );
}
