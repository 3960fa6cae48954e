import { lazy, Suspense, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { paths } from './paths.ts';
import style from './site-layout.module.css';
import { SiteLayout } from './site-layout.tsx';

const Home = lazy(() => import('@/dashboard/pages/home.tsx').then(({ Home }) => ({ default: Home })));
const Login = lazy(() => import('@/dashboard/pages/login.tsx').then(({ Login }) => ({ default: Login })));
const Signup = lazy(() => import('@/dashboard/pages/signup.tsx').then(({ Signup }) => ({ default: Signup })));
const AuthAction = lazy(() =>
  import('@/dashboard/pages/auth-action.tsx').then(({ AuthAction }) => ({ default: AuthAction })),
);
const Profile = lazy(() =>
  import('@/dashboard/pages/profile.tsx').then(({ Profile }) => ({ default: Profile })),
);
const Subscription = lazy(() =>
  import('@/dashboard/pages/subscription.tsx').then(({ Subscription }) => ({ default: Subscription })),
);
const Billing = lazy(() =>
  import('@/dashboard/pages/billing.tsx').then(({ Billing }) => ({ default: Billing })),
);
const RefreshCredits = lazy(() =>
  import('@/dashboard/pages/refresh-credits.tsx').then(({ RefreshCredits }) => ({ default: RefreshCredits })),
);
const Features = lazy(() =>
  import('@/dashboard/pages/features.tsx').then(({ Features }) => ({ default: Features })),
);
const Download = lazy(() =>
  import('@/dashboard/pages/download.tsx').then(({ Download }) => ({ default: Download })),
);
const Privacy = lazy(() =>
  import('@/dashboard/pages/privacy.tsx').then(({ Privacy }) => ({ default: Privacy })),
);
const Terms = lazy(() => import('@/dashboard/pages/terms.tsx').then(({ Terms }) => ({ default: Terms })));
const Cookies = lazy(() =>
  import('@/dashboard/pages/cookies.tsx').then(({ Cookies }) => ({ default: Cookies })),
);
const About = lazy(() => import('@/dashboard/pages/about.tsx').then(({ About }) => ({ default: About })));
const Contact = lazy(() =>
  import('@/dashboard/pages/contact.tsx').then(({ Contact }) => ({ default: Contact })),
);
const Gallery = lazy(() =>
  import('@/dashboard/pages/gallery.tsx').then(({ Gallery }) => ({ default: Gallery })),
);
const TemplatePage = lazy(() =>
  import('@/dashboard/pages/template.tsx').then(({ TemplatePage }) => ({ default: TemplatePage })),
);
const OwnTemplatePage = lazy(() =>
  import('@/dashboard/pages/own-template.tsx').then(({ OwnTemplatePage }) => ({ default: OwnTemplatePage })),
);
const NewTemplatePage = lazy(() =>
  import('@/dashboard/pages/new-template.tsx').then(({ NewTemplatePage }) => ({ default: NewTemplatePage })),
);
const Generator = lazy(() =>
  import('@/dashboard/pages/generator.tsx').then(({ Generator }) => ({ default: Generator })),
);
const ImagePrompt = lazy(() =>
  import('@/dashboard/pages/image-prompt.tsx').then(({ ImagePrompt }) => ({ default: ImagePrompt })),
);
const Chat = lazy(() => import('@/dashboard/pages/chat.tsx').then(({ Chat }) => ({ default: Chat })));
const Reports = lazy(() =>
  import('@/dashboard/pages/reports.tsx').then(({ Reports }) => ({ default: Reports })),
);
const Report = lazy(() => import('@/dashboard/pages/report.tsx').then(({ Report }) => ({ default: Report })));
const SharedReport = lazy(() =>
  import('@/dashboard/pages/shared-report.tsx').then(({ SharedReport }) => ({ default: SharedReport })),
);
const SampleReport = lazy(() =>
  import('@/dashboard/pages/sample-report.tsx').then(({ SampleReport }) => ({ default: SampleReport })),
);
const Sources = lazy(() =>
  import('@/dashboard/pages/sources.tsx').then(({ Sources }) => ({ default: Sources })),
);
const RequireSession = lazy(() =>
  import('./require-session.tsx').then(({ RequireSession }) => ({ default: RequireSession })),
);
const NotFound = lazy(() =>
  import('@/dashboard/pages/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);

interface RouterProps {
  /** Told once the first page lives, and its fields answer, or where it cannot be drawn. */
  onPage?: () => void;
}

/** Beside the pages, since what suspends them holds back its effect too; after them, so that theirs come first. */
function PageLives({ onPage }: RouterProps) {
  useLayoutEffect(() => onPage?.(), [onPage]);
  return null;
}

/** Which page stands at which address; each is fetched when it is visited. */
export function Router({ onPage }: RouterProps) {
  const { pathname } = useLocation();
  return (
    <SiteLayout>
      <ErrorBoundary place={pathname} onFailure={onPage}>
        <Suspense fallback={<div className={style.waiting} />}>
          <Routes>
            <Route path={paths.home} element={<Home />} />
            <Route path={paths.login} element={<Login />} />
            <Route path={paths.signup} element={<Signup />} />
            <Route path={paths.authAction} element={<AuthAction />} />
            <Route path={paths.subscription} element={<Subscription />} />
            <Route path={paths.features} element={<Features />} />
            <Route path={paths.download} element={<Download />} />
            <Route path={paths.gallery} element={<Gallery />} />
            <Route path={paths.template} element={<TemplatePage />} />
            <Route path={paths.generator} element={<Generator />} />
            <Route path={paths.chat} element={<Chat />} />
            <Route path={paths.sharedReport} element={<SharedReport />} />
            <Route path={paths.sampleReport} element={<SampleReport />} />
            <Route path={paths.privacy} element={<Privacy />} />
            <Route path={paths.terms} element={<Terms />} />
            <Route path={paths.cookies} element={<Cookies />} />
            <Route path={paths.about} element={<About />} />
            <Route path={paths.contact} element={<Contact />} />
            <Route element={<RequireSession />}>
              <Route path={paths.newTemplate} element={<NewTemplatePage />} />
              <Route path={paths.ownTemplate} element={<OwnTemplatePage />} />
              <Route path={paths.profile} element={<Profile />} />
              <Route path={paths.imagePrompt} element={<ImagePrompt />} />
              <Route path={paths.reports} element={<Reports />} />
              <Route path={paths.report} element={<Report />} />
              <Route path={paths.sources} element={<Sources />} />
              <Route path={paths.billing} element={<Billing />} />
              <Route path={paths.refreshCredits} element={<RefreshCredits />} />
            </Route>
            <Route path="*" element={<NotFound />} />
          </Routes>
          <PageLives {...(onPage && { onPage })} />
        </Suspense>
      </ErrorBoundary>
    </SiteLayout>
  );
}
