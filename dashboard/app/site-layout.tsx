import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Mark } from '@/components/mark.tsx';
import { logEvent } from './log-event.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { paths } from './paths.ts';
import { say } from './say.ts';
import { followOtherTabs, useSession } from './session.ts';
import { SiteFooter } from './site-footer.tsx';
import style from './site-layout.module.css';
import { SiteNav } from './site-nav.tsx';
import { Toaster } from './toaster.tsx';

/** Where one writes at the page's foot. */
const chats: readonly string[] = [paths.imagePrompt, paths.chat];

/** The frame of every page: skip link, name, where one can go, the page, the foot (spec §2: not under the generator), messages. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  useEffect(() => {
    const control = new AbortController();
    followOtherTabs(control.signal);
    return () => control.abort();
  }, []);
  useEffect(() => logEvent('page_viewed'), [pathname]);
  return (
    <>
      <div className={style.page}>
        <a className={style.skip} href="#content">
          {say('skipToContent')}
        </a>
        <div className={style.top}>
          <header className={`${style.band} ${style.head}`}>
            <Link to={paths.home} className={style.home}>
              <Mark /> Whetstone
            </Link>
            <SiteNav />
          </header>
          <OfflineNotice />
        </div>
        <main id="content" tabIndex={-1} className={style.band}>
          {children}
        </main>
        {pathname !== paths.generator && (
          <footer className={`${style.band} ${style.foot} ${status === 'unknown' ? style.unsure : ''}`}>
            <SiteFooter slim={chats.includes(pathname)} />
          </footer>
        )}
      </div>
      <Toaster />
    </>
  );
}
