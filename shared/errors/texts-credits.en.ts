import type { ScreenTexts } from './screen-texts.ts';

/** Failures of the screens of credits and money, spec §8 literally. `other` stands for every code not named. */
export const creditTexts = {
  credits: {
    user_not_found: 'User account data not found. Please log in again.',
    insufficient_credits: "You don't have enough credits for this operation. Please upgrade your plan.",
    other: 'Error processing credits. Please try again.',
  },
  'credits-load': {},
  'billing-load': {},
  'history-load': {},
  reclaim: {
    other: 'Error adding free credits. Please try again.',
  },
  refresh: {
    other: 'Error refreshing credits. Please try again.',
  },
  cancel: {
    no_subscription: 'No active subscription found to cancel.',
    other: 'There was an issue cancelling your subscription. Please try again or contact support.',
  },
  resume: {
    no_subscription: 'No active subscription found to resume.',
  },
  checkout: {
    purchases_closed:
      'A payment was charged back, so this account cannot buy. Write to us and we will look at it.',
    subscription_ending: 'Your subscription is set to end. Resume it first, then switch.',
    other: 'You have not been charged.',
  },
  portal: {
    no_subscription: 'No active subscription found to manage.',
    other: 'Nothing was changed.',
  },
  payment: {
    not_found: 'No payment of yours was found under this address. Nothing was changed.',
    invalid_request: 'No payment of yours was found under this address. Nothing was changed.',
    other: 'Your payment could not be confirmed yet. Your credits arrive as soon as it is.',
  },
  invoices: {},
  templates: {},
  generator: {
    empty_draft:
      'There are no words in this topic. Say what your text should be about, such as “a farewell mail to a customer”.',
    insufficient_credits: 'You have insufficient credits for this operation. Please upgrade your plan.',
    conflict:
      'This prompt cannot be asked for again. If nothing of it was written, your credits come back within half an hour.',
    unauthorized: 'You are logged out. Please log in again.',
    rate_limited: 'Too many attempts just now. Please try again shortly.',
    too_long: 'This is longer than it may be. Please shorten it.',
    network_error: 'The server could not be reached. Check your connection.',
    other: 'Error generating prompt. Please try again.',
  },
  /** The prompts an account keeps. */
  'prompts-load': {},
  'prompts-keep': {},
  'prompt-delete': {},
  'prompts-delete': {},
  /** A version of a prompt that a model is to answer. */
  'prompt-run': {
    insufficient_credits: 'You have insufficient credits for this operation. Please upgrade your plan.',
    refused: 'The model declined to answer this.',
    cut_off: 'This answer broke off before its end.',
    empty_answer: 'The model gave an empty answer.',
  },
} as const satisfies Record<string, ScreenTexts>;
