import type { ReactNode } from 'react';
import { Link } from 'react-router';
import style from './page-frame.module.css';
import { PageHeading } from './page-heading.tsx';
import { paths } from './paths.ts';

interface PageFrameProps {
  title: string;
  lead?: ReactNode;
  /** Pages that one reaches from the homepage lead back there (spec §2). */
  backHome?: boolean;
  children: ReactNode;
}

/** A page of the account: its name, and its parts one under the other. */
export function PageFrame({ title, lead, backHome = false, children }: PageFrameProps) {
  return (
    <div className={style.page}>
      {backHome && (
        <Link to={paths.home} className={style.back}>
          Back to Home
        </Link>
      )}
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
    </div>
  );
}

interface PagePartProps {
  title: string;
  about?: ReactNode;
  /** Takes the page's whole width, under its heading. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of such a page under a heading of its own. */
export function PagePart({ title, about, wide = false, children }: PagePartProps) {
  return (
    <section className={`${style.part} ${wide ? style.wide : ''}`} aria-label={title}>
      <div className={style.about}>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={style.body}>{children}</div>
    </section>
  );
}
