import type { ErrorCode } from './codes.ts';
import { type ErrorContext, textFor } from './texts.en.ts';

/** What a link of a mail asks for (spec §4, auth-action). */
export type LinkMode = 'resetPassword' | 'verifyEmail' | 'recoverEmail';

const contexts: Record<LinkMode, ErrorContext> = {
  resetPassword: 'link-reset',
  verifyEmail: 'link-verify',
  recoverEmail: 'link-recover',
};

/** Failures that say something of the link itself; every other one only says that it could not be used now. */
const ofTheLink: readonly ErrorCode[] = ['link_expired', 'link_invalid', 'account_disabled', 'unauthorized'];

export const unknownLinkMode =
  'This authentication link is not recognized. Please try again or contact support.';
export const incompleteLink = 'Invalid or missing authentication link parameters.';

/** The sentence for a link that did not work (spec §8, link check). */
export function linkFailureText(mode: LinkMode, code: ErrorCode): string {
  if (ofTheLink.includes(code)) return textFor(contexts[mode], code);
  return `Failed to process ${mode}. Please try again.`;
}
