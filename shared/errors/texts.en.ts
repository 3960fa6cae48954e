import type { ErrorCode } from './codes.ts';

/** Where a sentence is shown. The same failure is worded differently per screen (spec §8). */
export type ErrorContext = 'card' | 'popup';

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
  no_editor: 'No text field is in use here. Click into one, or select text, and try again.',
  page_not_supported: 'Browser pages and stores do not let extensions in. Try it on any other page.',
  write_unverified:
    'This editor did not confirm the change. The text is in the card: copy it, then paste it yourself.',
  draft_changed:
    'The draft changed meanwhile, so nothing was replaced. Copy the result, or press Retry for the new text.',
  extension_reloaded: 'Whetstone was updated. Reload this page to go on; your draft is unchanged.',
  internal: 'Something went wrong on our side. Your draft is unchanged; please try again.',
};

const byContext: Partial<Record<ErrorContext, Partial<Record<ErrorCode, string>>>> = {};

/**
 * The sentence a user sees for an error on one screen.
 * @returns the screen's own wording where it has one, else the general one
 */
export function textFor(context: ErrorContext, code: ErrorCode): string {
  return byContext[context]?.[code] ?? generic[code];
}
