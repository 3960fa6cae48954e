import type { ErrorCode } from './codes.ts';
import type { ScreenTexts } from './screen-texts.ts';
import { accountTexts } from './texts-account.en.ts';
import { analysisTexts } from './texts-analysis.en.ts';
import { creditTexts } from './texts-credits.en.ts';
import { generalTexts } from './texts-general.en.ts';
import { imageChatTexts } from './texts-image-chat.en.ts';
import { panelTexts } from './texts-panel.en.ts';
import { withWait } from './with-wait.en.ts';

const siteTexts = { ...accountTexts, ...creditTexts, ...analysisTexts, ...imageChatTexts };
type SiteContext = keyof typeof siteTexts;
type PanelContext = keyof typeof panelTexts;

/** Where a sentence is shown. The same failure is worded differently per screen (spec §8). */
export type ErrorContext = 'card' | 'rewrite' | 'action' | 'popup' | PanelContext | SiteContext;

/** The general failures as the website says them: it holds no draft that could be unchanged. What failed stands above, the way on below. */
const siteGeneric: ScreenTexts = {
  invalid_request: 'Something in this form could not be read. Please check it.',
  too_long: 'This is longer than it may be. Please shorten it.',
  conflict: 'This was already done. Reload the page to see how things stand.',
  unauthorized: 'You are logged out. Please log in again.',
  rate_limited: 'Too many attempts just now. Please try again shortly.',
  network_error: 'The server could not be reached. Check your connection.',
  unavailable: 'The server is too busy just now. Please try again shortly.',
  timeout: 'The server took too long to answer.',
  bad_response: 'The server sent something unreadable.',
  aborted: 'Cancelled.',
  internal: 'Something went wrong on our side.',
};

const OF_A_DRAFT = /Your draft is unchanged(?:; | and |\.\s?)(\p{L})?/u;

/** A general sentence on a screen that holds no draft. */
const withoutDraft = (text: string): string =>
  text.replace(OF_A_DRAFT, (_, next: string = '') => next.toUpperCase()).trim();

function isSiteContext(context: ErrorContext): context is SiteContext {
  return context in siteTexts;
}

function isPanelContext(context: ErrorContext): context is PanelContext {
  return context in panelTexts;
}

/**
 * The sentence a user sees for an error on one screen.
 * @param retryAfterMs how long to wait, where the server said so; sentences that ask for patience then name it
 * @returns the screen's own wording where it has one, else what it says of any other failure, else the general one
 */
export function textFor(context: ErrorContext, code: ErrorCode, retryAfterMs?: number): string {
  return withWait(wordingOf(context, code), retryAfterMs);
}

function wordingOf(context: ErrorContext, code: ErrorCode): string {
  if (isSiteContext(context)) {
    const own: ScreenTexts = siteTexts[context];
    return own[code] ?? own.other ?? siteGeneric[code] ?? withoutDraft(generalTexts[code]);
  }
  if (!isPanelContext(context)) return generalTexts[code];
  const own: ScreenTexts = panelTexts[context];
  return own[code] ?? own.other ?? withoutDraft(generalTexts[code]);
}

/** The sentence of a profile that could not be saved: with the reason (spec §8). */
export function profileSaveFailure(code: ErrorCode): string {
  return `Failed to update profile: ${textFor('profile-save', code)}`;
}
