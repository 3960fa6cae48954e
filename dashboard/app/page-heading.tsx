import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import style from './page-heading.module.css';

interface PageHeadingProps {
  children: string;
  /** What the tab is called; the heading where it says nothing else. */
  tab?: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
}

/** A page's name, in the page and on its tab. Takes the focus when one comes here from another page of the site. */
export function PageHeading({ children, tab = children, lead }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The address a tab was opened with has this key: there the browser's own start of the page is right.
  const arrived = key !== 'default';
  useEffect(() => {
    if (!arrived) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [arrived]);
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
