import { page, test } from './expected.ts';
import { about, type Sentence } from './sentence.ts';

const PAGES = 'e2e/pages.spec.ts';
const AUTH = 'e2e/auth.spec.ts';
const ACCOUNT = 'e2e/account.spec.ts';
const WHILE = 'e2e/said-while.spec.ts';
const LEADS = 'every page of an account leads a visitor to the login, and names the way back';
const WAYS = 'e2e/site-ways.spec.ts';
const NAMED = 'a save and a reset say what they do while it goes on';
const UNIT = 'unit/dashboard/pages/account-pages.test.ts';
const LOADS = '%s has its name and the way to the others while it loads';
const GALLERY = 'is searched, filtered and copied from';

/** §2, the pages of who has an account. */
export const planScreens: readonly Sentence[] = [
  ...about('§2 Profile', {
    'read-only until Edit Profile; Cancel and Save Changes': test(
      ACCOUNT,
      'the profile is read until it is edited, saved, and kept',
      'Edit Profile',
      "'Cancel'",
      'Save Changes',
    ),
    "'Saving...' while busy": test(WAYS, NAMED, "'Saving...'"),
    "'Loading profile data...' while loading": test(UNIT, LOADS, 'Loading profile data...'),
    'redirects to login when signed out': test(WHILE, LEADS, 'paths.profile'),
    'dropdown: initials, e-mail, closes outside, logout goes home': test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      "'ZB'",
      'toBeHidden',
      'Logout',
    ),
  }),
  ...about('§2 Subscription', {
    'four plan cards, visitors’ invitation and button': page(
      '/subscription',
      'Free',
      'Starter',
      'Pro',
      'Business',
    ),
    "'Sign up to get 250 free credits!' and 'Get Started Free'": test(
      ACCOUNT,
      'a visitor sees the plans and the way in',
      'Sign up to get 250 free credits!',
      'Get Started Free',
    ),
    "'Plan Details' for other plans, 'Payment Successful!'": test(
      'e2e/billing.spec.ts',
      'Starter is bought, and its credits are bought once more',
      'Plan Details',
    ),
  }),
  ...about('§2 Billing', {
    'sidebar, details, invoices, View': test(
      'e2e/subscription.spec.ts',
      'View opens the invoice where it was paid',
      '/^View the invoice of /',
    ),
    'account type, billing cycle, next invoice': test(
      UNIT,
      'billing tells a plan’s details, and its invoices by day, total, status and what can be done',
      'Account type',
      'Billing cycle',
      'Next invoice',
    ),
    'invoices: date, total, status, actions': test(
      UNIT,
      'billing tells a plan’s details, and its invoices by day, total, status and what can be done',
      "['Date', 'Total', 'Status', 'Actions']",
    ),
    'redirects to login when signed out': test(
      AUTH,
      'an account page asks for the login and comes back',
      '/billing',
    ),
  }),
  ...about('§2 Gallery', {
    'search, categories, cards, empty message': test(
      PAGES,
      GALLERY,
      'Search templates...',
      'All Templates',
      'Email Templates',
      'No templates found. Try adjusting your search or category filter.',
    ),
  }),
  ...about('§2 Gallery', {
    "'Copy Template' on each card": test(PAGES, GALLERY, 'Copy Template: Meeting Request'),
    "'Loading templates...' meanwhile": test(
      UNIT,
      'the gallery of an account says that it loads',
      'Loading templates...',
    ),
  }),
  ...about('§2 Credit indicator', {
    'for who is signed in; a click leads to the subscription': test(
      WAYS,
      'the first steps go away once all three are done, and stay away',
      'balance(page).click()',
      '/subscription',
    ),
    'visitors have none': test(
      WAYS,
      'a page says when the network goes, keeps what is typed, and says no more once it is back',
      'balance(page)).toHaveCount(0)',
    ),
    "tooltip 'Click to manage credits and subscription'": test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      'Click to manage credits and subscription',
    ),
  }),
  ...about('§2 Refresh', {
    "'Get additional free credits every 3 days'": test(
      UNIT,
      'the refresh says what it is',
      'Get additional free credits every 3 days',
    ),
    "usage with a bar, details, 'Need More Credits?' with 'View Plans'": test(
      UNIT,
      'the refresh shows the month’s use, and the way to more',
      '<progress',
      'Need More Credits\\?',
      'View Plans',
    ),
    'the button, then a countdown': test(
      ACCOUNT,
      'free credits are refreshed once, then wait three days',
      'Refresh 45 Credits',
      'Next refresh available in',
    ),
  }),
];
