import type { ScreenTexts } from './screen-texts.ts';

const COPY = 'Copy the text and paste it yourself.';

/** Failures as the screens of the side panel and the settings tell them: none of these is about a draft. */
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
  // Reloading brings the draft back (`reload-with-draft.ts`).
  panel: {
    extension_reloaded: 'Whetstone was updated. Reload the panel to go on; your draft stays.',
  },
  library: {},
  settings: {},
  files: {
    aborted: 'Cancelled. Nothing of this file is kept.',
  },
  question: {
    insufficient_credits: 'You have no credits left. Your device needs none.',
    engine_not_ready: 'No AI model is set up for this yet. Use your device, or connect a model.',
    model_budget_spent:
      'Our AI model has reached its limit for today. Use your device, come back tomorrow, or use a key of your own.',
    refused: 'The model declined to answer this.',
    output_limit: 'The answer got too long and was stopped. Ask about a part of it.',
  },
  /** A persona that is to be made of keywords. */
  persona: {
    insufficient_credits: 'You have no credits left. Your device needs none.',
    refused: 'The model declined to write this.',
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
