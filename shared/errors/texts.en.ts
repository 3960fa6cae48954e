import type { ErrorCode } from './codes.ts';
import { accountTexts } from './texts-account.en.ts';
import { creditTexts } from './texts-credits.en.ts';

/** One screen's own wordings; `other` is said of every code it does not name. */
export type ScreenTexts = Partial<Record<ErrorCode | 'other', string>>;

const siteTexts = { ...accountTexts, ...creditTexts };
type SiteContext = keyof typeof siteTexts;

/** Where a sentence is shown. The same failure is worded differently per screen (spec §8). */
export type ErrorContext = 'card' | 'popup' | SiteContext;

const generic: Record<ErrorCode, string> = {
  invalid_request: 'Whetstone could not read this request. Your draft is unchanged.',
  empty_draft: 'There is nothing to sharpen yet. Write or select some text first.',
  too_long: 'This text is longer than 50,000 characters. Select a part of it and try again.',
  not_found: 'This is no longer there.',
  conflict: 'This request was already used for another text. Press Retry to send it as a new one.',
  unauthorized: 'You are signed out. Sign in again, or switch to the engine on this device.',
  forbidden: 'Your account may not do this.',
  insufficient_credits:
    'You have no credits left. Your draft is unchanged; the engine on this device still works without credits.',
  rate_limited: 'Too many requests just now. Your draft is unchanged; try again shortly.',
  network_error: 'The server could not be reached. Your draft is unchanged; check the connection and retry.',
  timeout:
    'The engine took too long to answer. Your draft is unchanged; retry, or use the engine on this device.',
  bad_response: 'The server sent something unreadable. Your draft is unchanged; retry in a moment.',
  aborted: 'Cancelled. Your draft is unchanged.',
  engine_unavailable: 'The model server is not answering. Your draft is unchanged; retry in a moment.',
  engine_unauthorized:
    'The model server refused its key. Your draft is unchanged; check the key in the settings.',
  engine_overloaded: 'The model server is overloaded. Your draft is unchanged; try again shortly.',
  empty_answer: 'The engine gave an empty answer. Your draft is unchanged and nothing was charged.',
  refused: 'The model declined to rewrite this text. Your draft is unchanged.',
  cut_off: 'The answer broke off before its end. Your draft is unchanged; retry, or copy what arrived.',
  engine_not_ready:
    'This engine is not set up in this browser. Your draft is unchanged; set it up in the settings, or choose another one.',
  host_not_allowed:
    'The browser does not let Whetstone reach this server. Your draft is unchanged; press Test in the settings and allow it.',
  paused:
    'Whetstone is paused: it reads nothing and sends nothing. Your draft is unchanged; resume it from the toolbar.',
  site_off:
    'Whetstone is switched off on this site. Your draft is unchanged; switch it on from the toolbar or in the settings.',
  no_editor: 'No text field is in use here. Click into one, or select text, and try again.',
  page_not_supported: 'Browser pages and stores do not let extensions in. Try it on any other page.',
  write_unverified:
    'This editor did not confirm the change. The text is in the card: copy it, then paste it yourself.',
  draft_changed:
    'The draft changed meanwhile, so nothing was replaced. Copy the result, or press Retry for the new text.',
  extension_reloaded: 'Whetstone was updated. Reload this page to go on; your draft is unchanged.',
  invalid_credentials: 'The email address or the password is not right.',
  email_not_verified: 'Please confirm your email address first.',
  email_in_use: 'This email address belongs to another account.',
  user_not_found: 'This account is no longer there.',
  invalid_email: 'This is not an email address.',
  weak_password: 'This password is too easy to guess.',
  same_password: 'This is the password you have already. Choose another one.',
  account_disabled: 'This account has been disabled.',
  link_expired: 'This link has expired.',
  link_invalid: 'This link is invalid.',
  no_subscription: 'There is no active subscription.',
  payments_unavailable: 'The payment service is not answering. You have not been charged; try again shortly.',
  invalid_signature: 'This message was not signed by the payment service.',
  storage_full:
    'This device has no room left. Nothing you kept was lost; free some space, or delete what you no longer need, and save again.',
  file_too_large: 'This file is larger than 50 MB. Nothing was changed; split it and import the parts.',
  file_unreadable:
    'This file could not be read as JSON or CSV: it is broken or cut off. Nothing was changed; export it again.',
  file_not_text: 'This file is not plain text. Nothing was changed; save it as UTF-8 and try again.',
  file_too_new:
    'This file was written by a newer Whetstone. Nothing was changed; update the extension and try again.',
  nothing_to_import:
    'No prompts were found in this file. Nothing was changed; a list needs a title and a prompt for each entry.',
  internal: 'Something went wrong on our side. Your draft is unchanged; please try again.',
};

/** The general failures as the website says them: it holds no draft that could be unchanged. */
const siteGeneric: ScreenTexts = {
  invalid_request: 'Something in this form could not be read. Please check it and try again.',
  too_long: 'This is longer than it may be. Please shorten it and try again.',
  conflict: 'This was already done. Reload the page to see how things stand.',
  unauthorized: 'You are signed out. Please log in again.',
  rate_limited: 'Too many attempts just now. Please try again shortly.',
  network_error: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  bad_response: 'The server sent something unreadable. Please try again in a moment.',
  aborted: 'Cancelled.',
  internal: 'Something went wrong on our side. Please try again.',
};

const units: [string, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** A wait in the largest unit it fills twice, rounded up: nobody is sent back too early. */
function waitText(ms: number): string {
  const [unit, unitMs] = units.find(([, size]) => ms >= 2 * size) ?? ['second', 1_000];
  const count = Math.max(1, Math.ceil(ms / unitMs));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function isSiteContext(context: ErrorContext): context is SiteContext {
  return context in siteTexts;
}

/**
 * The sentence a user sees for an error on one screen.
 * @param retryAfterMs how long to wait, where the server said so; sentences that ask for patience then name it
 * @returns the screen's own wording where it has one, else what it says of any other failure, else the general one
 */
export function textFor(context: ErrorContext, code: ErrorCode, retryAfterMs?: number): string {
  const text = wordingOf(context, code);
  return retryAfterMs ? text.replace('shortly', `in ${waitText(retryAfterMs)}`) : text;
}

function wordingOf(context: ErrorContext, code: ErrorCode): string {
  if (!isSiteContext(context)) return generic[code];
  const own: ScreenTexts = siteTexts[context];
  return own[code] ?? own.other ?? siteGeneric[code] ?? generic[code];
}

/** The sentence of a profile that could not be saved: with the reason (spec §8). */
export function profileSaveFailure(code: ErrorCode): string {
  return `Failed to update profile: ${textFor('profile-save', code)}`;
}
