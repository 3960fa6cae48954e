import type { ErrorCode } from './codes.ts';

/** What a failure is called where a screen has no words of its own for it; all that the card ever says. */
export const generalTexts: Record<ErrorCode, string> = {
  invalid_request: 'Whetstone could not read this request. Your draft is unchanged.',
  empty_draft: 'There is nothing to sharpen yet. Write or select some text first.',
  too_long: 'This text is longer than 50,000 characters. Try again with a part of it.',
  too_long_signed_out:
    'Without an account our server takes 10,000 characters. Your draft is unchanged; sign in, select a part, or use your device instead.',
  not_found: 'This is no longer there.',
  nothing_changed: 'That would change nothing, so nothing was charged. Say it in other words.',
  conversation_gone: 'This conversation is no longer there. Begin a new one.',
  conflict: 'The text changed while it was being sent. Press Retry to send it again.',
  unauthorized: 'You are signed out. Your draft is unchanged; sign in, or use your device instead.',
  forbidden:
    'The server does not allow your account to do this. Your draft is unchanged; write to us, or use your device instead.',
  insufficient_credits:
    'You have no credits left. Your draft is unchanged; your device rewrites without credits.',
  rate_limited: 'Our server needs a pause. Your draft is unchanged; try again shortly.',
  network_error: 'The server could not be reached. Your draft is unchanged; check the connection and retry.',
  unavailable: 'Many people are asking just now. Your draft is unchanged; try again shortly.',
  timeout: 'The answer took too long. Your draft is unchanged; retry, or use your device instead.',
  bad_response: 'The server sent something unreadable. Your draft is unchanged; retry in a moment.',
  aborted: 'You stopped this. Your draft is unchanged.',
  engine_unavailable:
    'No answer came from the model. Your draft is unchanged; if it runs on a server of yours, start it, then retry.',
  engine_failed:
    'The model could not finish this. Your draft is unchanged; retry, or use your device instead.',
  engine_unauthorized:
    'The model server refused its key. Your draft is unchanged; check the key in the settings.',
  engine_overloaded: 'The model has too much to do just now. Your draft is unchanged; try again shortly.',
  model_budget_spent:
    'Our AI model has reached its limit for today. Your draft is unchanged; come back tomorrow, or use a key of your own.',
  empty_answer: 'The model sent no text. Your draft is unchanged and nothing was charged.',
  refused: 'The model declined to rewrite this text. Your draft is unchanged.',
  cut_off: 'The answer broke off before its end. Your draft is unchanged.',
  output_limit:
    'The answer got too long and was stopped. Your draft is unchanged; try a part of it, or another level.',
  engine_not_ready:
    'This AI model is not set up in this browser. Your draft is unchanged; set it up in the settings, or choose another one.',
  picture_not_supported: 'This model does not take pictures. Choose one that does in the settings.',
  host_not_allowed:
    'The browser does not let Whetstone reach this server. Your draft is unchanged; press Test in the settings and allow it.',
  paused:
    'Whetstone is paused: it reads nothing and sends nothing. Your draft is unchanged; press Resume to go on.',
  site_off: 'Whetstone is turned off on this site. Your draft is unchanged.',
  no_editor: 'No text field is in use here. Click into one or select text, or write in the side panel.',
  field_in_frame:
    'This part of the page comes from another site, which Whetstone cannot reach yet. Add that site here or from the toolbar button, then try again.',
  page_not_supported:
    'Extensions cannot work on browser pages, in stores, in PDF viewers or on local files. Paste the text into the side panel, or try another page.',
  card_removed: 'This page removes the Whetstone card. Use the side panel here instead.',
  pdf_viewer:
    'A PDF keeps its text from extensions. Select some of it and right-click it, or paste it into the side panel.',
  code_editor:
    'This editor does not share its text with extensions. Copy the text into the side panel instead.',
  field_locked:
    'This field is read-only. Your draft is unchanged; select its text to work on a copy, or use the side panel.',
  field_disabled:
    'The page has switched this field off for now. Your draft is unchanged; you can write in the side panel meanwhile.',
  field_not_prose:
    'This field takes an address or a number. Click into a text field, or write in the side panel.',
  field_gone:
    'The page took this text field away, so nothing was replaced. Copy the result and paste it where you need it.',
  field_too_short: 'The result is longer than this field allows. Undo some changes, or copy the result.',
  marks_not_kept:
    'Accept could lose bold text, links or mentions in this field. Copy the result and paste it yourself.',
  write_unverified:
    'This editor did not confirm the change. The text is in the card: copy it, then paste it yourself.',
  write_blocked: 'Whetstone cannot write on this page. Copy the result, then paste it yourself.',
  draft_changed: 'Your draft has changed since. Press Retry for the new text, or copy this result.',
  extension_reloaded:
    'Whetstone was updated and needs this page reloaded. Copy your draft first if the page does not keep it.',
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
  purchases_closed:
    'A payment was charged back, so this account cannot buy. Write to us and we will look at it.',
  subscription_ending: 'Your subscription is set to end. Resume it first, then switch.',
  payments_unavailable: 'The payment service is not answering. You have not been charged; try again shortly.',
  invalid_signature: 'This message was not signed by the payment service.',
  template_limit: 'Your account holds 200 templates, which is all it can. Delete one to save another.',
  storage_full:
    'Your device has no room left. Nothing you kept was lost; free some space, or delete what you no longer need, and save again.',
  file_too_large: 'This file is larger than 50 MB. Nothing was changed; split it and import the parts.',
  file_unreadable:
    'This file could not be read as JSON or CSV: it is broken or cut off. Nothing was changed; export it again.',
  file_not_text: 'This file is not plain text. Nothing was changed; save it as UTF-8 and try again.',
  file_too_new:
    'This file was written by a newer Whetstone. Nothing was changed; update the extension and try again.',
  nothing_to_import:
    'No prompts were found in this file. Nothing was changed; a list needs a title and a prompt for each entry.',
  document_empty: 'This file is empty.',
  document_damaged:
    'This file is damaged and could not be read. Open it in its own program, save a new copy, and add that.',
  document_mismatch:
    'What is in this file is not what its name says. Rename it to the kind of file it is, and add it again.',
  document_password: 'This file is protected. Enter its password to read it; it is not kept.',
  document_password_wrong: 'That password does not open this file. Try again.',
  document_encrypted:
    'This Office file is encrypted and cannot be read here. Open it in Excel or Word, choose File, Info, Protect, Encrypt with Password, clear the password, save it, and add it again.',
  document_too_large: 'This file is larger than 50 MB. Split it and add the part you need.',
  document_too_complex:
    'This file unpacks to more than can be read safely, so reading was stopped. Save it again without what is not needed.',
  document_not_supported:
    'This kind of file cannot be read. PDF, Excel, OpenDocument sheets, CSV, Word, text, Markdown, HTML, JSON, code and images can.',
  image_too_large: 'This picture has more than 50 million pixels. Make it smaller and add it again.',
  document_changed: 'This file was moved or changed while it was read. Add it again.',
  reader_stopped:
    'Reading this file took too long and was stopped. Everything else still works; try again, or try a smaller part.',
  internal: 'The mistake is ours. Your draft is unchanged; please try again.',
};
