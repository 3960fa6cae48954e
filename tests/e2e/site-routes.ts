import { paths, reportPath, researchPath } from '@/dashboard/app/paths.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** What a visitor may open, lost addresses among it; a report's tables of figures move in boxes of their own. */
export const publicRoutes = [
  paths.home,
  paths.features,
  paths.download,
  paths.gallery,
  '/gallery/project-proposal',
  paths.generator,
  researchPath,
  paths.subscription,
  paths.login,
  `${paths.login}?ext=1`,
  paths.signup,
  paths.authAction,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
  `/shared/${NOBODYS}`,
  '/nowhere',
];

/** What needs a login, and what looks otherwise after it. */
export const accountRoutes = [
  paths.profile,
  paths.billing,
  paths.refreshCredits,
  paths.subscription,
  paths.reports,
  reportPath(NOBODYS),
  paths.sources,
  paths.chat,
  paths.imagePrompt,
  paths.generator,
  researchPath,
  paths.gallery,
  paths.newTemplate,
  paths.home,
];
