import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation } from 'react-router';
import { useStore } from 'zustand/react';
import { ErrorBoundary } from './error-boundary.tsx';
import { logouts } from './forget-at-logout.ts';
import { type Page, pageOf } from './page-of.tsx';
import { guessedPaths, paths } from './paths.ts';
import { say } from './say.ts';
import style from './site-layout.module.css';
import { SiteLayout } from './site-layout.tsx';

type Pages = readonly (readonly [path: string, page: Page])[];

/** Which page stands at which address; each is fetched when it is visited. */
const publicPages: Pages = [
  [paths.home, pageOf(() => import('@/dashboard/pages/home.tsx').then(({ Home }) => Home))],
  [paths.login, pageOf(() => import('@/dashboard/pages/login.tsx').then(({ Login }) => Login))],
  [paths.signup, pageOf(() => import('@/dashboard/pages/signup.tsx').then(({ Signup }) => Signup))],
  [
    paths.authAction,
    pageOf(() => import('@/dashboard/pages/auth-action.tsx').then(({ AuthAction }) => AuthAction)),
  ],
  [
    paths.subscription,
    pageOf(() => import('@/dashboard/pages/subscription.tsx').then(({ Subscription }) => Subscription)),
  ],
  [paths.features, pageOf(() => import('@/dashboard/pages/features.tsx').then(({ Features }) => Features))],
  [paths.download, pageOf(() => import('@/dashboard/pages/download.tsx').then(({ Download }) => Download))],
  [paths.gallery, pageOf(() => import('@/dashboard/pages/gallery.tsx').then(({ Gallery }) => Gallery))],
  [
    paths.template,
    pageOf(() => import('@/dashboard/pages/template.tsx').then(({ TemplatePage }) => TemplatePage)),
  ],
  [
    paths.generator,
    pageOf(() => import('@/dashboard/pages/generator.tsx').then(({ loadGenerator }) => loadGenerator())),
  ],
  [paths.chat, pageOf(() => import('@/dashboard/pages/chat.tsx').then(({ Chat }) => Chat))],
  [
    paths.sharedReport,
    pageOf(() => import('@/dashboard/pages/shared-report.tsx').then(({ SharedReport }) => SharedReport)),
  ],
  [
    paths.sampleReport,
    pageOf(() => import('@/dashboard/pages/sample-report.tsx').then(({ SampleReport }) => SampleReport)),
  ],
  [paths.privacy, pageOf(() => import('@/dashboard/pages/privacy.tsx').then(({ Privacy }) => Privacy))],
  [paths.terms, pageOf(() => import('@/dashboard/pages/terms.tsx').then(({ Terms }) => Terms))],
  [paths.cookies, pageOf(() => import('@/dashboard/pages/cookies.tsx').then(({ Cookies }) => Cookies))],
  [paths.about, pageOf(() => import('@/dashboard/pages/about.tsx').then(({ About }) => About))],
  [paths.contact, pageOf(() => import('@/dashboard/pages/contact.tsx').then(({ Contact }) => Contact))],
];
const accountPages: Pages = [
  [
    paths.newTemplate,
    pageOf(() => import('@/dashboard/pages/new-template.tsx').then(({ NewTemplatePage }) => NewTemplatePage)),
  ],
  [
    paths.ownTemplate,
    pageOf(() => import('@/dashboard/pages/own-template.tsx').then(({ OwnTemplatePage }) => OwnTemplatePage)),
  ],
  [paths.profile, pageOf(() => import('@/dashboard/pages/profile.tsx').then(({ Profile }) => Profile))],
  [
    paths.imagePrompt,
    pageOf(() => import('@/dashboard/pages/image-prompt.tsx').then(({ ImagePrompt }) => ImagePrompt)),
  ],
  [paths.reports, pageOf(() => import('@/dashboard/pages/reports.tsx').then(({ Reports }) => Reports))],
  [paths.report, pageOf(() => import('@/dashboard/pages/report.tsx').then(({ Report }) => Report))],
  [paths.sources, pageOf(() => import('@/dashboard/pages/sources.tsx').then(({ Sources }) => Sources))],
  [paths.billing, pageOf(() => import('@/dashboard/pages/billing.tsx').then(({ Billing }) => Billing))],
  [
    paths.refreshCredits,
    pageOf(() =>
      import('@/dashboard/pages/refresh-credits.tsx').then(({ RefreshCredits }) => RefreshCredits),
    ),
  ],
];
const NotFound = pageOf(() => import('@/dashboard/pages/not-found.tsx').then(({ NotFound }) => NotFound));
const RequireSession = pageOf(() =>
  import('./require-session.tsx').then(({ RequireSession }) => RequireSession),
);

/** Fetches the page of an address, so that it is drawn at once; one that cannot be fetched says so when it is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const pages = new Map([...publicPages, ...accountPages]);
  const [found] =
    matchRoutes(
      [...pages.keys()].map((path) => ({ path })),
      pathname,
    ) ?? [];
  const page = pages.get(found?.route.path ?? '') ?? NotFound;
  await page.fetch().catch(() => undefined);
}

interface RouterProps {
  /** Told once the first page lives, and its fields answer, or where it cannot be drawn. */
  onPage?: () => void;
}

/** Beside the pages, since what suspends them holds back its effect too; after them, so that theirs come first. */
function PageLives({ onPage }: Required<RouterProps>) {
  useLayoutEffect(() => onPage(), [onPage]);
  return null;
}

/** The frame with the page of the address in it. */
export function Router({ onPage }: RouterProps) {
  const { pathname } = useLocation();
  const forgotten = useStore(logouts);
  // What a page shows of an account goes with it; a mail's link outlives the session that it ends.
  const drawnFor = pathname === paths.authAction ? pathname : forgotten;
  const boundary = useRef<ErrorBoundary>(null);
  const onLives = useCallback(() => {
    boundary.current?.stands();
    onPage?.();
  }, [onPage]);
  return (
    <SiteLayout>
      <ErrorBoundary ref={boundary} place={pathname} onFailure={onPage}>
        <Suspense key={drawnFor} fallback={<p className={style.waiting}>{say('loading')}</p>}>
          <Routes>
            {publicPages.map(([path, { Content }]) => (
              <Route key={path} path={path} element={<Content />} />
            ))}
            <Route element={<RequireSession.Content />}>
              {accountPages.map(([path, { Content }]) => (
                <Route key={path} path={path} element={<Content />} />
              ))}
            </Route>
            {Object.entries(guessedPaths).map(([guessed, path]) => (
              <Route key={guessed} path={guessed} element={<Navigate to={path} replace />} />
            ))}
            <Route path="*" element={<NotFound.Content />} />
          </Routes>
          <PageLives onPage={onLives} />
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  );
}
