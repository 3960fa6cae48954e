import type { ErrorCode } from './codes.ts';

interface ErrorRow {
  /** HTTP status on the wire (design §4). */
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 499 | 500 | 502 | 503 | 504 | 507;
  /** Whether the same request may succeed when sent again. */
  retryable: boolean;
  /** Whether an operator should hear of it: faults of ours, not of the caller's. */
  report: boolean;
}

/** The one table of errors: a code without a row does not compile. */
export const catalogue = {
  invalid_request: { status: 422, retryable: false, report: false },
  empty_draft: { status: 422, retryable: false, report: false },
  too_long: { status: 413, retryable: false, report: false },
  not_found: { status: 404, retryable: false, report: false },
  conflict: { status: 409, retryable: false, report: false },
  unauthorized: { status: 401, retryable: false, report: false },
  forbidden: { status: 403, retryable: false, report: false },
  insufficient_credits: { status: 402, retryable: false, report: false },
  rate_limited: { status: 429, retryable: true, report: false },
  network_error: { status: 503, retryable: true, report: false },
  timeout: { status: 504, retryable: true, report: true },
  bad_response: { status: 502, retryable: true, report: true },
  aborted: { status: 499, retryable: true, report: false },
  engine_unavailable: { status: 503, retryable: true, report: true },
  engine_unauthorized: { status: 503, retryable: false, report: true },
  engine_overloaded: { status: 503, retryable: true, report: true },
  empty_answer: { status: 502, retryable: true, report: true },
  refused: { status: 422, retryable: false, report: false },
  cut_off: { status: 502, retryable: true, report: true },
  engine_not_ready: { status: 422, retryable: false, report: false },
  host_not_allowed: { status: 422, retryable: false, report: false },
  paused: { status: 422, retryable: false, report: false },
  site_off: { status: 422, retryable: false, report: false },
  no_editor: { status: 422, retryable: false, report: false },
  page_not_supported: { status: 422, retryable: false, report: false },
  write_unverified: { status: 422, retryable: false, report: false },
  draft_changed: { status: 422, retryable: false, report: false },
  extension_reloaded: { status: 422, retryable: false, report: false },
  invalid_credentials: { status: 403, retryable: false, report: false },
  email_not_verified: { status: 403, retryable: false, report: false },
  email_in_use: { status: 409, retryable: false, report: false },
  user_not_found: { status: 404, retryable: false, report: false },
  invalid_email: { status: 422, retryable: false, report: false },
  weak_password: { status: 422, retryable: false, report: false },
  same_password: { status: 422, retryable: false, report: false },
  account_disabled: { status: 403, retryable: false, report: false },
  link_expired: { status: 403, retryable: false, report: false },
  link_invalid: { status: 403, retryable: false, report: false },
  no_subscription: { status: 404, retryable: false, report: false },
  subscription_ending: { status: 409, retryable: false, report: false },
  payments_unavailable: { status: 503, retryable: true, report: true },
  invalid_signature: { status: 400, retryable: false, report: true },
  storage_full: { status: 507, retryable: false, report: false },
  file_too_large: { status: 413, retryable: false, report: false },
  file_unreadable: { status: 422, retryable: false, report: false },
  file_not_text: { status: 422, retryable: false, report: false },
  file_too_new: { status: 422, retryable: false, report: false },
  nothing_to_import: { status: 422, retryable: false, report: false },
  document_empty: { status: 422, retryable: false, report: false },
  document_damaged: { status: 422, retryable: false, report: false },
  document_mismatch: { status: 422, retryable: false, report: false },
  document_password: { status: 422, retryable: false, report: false },
  document_password_wrong: { status: 422, retryable: false, report: false },
  document_too_large: { status: 413, retryable: false, report: false },
  document_too_complex: { status: 413, retryable: false, report: false },
  document_not_supported: { status: 422, retryable: false, report: false },
  image_too_large: { status: 413, retryable: false, report: false },
  document_changed: { status: 422, retryable: true, report: false },
  reader_stopped: { status: 503, retryable: true, report: false },
  internal: { status: 500, retryable: true, report: true },
} as const satisfies Record<ErrorCode, ErrorRow>;
