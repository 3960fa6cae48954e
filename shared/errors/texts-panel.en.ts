import type { ScreenTexts } from './screen-texts.ts';

const COPY = 'Copy the text and paste it yourself.';

/** Failures as the side panel's screens tell them, where they have words of their own. */
export const panelTexts = {
  // From the side panel into the page, the panel itself is no way out.
  insert: {
    page_not_supported: `Your browser keeps extensions out of this page. ${COPY}`,
    card_removed: `This page does not let Whetstone in. ${COPY}`,
    pdf_viewer: 'A PDF takes no text. Open the page you want to write in, then press Insert again.',
    code_editor: `This code editor takes no text from extensions. ${COPY}`,
    field_in_frame:
      'The field in use is in a part of this page that comes from another site. Add that site from the toolbar button, then press Insert again.',
    no_editor: 'No text field is in use on this page. Click into one, then press Insert again.',
    site_off: 'Whetstone is turned off on this site. Turn it on from the toolbar, or copy the text.',
    paused: 'Whetstone is paused. Resume it, then press Insert again.',
    write_unverified: `This editor did not take the text. ${COPY}`,
    field_locked: 'This field is read-only. Click into another one, then press Insert again.',
    field_disabled: 'The page has switched this field off. Click into another one, then press Insert again.',
    other: `The text could not be inserted. ${COPY}`,
  },
  files: {
    aborted: 'Cancelled. Nothing of this file is kept.',
  },
  // A question to files is about no draft.
  question: {
    unauthorized: 'You are signed out. Sign in again, or use your device.',
    forbidden: 'The server does not allow your account to do this. Write to us, or use your device.',
    insufficient_credits: 'You have no credits left. Your device needs none.',
    rate_limited: 'Too many requests just now. Try again shortly.',
    network_error: 'The server could not be reached. Check the connection and retry.',
    unavailable: 'The server is too busy just now. Try again shortly.',
    timeout: 'The answer took too long. Retry, or use your device.',
    bad_response: 'The server sent something unreadable. Retry in a moment.',
    aborted: 'Cancelled.',
    engine_unavailable: 'The AI model is not answering. Check that its server is running, then retry.',
    engine_failed: 'The model server returned an error. Retry, or look at its log.',
    engine_unauthorized: 'The model server refused its key. Check the key in the settings.',
    engine_overloaded: 'The model server is overloaded. Try again shortly.',
    engine_not_ready: 'No AI model is set up for this yet. Use your device, or connect a model.',
    model_budget_spent:
      'Our AI model has reached its limit for today. Use your device, come back tomorrow, or use a key of your own.',
    empty_answer: 'The answer came back empty, and nothing was charged.',
    refused: 'The model declined to answer this.',
    cut_off: 'The answer broke off before its end.',
    output_limit: 'The answer got too long and was stopped. Ask about a part of it.',
    host_not_allowed:
      'The browser does not let Whetstone reach this server. Press Test in the settings and allow it.',
  },
  answer: {
    refused: 'The model declined to answer this one.',
    cut_off: 'This answer broke off before its end.',
    empty_answer: 'The model gave an empty answer.',
    insufficient_credits: 'You have no credits left for this answer.',
    network_error: 'The server could not be reached. Check the connection and try again.',
    engine_unavailable: 'The AI model is not answering. Try again in a moment.',
    engine_failed: 'The model server returned an error. Try again in a moment.',
    aborted: 'Cancelled.',
  },
} as const satisfies Record<string, ScreenTexts>;
