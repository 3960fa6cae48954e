import type { ErrorCode } from '@/shared/errors/codes.ts';

/** What any work of an engine can end with. */
const runCodes: readonly ErrorCode[] = [
  'invalid_request',
  'empty_draft',
  'too_long',
  'too_long_signed_out',
  'conflict',
  'unauthorized',
  'forbidden',
  'account_disabled',
  'insufficient_credits',
  'rate_limited',
  'network_error',
  'unavailable',
  'timeout',
  'bad_response',
  'aborted',
  'engine_unavailable',
  'engine_failed',
  'engine_unauthorized',
  'engine_overloaded',
  'model_budget_spent',
  'empty_answer',
  'refused',
  'cut_off',
  'output_limit',
  'engine_not_ready',
  'host_not_allowed',
  'picture_not_supported',
  'paused',
  'internal',
];

/** Why nothing can be read from a page, or written into it. */
export const pageCodes: readonly ErrorCode[] = [
  'site_off',
  'no_editor',
  'field_in_frame',
  'page_not_supported',
  'pdf_viewer',
  'code_editor',
  'field_locked',
  'field_disabled',
  'field_not_prose',
  'card_removed',
  'extension_reloaded',
];

export const accountCodes: readonly ErrorCode[] = [
  'unauthorized',
  'forbidden',
  'account_disabled',
  'rate_limited',
  'network_error',
  'unavailable',
  'timeout',
  'bad_response',
  'internal',
];

/** What reading a file can end with, once it is in the list. */
export const fileCodes: readonly ErrorCode[] = [
  'aborted',
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
  'internal',
];

/** What an import into the library, or keeping something there, can end with. */
export const libraryCodes: readonly ErrorCode[] = [
  'storage_full',
  'file_too_large',
  'file_unreadable',
  'file_not_text',
  'file_too_new',
  'nothing_to_import',
  'not_found',
  'template_limit',
  'internal',
];

/** Which failures can reach which of the extension's screens. */
export const screenCodes = {
  card: [
    ...runCodes,
    'site_off',
    'no_editor',
    'field_in_frame',
    'code_editor',
    'field_locked',
    'field_disabled',
    'field_not_prose',
    'card_removed',
    'field_gone',
    'field_too_short',
    'marks_not_kept',
    'write_unverified',
    'write_blocked',
    'draft_changed',
    'extension_reloaded',
  ],
  panel: runCodes,
  popup: [...pageCodes, ...accountCodes, 'paused', 'storage_full'],
  settings: ['storage_full', 'internal'],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** What only the website can meet: its forms hold the field or the press that mends it. */
export const siteOnly: readonly ErrorCode[] = [
  'conversation_gone',
  'nothing_changed',
  'invalid_credentials',
  'email_not_verified',
  'email_in_use',
  'user_not_found',
  'invalid_email',
  'weak_password',
  'same_password',
  'link_expired',
  'link_invalid',
  'no_subscription',
  'purchases_closed',
  'subscription_ending',
  'payments_unavailable',
  'invalid_signature',
];
