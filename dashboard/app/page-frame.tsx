import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import style from './page-frame.module.css';
import { PageHeading } from './page-heading.tsx';
import { paths } from './paths.ts';
import { say } from './say.ts';

interface PageFrameProps {
  title: string;
  lead?: ReactNode;
  /** Where one came from (spec §2: from the homepage, mostly). */
  back?: 'home' | 'gallery' | 'reports';
  children: ReactNode;
}

/** The way back, above a page's name. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={style.back}>
      <ArrowLeft aria-hidden="true" data-points="" />
      {children}
    </Link>
  );
}

/** A page of the account: its name, and its parts one under the other. */
export function PageFrame({ title, lead, back, children }: PageFrameProps) {
  return (
    <div className={style.page}>
      {back && <BackLink to={paths[back]}>{say(`back_${back}`)}</BackLink>}
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
  /** Holds one press alone, which stands at the end of its line. */
  act?: boolean;
  children: ReactNode;
}

/** A part of such a page under a heading of its own. */
export function PagePart({ title, about, wide = false, act = false, children }: PagePartProps) {
  return (
    <section className={`${style.part} ${wide ? style.wide : ''} ${act ? style.act : ''}`} aria-label={title}>
      <div className={style.about}>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={style.body}>{children}</div>
    </section>
  );
}
