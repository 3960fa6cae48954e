import { type PlanKey, planKeys } from '@/shared/credits/plans.ts';

/** Addresses of the site (spec §2). */
export const paths = {
  home: '/',
  features: '/features',
  download: '/download',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  about: '/about',
  contact: '/contact',
  generator: '/generator',
  imagePrompt: '/image-prompt',
  chat: '/chat',
  reports: '/reports',
  report: '/reports/:id',
  sharedReport: '/shared/:token',
  sampleReport: '/sample-report',
  sources: '/sources',
  gallery: '/gallery',
  newTemplate: '/gallery/new',
  ownTemplate: '/gallery/mine/:id',
  template: '/gallery/:id',
  login: '/login',
  signup: '/signup',
  authAction: '/auth-action',
  profile: '/profile',
  subscription: '/subscription',
  billing: '/billing',
  refreshCredits: '/refresh-credits',
} as const;

/** Addresses that people guess, and where what they look for is. */
export const guessedPaths = { '/pricing': paths.subscription, '/plans': paths.subscription } as const;

/** Media intelligence, beside the prompt generator on its page (spec §2). */
export const researchPath = `${paths.generator}?tool=research`;
/** A template of the gallery on its own page. */
export const templatePath = (id: string) => `${paths.gallery}/${encodeURIComponent(id)}`;
/** The gallery with the account's own templates alone. */
export const myTemplatesPath = `${paths.gallery}?category=own`;
/** A template of the account's own. */
export const ownTemplatePath = (id: string) => `${paths.gallery}/mine/${encodeURIComponent(id)}`;
export const reportPath = (id: string) => `${paths.reports}/${encodeURIComponent(id)}`;
/** A conversation about a picture. */
export const imagePromptPath = (sessionId: string) =>
  `${paths.imagePrompt}?session=${encodeURIComponent(sessionId)}`;
/** The conversation about a report. */
export const chatPath = (id: string) => `${paths.chat}?report=${encodeURIComponent(id)}`;

/** What the pages of signing in are told by their address. */
export interface AuthQuery {
  /** Where to go once signed in: a path of this site with its query. */
  returnTo?: string | undefined;
  /** The plan a visitor wanted to buy. */
  plan?: PlanKey | undefined;
  verified?: boolean | undefined;
  /** Whether the extension asked for the page. */
  extension?: boolean | undefined;
  /** The extension's nonce, posted back with its token (design §4). */
  state?: string | undefined;
}

function withQuery(path: string, { returnTo, plan, verified, extension, state }: AuthQuery): string {
  const query = new URLSearchParams();
  if (returnTo) query.set('returnTo', returnTo);
  if (plan) query.set('plan', plan);
  if (verified) query.set('verified', 'true');
  if (extension) query.set('ext', '1');
  if (state) query.set('state', state);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const loginPath = (query: AuthQuery = {}) => withQuery(paths.login, query);
export const signupPath = (query: AuthQuery = {}) => withQuery(paths.signup, query);

/** Any origin will do: only whether an address leaves it counts. */
const HERE = 'https://here.invalid';

/**
 * A path of this site as it was handed over in an address (faults A9).
 * @returns undefined for what would lead anywhere else
 */
export function safeReturnTo(given: string | null): string | undefined {
  if (!given?.startsWith('/') || !URL.canParse(given, HERE)) return undefined;
  const { origin, pathname, search } = new URL(given, HERE);
  // `/.//host` keeps the origin here, but its path would be read as a host when it is gone to.
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return pathname + search;
}

/** What the page was told on which a mail was asked for: the mail's link hands its address on (spec §2). */
function askedBefore(continueUrl: string | null): URLSearchParams {
  return continueUrl && URL.canParse(continueUrl, HERE)
    ? new URL(continueUrl, HERE).searchParams
    : new URLSearchParams();
}

/**
 * Reads what `loginPath` and `signupPath` write, also from the `continueUrl` of a mail's link; `extension` is another
 * spelling of `ext` (spec §2). Wherever the address comes from, it leads to places of this site alone.
 */
export function readAuthQuery(given: URLSearchParams): AuthQuery {
  const query = given.has('continueUrl') ? askedBefore(given.get('continueUrl')) : given;
  const plan = query.get('plan');
  return {
    returnTo: safeReturnTo(query.get('returnTo')),
    plan: planKeys.find((key) => key === plan),
    verified: query.get('verified') === 'true',
    extension: query.has('ext') || query.has('extension'),
    state: query.get('state') ?? undefined,
  };
}

/** Where a login leads: back to what was wanted, with the plan that was chosen there; else home (spec §4). */
export function afterLogin({ returnTo, plan }: AuthQuery): string {
  if (!returnTo) return plan ? `${paths.subscription}?plan=${plan}` : paths.home;
  const { pathname, searchParams } = new URL(returnTo, HERE);
  if (plan) searchParams.set('plan', plan);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
