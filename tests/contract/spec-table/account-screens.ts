import { imageChatEnglish } from '@/shared/texts/image-chat.en.ts';
import { page, test, value } from './expected.ts';
import { about, aboutAnalysis, type Sentence } from './sentence.ts';

const AUTH = 'e2e/auth.spec.ts';
const CHAT = 'e2e/image-chat.spec.ts';
const WHILE = 'e2e/said-while.spec.ts';
const DOES = 'the login and the sign-up say what they do while it goes on';
const WAYS = 'e2e/site-ways.spec.ts';
const NAMED = 'a save and a reset say what they do while it goes on';
const PICTURES = 'e2e/image-chat-pictures.spec.ts';
const TURNS = 'the line turns every 1.5 s while it works, and the box grows to 120 px and no further';
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
    "'Logging in...' while loading": test(WHILE, DOES, "'Logging in...')).toBeDisabled()"),
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
    "'Creating Account...' while loading": test(WHILE, DOES, "'Creating Account...')).toBeDisabled()"),
    'verified=true is said and leaves the address': test(
      AUTH,
      'from a plan through sign-up, mail and login back to the plan; then log out',
      'notices.emailVerified',
      'toHaveURL(login)',
    ),
  }),
  ...about('§2 Auth-action', {
    "'Verifying …' while working": test(
      WHILE,
      'a mail’s link says what it does while it goes on: ',
      'getByText(told)',
    ),
    'reset: account e-mail, two fields, live hints': test(
      AUTH,
      'a forgotten password is replaced by mail, and the link works once',
      'person.email',
      'formTexts.passwordLongEnough',
      'formTexts.passwordsMatch',
    ),
    "'Resetting Password...' while busy": test(WAYS, NAMED, "'Resetting Password...'"),
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
    'output panel at most 600 px': test(WHILE, 'the output is 600 px high at most, and scrolls', 'toBe(600)'),
    'output prompt and a copy action': test(
      'e2e/generator-result.spec.ts',
      'one act leads: to copy what is there, until something else is asked for',
      "'Sing a song.'",
      "['Copy']",
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
    'text box at most 120 px': test(PICTURES, TURNS, 'toBe(120)'),
    'back to the generator': test(PICTURES, TURNS, 'Back to Generator'),
    'an upload button for a picture': test(CHAT, TALK, "getByLabel('A reference picture'"),
    'a welcome that says what to do': test(
      CHAT,
      'a visitor logs in first, and comes back to the chat',
      'AI Image Prompt Generator',
    ),
  }),
];
