import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '@/components/mark.tsx';
import { paths } from './paths.ts';
import style from './site-layout.module.css';

/** The frame of every public page: skip link, name, where one can go, the page, the foot. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={style.page}>
      <a className={style.skip} href="#content">
        Skip to content
      </a>
      <header className={`${style.band} ${style.head}`}>
        <Link to={paths.home} className={style.home}>
          <Mark /> Whetstone
        </Link>
        <nav className={style.nav} aria-label="Site">
          <a href={`${paths.home}#try`}>Try it</a>
          <a href={`${paths.home}#why`}>Why</a>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={style.band}>
        {children}
      </main>
      <footer className={style.band}>
        <p className={style.foot}>Whetstone is free software under the MIT licence.</p>
      </footer>
    </div>
  );
}
