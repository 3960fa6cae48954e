import { imageChatEnglish } from '@/shared/texts/image-chat.en.ts';
import { code, page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const PAGES = 'e2e/pages.spec.ts';
const AUTH = 'e2e/auth.spec.ts';
const ACCOUNT = 'e2e/account.spec.ts';
const CHAT = 'e2e/image-chat.spec.ts';
const GALLERY = 'is searched, filtered and copied from';
const TALK = 'a whole conversation: hint, wish, chip, models, copy, picture, reload, second tab';

/** §2, from the login on. */
export const accountScreens: readonly Sentence[] = [
  ...about('§2 Login', {
    "title 'Welcome Back', field and button names, links": page(
      '/login',
      'Welcome Back',
      'Email',
      'Password',
      'Log In',
      'Forgot Password',
      'Sign up',
    ),
    "'Logging in...' while loading": code('dashboard/features/auth/login-form.tsx', "'Logging in...'"),
    'the password can be shown': test(
      AUTH,
      'fields are judged when they are left, not before',
      'Show password',
    ),
    "'Extension Login' with ext or extension": test(
      'e2e/handoff.spec.ts',
      'the extension is signed in by the website, shows its balance, is listed, and signs out',
      'Extension Login',
    ),
    'resend opens from an error link': test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      'Resend verification email',
    ),
    'returnTo and plan bring an unsigned buyer back': test(
      'e2e/billing.spec.ts',
      'a visitor chooses a plan, logs in, and buys it by one press',
      '/login?returnTo=%2Fsubscription&plan=pro',
    ),
  }),
  ...about('§2 Signup', {
    'title, fields, button, link': page(
      '/signup',
      'Create Account',
      'First name',
      'Last name',
      'Username',
      'Email',
      'Country code',
      'Mobile number',
      'Password',
      'Sign Up',
      'Login|Log in|Log In',
    ),
    "'Creating Account...' while loading": code(
      'dashboard/features/auth/signup-form.tsx',
      "'Creating Account...'",
    ),
    'verified=true is said and leaves the address': test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      'notices.emailVerified',
      'toHaveURL(login)',
    ),
  }),
  ...about('§2 Auth-action', {
    "'Verifying …' while working": code(
      'dashboard/features/auth/link-page.tsx',
      "'Verifying reset link...'",
      "'Verifying email...'",
    ),
    'reset: account e-mail, two fields, live hints': test(
      AUTH,
      'a forgotten password is replaced by mail, and the link works once',
      'person.email',
      'formTexts.passwordLongEnough',
      'formTexts.passwordsMatch',
    ),
    "'Resetting Password...' while busy": code(
      'dashboard/features/auth/reset-form.tsx',
      'Resetting Password...',
    ),
    'success, then the login': test(
      AUTH,
      'a forgotten password is replaced by mail, and the link works once',
      "'Password Reset'",
      '/login',
    ),
    'unknown mode and failed links': test(
      AUTH,
      'a link that leads nowhere says so: ',
      'Back to login',
      'heading',
    ),
  }),
  ...about('§2 Generator', {
    'mode, text input, output panel, back': page(
      '/generator',
      'Mode',
      'What do you want your text to be about?',
      'Generated Output',
      'Back to Home',
    ),
    'output panel at most 600 px': code(
      'dashboard/features/generator/result/result.module.css',
      'max-block-size: 600px',
    ),
    'output prompt and a copy action': code(
      'dashboard/features/generator/result/result.tsx',
      '<CopyButton text={text}',
    ),
    "modal 'Create an Account to Continue' with both ways on": test(
      'e2e/generator.spec.ts',
      'a visitor gets one prompt, then the modal; logging in begins anew',
      'Create an Account to Continue',
      'Create Free Account',
      'Have an Account? Log In',
    ),
  }),
  ...aboutAnalysis('§2 Generator', {
    'survey menu, two steps for consumers': test(
      'e2e/research.spec.ts',
      'a survey is made in two steps and run by Enter',
      'Consumer Survey',
      "'Next'",
    ),
    "chat overlay 'AI Assistant'": test(
      'e2e/research-reports.spec.ts',
      'a report is opened, asked, shared, taken along, found again and deleted',
      'AI Assistant',
    ),
  }),
  ...about('§2 Image chat', {
    "back, welcome 'AI Image Prompt Generator', three example hints": value(
      () => Object.keys(imageChatEnglish).filter((key) => key.startsWith('hint_')).length,
      3,
    ),
    'HH:MM, both placeholders, Enter and Shift+Enter': test(
      CHAT,
      TALK,
      '^\\d\\d:\\d\\d$',
      'Describe the image you want to create...',
      "Tell me what you'd like to change...",
      'Shift+Enter',
    ),
    'text box at most 120 px': code('dashboard/features/image-chat/composer.module.css', '120px'),
  }),
  ...about('§2 Profile', {
    'read-only until Edit Profile; Cancel and Save Changes': test(
      ACCOUNT,
      'the profile is read until it is edited, saved, and kept',
      'Edit Profile',
      "'Cancel'",
      'Save Changes',
    ),
    "'Saving...' while busy": code('dashboard/features/profile/profile-details.tsx', 'Saving...'),
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
      'View',
    ),
    'account type, billing cycle, next invoice': code(
      'dashboard/features/billing/subscription-details.tsx',
      'Account type',
      'Billing cycle',
      'Next invoice',
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
  ...about('§2 Credit indicator', {
    "tooltip 'Click to manage credits and subscription'": test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      'Click to manage credits and subscription',
    ),
  }),
  ...about('§2 Refresh', {
    "'Free Credits Refresh' with its card, button and 'Need More Credits?'": code(
      'dashboard/pages/refresh-credits.tsx',
      'Need More Credits?',
      'View Plans',
    ),
  }),
];
