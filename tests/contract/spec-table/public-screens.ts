import { expect } from 'vitest';
import { paths } from '@/dashboard/app/paths.ts';
import { story } from '@/dashboard/content/about.en.ts';
import { featureDemos } from '@/dashboard/content/feature-demos.en.ts';
import { cookiePolicy } from '@/dashboard/content/legal/cookies.en.ts';
import { privacyPolicy } from '@/dashboard/content/legal/privacy.en.ts';
import { termsOfService } from '@/dashboard/content/legal/terms.en.ts';
import { wheelFeatures } from '@/dashboard/content/wheel.ts';
import { downloadEnglish } from '@/shared/texts/download.en.ts';
import { page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const SITE = 'e2e/site.spec.ts';
const PAGES = 'e2e/pages.spec.ts';
const WHILE = 'e2e/said-while.spec.ts';
const FOOT = 'the foot leads everywhere it names, and stands on every page but the generator';

/** §2, what a visitor sees before signing in. */
export const publicScreens: readonly Sentence[] = [
  ...about('§2 Route table', {
    'the seventeen paths and their screens': value(() => {
      const { home, features, generator, chat, login, signup, privacy, terms, cookies } = paths;
      const {
        profile,
        subscription,
        billing,
        gallery,
        refreshCredits,
        about,
        contact,
        authAction,
        download,
      } = paths;
      return [
        ...[home, features, generator, chat, login, signup, privacy, terms, cookies],
        ...[profile, subscription, billing, gallery, refreshCredits, about, contact, authAction, download],
      ];
    }, '/ /features /generator /chat /login /signup /privacy /terms /cookies /profile /subscription /billing /gallery /refresh-credits /about /contact /auth-action /download'.split(
      ' ',
    )),
    'the footer appears on every page except /generator': test(PAGES, FOOT, 'toHaveCount(0)'),
    'footer: Pricing, About Us, Contact, Privacy Policy, Terms of Service, Cookie Policy': test(
      PAGES,
      FOOT,
      'Pricing',
      'About Us',
      'Contact',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ),
    'social links in the footer, as configured': test(
      'unit/dashboard/app/site-footer.test.ts',
      'the foot links to where the project speaks elsewhere, as the operator named it',
      'VITE_SOCIAL_LINKS',
      "'Follow', 'Mastodon https://social.example/@w'",
    ),
    'an unmatched path': test(
      SITE,
      'a lost address says so; the homepage opens at the part that was asked for',
      'Page not found',
    ),
  }),
  ...about('§2 Homepage', {
    "'Log In' and 'Sign Up' for who is signed out": page('/', 'Log In', 'Sign Up'),
    "'Prompt Gallery' in the navigation": page('/', 'Gallery'),
    'account widgets for who is signed in': test(
      'e2e/auth.spec.ts',
      'from a plan through sign-up, mail and login back to the plan; then log out',
      "'Account')).toContainText('ZB')",
      'Click to manage credits and subscription',
    ),
    "hero 'Automate the Thinking Behind AI Interactions'": page(
      '/',
      'Automate the Thinking Behind AI Interactions',
    ),
    "'Get Started' opens the store in a new tab": test(
      SITE,
      'Get Started opens the store in a new tab',
      "'Get Started'",
      'STORE_URL',
    ),
    'animated e-mail demo': test(
      SITE,
      'the demo loads 2 s, shows its result 45 s, then the next draft (spec §4)',
      'secondSample.draft',
    ),
    'three videos, each a picture until it is pressed': test(
      'e2e/films.spec.ts',
      'each film is a picture until it is pressed, then plays with captions',
      'Image to Prompt',
      'Refine Email with 1 Click',
      'Reframe Prompt with 1 Click',
    ),
    "a 'Why … Was Created' text": page('/', 'Why Whetstone Was Created'),
  }),
  ...about('§2 Features', {
    "header 'Explore …'s Capabilities' and its subtitle": page(
      '/features',
      'Explore Whetstone’s Capabilities|Explore Whetstone&#x27;s Capabilities',
      'Enhance your AI interactions with tools built for clarity and control',
    ),
    'back to home': page('/features', 'Back to Home'),
    'eight demos by their anchors': value(
      () => featureDemos.map(({ id }) => id),
      [
        'enhanced-rewrite',
        'reframe-casual',
        'reframe-technical',
        'concise-prompt',
        'detailed-prompt',
        'chain-of-thought',
        'tree-of-thoughts',
        'save-prompt',
      ],
    ),
    'each demo has a title, a description and a panel with a prompt and its answer': value(
      () =>
        featureDemos.flatMap(({ title, description, prompt, answer }) => [
          title,
          description,
          prompt,
          answer,
        ]),
      featureDemos.flatMap(() => Array.from({ length: 4 }, () => expect.stringMatching(/\w/))),
    ),
    'types 40 ms a character, answers after 800 ms, once': test(
      PAGES,
      'an address leads to its demo, which types 40 ms a letter and answers once after 800 ms',
      'runFor(40)',
      'runFor(700)',
    ),
    'begins when 15 % are visible': test(
      WHILE,
      'a panel begins to type when 15 % of it are in view',
      'show(0.1)',
      'show(0.2)',
    ),
    'mobile form below 992 px': test(
      WHILE,
      'a feature’s panel stands beside its text from 992 px on, and below it before',
      '[991, false]',
      '[992, true]',
    ),
  }),
  ...about('§2 Legal', {
    'privacy policy: 13 sections; published December 28, 2024, dated by its last change': value(
      () => [privacyPolicy.sections.length, privacyPolicy.firstPublished],
      [13, 'December 28, 2024'],
    ),
    'terms: 14 sections, May 12, 2025': value(
      () => [termsOfService.sections.length, termsOfService.updated],
      [14, 'May 12, 2025'],
    ),
    'cookie policy: 10 sections; published May 12, 2025, dated by its last change': value(
      () => [cookiePolicy.sections.length, cookiePolicy.firstPublished],
      [10, 'May 12, 2025'],
    ),
    'privacy names active tab, storage, scripting and one host permission': page(
      '/privacy',
      'Active tab:',
      'Storage:',
      'Scripting:',
      'One host permission',
    ),
    'each legal page leads back to home': page('/cookies', 'Back to Home'),
    'the terms do, too': page('/terms', 'Back to Home'),
    'local data stays until it is deleted or the extension uninstalled; account data until the account is':
      page(
        '/privacy',
        'Back to Home',
        'until you delete it or uninstall the extension',
        'Account data: until you delete the account',
      ),
    'terms: plans run to the end of their period; suspension or termination for breach': page(
      '/terms',
      'end of',
      'suspend or terminate an account that breaches these terms',
    ),
    'not for children under 13': page('/privacy', '13'),
    'terms: credits may expire and are non-refundable; at least 30 days’ notice': page(
      '/terms',
      'expire',
      'refund',
      '30 days',
    ),
  }),
  ...aboutAnalysis('§2 Legal', {
    'terms: media intelligence, free and premium tiers': page('/terms', 'edia intelligence'),
  }),
  ...about('§2 About, Contact', {
    "'Try Our Generator' on Contact": page('/contact', 'Try Our Generator'),
    "'Try Our Generator' on About": page('/about', 'Try Our Generator'),
    'the founder’s story; back to home': page('/about', story[0]?.slice(0, 60) ?? 'a story', 'Back to Home'),
    'a mail link on Contact': page('/contact', 'href="mailto:'),
    'the creator answers every message personally, within a few hours': page(
      '/contact',
      'personally',
      'few hours',
    ),
  }),
  ...about('§2 Landing', {
    "'Add to Chrome - Free' and 'Install … Extension' in new tabs": test(
      PAGES,
      'the wheel tells of the feature that is chosen',
      'Add to Chrome - Free',
      'Install Whetstone Extension',
      '_blank',
    ),
    'three feature cards': page(
      '/download',
      'Instant Enhancement',
      'Works Everywhere',
      'Smart File Analysis',
      'Back to Home',
    ),
  }),
  ...about('§2 Landing', {
    'problem and solution': page('/download', downloadEnglish.problem, downloadEnglish.solution),
    'a prompt before and after': page(
      '/download',
      'i need a linkedin post about our new office in Pune',
      downloadEnglish.before,
      downloadEnglish.after,
    ),
  }),
  ...about('§2 Wheel', {
    'smart prompts, follow-up questions, AI personas, image prompts, action plans, saving content': value(
      () => wheelFeatures.map(({ id }) => id),
      [
        'smart-prompts',
        'follow-up-questions',
        'ai-personas',
        'image-prompts',
        'action-plans',
        'saving-content',
      ],
    ),
    "'Discover … Features', six features, default text": test(
      PAGES,
      'the wheel tells of the feature that is chosen',
      'Discover Whetstone Features',
      'Choose a Feature to Explore',
      'toHaveCount(6)',
    ),
  }),
];
