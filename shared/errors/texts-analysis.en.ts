import type { ScreenTexts } from './screen-texts.ts';

const analysis = {
  unauthorized: 'Please log in to use this feature.',
  insufficient_credits: "You don't have enough credits for this operation. Please upgrade your plan.",
  user_not_found: 'User account data not found. Please log in again.',
  internal: 'Server error occurred',
  network_error: 'The server could not be reached. Check your connection.',
  rate_limited: 'Too many analyses just now. Please try again shortly.',
  too_long: 'This is longer than a question may be. Please shorten it.',
  other: 'An error occurred while processing your request',
} as const satisfies ScreenTexts;

const reports = {
  not_found: 'This report is not here any more. Reports are kept for 30 days.',
  conflict: 'This report is still being written.',
} as const satisfies ScreenTexts;

/** What the screens of media intelligence say (spec §8). */
export const analysisTexts = {
  analysis,
  /** What a run would find, before it is paid. */
  'analysis-preview': analysis,
  survey: {
    unauthorized: 'Please log in to use this feature.',
    insufficient_credits: "You don't have enough credits for this operation. Please upgrade your plan.",
    user_not_found: 'User account data not found. Please log in again.',
    internal: 'Server error occurred',
    network_error: 'Error submitting survey. Please try again.',
    other: 'An error occurred while processing your survey',
  },
  'analysis-credits': { other: 'Error processing credits. Please try again.' },
  'analysis-chat': { other: "I'm having trouble responding right now. Please try again." },
  /** One report that is opened; the acts of whoever owns it, each by itself. */
  reports,
  'report-list': reports,
  'report-items': reports,
  'report-rename': reports,
  'report-delete': reports,
  'report-share': reports,
  'report-unshare': reports,
  weekly: {
    forbidden: 'Your plan has no room for another weekly report. See the plans under your subscription.',
    not_found: 'This report is not here any more, so it cannot come every week.',
  },
  'weekly-stop': {},
  'sample-report': {},
  'shared-report': {
    not_found: 'This report is no longer shared: its owner took the link back, or its 30 days are over.',
  },
  sources: {},
  'source-key-delete': {},
  'source-key': { invalid_request: 'The source did not take this key. Check it and save again.' },
} as const satisfies Record<string, ScreenTexts>;
