// Without zod: the card in the page reads it too.

/** Every code that can cross a border. What each means for status, retry and report: `catalogue.ts`. */
export const errorCodes = [
  // the request
  'invalid_request',
  'empty_draft',
  'too_long',
  'too_long_signed_out',
  'not_found',
  'conversation_gone',
  'conflict',
  // the caller
  'unauthorized',
  'forbidden',
  'insufficient_credits',
  'rate_limited',
  // the way there
  'network_error',
  'unavailable',
  'timeout',
  'bad_response',
  'aborted',
  // the model
  'engine_unavailable',
  'engine_failed',
  'engine_unauthorized',
  'engine_overloaded',
  'model_budget_spent',
  'empty_answer',
  'refused',
  'cut_off',
  'output_limit',
  // the engines of this browser
  'engine_not_ready',
  'host_not_allowed',
  'picture_not_supported',
  // the user's own switches
  'paused',
  'site_off',
  // the page
  'no_editor',
  'page_not_supported',
  'pdf_viewer',
  'code_editor',
  'field_locked',
  'field_not_prose',
  'card_removed',
  'field_too_short',
  'write_unverified',
  'draft_changed',
  'extension_reloaded',
  // the account
  'invalid_credentials',
  'email_not_verified',
  'email_in_use',
  'user_not_found',
  'invalid_email',
  'weak_password',
  'same_password',
  'account_disabled',
  'link_expired',
  'link_invalid',
  // money
  'no_subscription',
  'purchases_closed',
  'subscription_ending',
  'payments_unavailable',
  'invalid_signature',
  // templates of an account's own
  'template_limit',
  // the library on this device
  'storage_full',
  'file_too_large',
  'file_unreadable',
  'file_not_text',
  'file_too_new',
  'nothing_to_import',
  // documents read on this device
  'document_empty',
  'document_damaged',
  'document_mismatch',
  'document_password',
  'document_password_wrong',
  'document_encrypted',
  'document_too_large',
  'document_too_complex',
  'document_not_supported',
  'image_too_large',
  'document_changed',
  'reader_stopped',
  // anything else
  'internal',
] as const;
