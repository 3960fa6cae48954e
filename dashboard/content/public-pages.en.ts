import { paths, templatePath } from '@/dashboard/app/paths.ts';
import { templates } from './templates.ts';

/** What a search engine or a shared link says of a page. */
export interface PublicPage {
  path: string;
  /** Its file under `dashboard/pages`, without ending. */
  module: string;
  description: string;
}

/** The pages a stranger may land on: written out as HTML by the build, and listed in the sitemap. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'home',
    description:
      'Whetstone sharpens prompts and drafts in the field you write them in. Every changed word is marked, one undo takes it back, no account needed.',
  },
  {
    path: paths.features,
    module: 'features',
    description:
      'What Whetstone does on ChatGPT, Claude, Gemini, DeepSeek and any other page: polish, balance or reframe a draft, ask your PDFs and sheets, and undo everything.',
  },
  {
    path: paths.download,
    module: 'download',
    description: 'Get the Whetstone extension for your browser. It works at once, without an account.',
  },
  {
    path: paths.subscription,
    module: 'subscription',
    description:
      'What Whetstone costs: free on your device for ever, credits for the cloud model, plans by the month.',
  },
  {
    path: paths.generator,
    module: 'generator',
    description: 'Name a topic and get a prompt for it. The first one is free without an account.',
  },
  {
    path: paths.gallery,
    module: 'gallery',
    description:
      'Prompts for work, ready to fill in: a consultant’s advice, a data analysis, a project proposal, and sixteen more.',
  },
  ...templates.map(({ id, title, description }) => ({
    path: templatePath(id),
    module: 'template',
    description: `${title}, a prompt to fill in and use in any AI chat. ${description}`,
  })),
  {
    path: paths.about,
    module: 'about',
    description: 'Who makes Whetstone, and the principles it keeps.',
  },
  {
    path: paths.contact,
    module: 'contact',
    description: 'Questions, bugs and ideas: how to reach the people behind Whetstone.',
  },
  {
    path: paths.privacy,
    module: 'privacy',
    description: 'What Whetstone reads, what it keeps, and what never leaves your device.',
  },
  { path: paths.terms, module: 'terms', description: 'The terms of service of Whetstone.' },
  {
    path: paths.cookies,
    module: 'cookies',
    description: 'What Whetstone’s site keeps in your browser, and why.',
  },
  { path: paths.login, module: 'login', description: 'Log in to Whetstone.' },
  {
    path: paths.signup,
    module: 'signup',
    description: 'Make a free Whetstone account with 250 credits for the cloud model.',
  },
];
