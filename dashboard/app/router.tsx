import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { paths } from './paths.ts';
import style from './site-layout.module.css';
import { SiteLayout } from './site-layout.tsx';

const Home = lazy(() => import('@/dashboard/pages/home.tsx').then(({ Home }) => ({ default: Home })));
const NotFound = lazy(() =>
  import('@/dashboard/pages/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

/** Which page stands at which address; each is fetched when it is visited. */
export function Router() {
  return (
    <SiteLayout>
      <Suspense fallback={<div className={style.waiting} />}>
        <Routes>
          <Route path={paths.home} element={<Home />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </SiteLayout>
  );
}
