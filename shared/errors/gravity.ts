import type { ErrorCode } from './codes.ts';

/** How what is told looks: nothing is wrong, something stands in the way, or something that was tried did not come about. */
export type Gravity = 'hint' | 'warning' | 'error';

/** Nothing to begin with yet, a press that stopped it, a switch of the user's own. */
const hints: readonly ErrorCode[] = ['empty_draft', 'no_editor', 'aborted', 'site_off'];

/** What the place, the text or the account does not allow for now: nothing was lost, and a step of the user's leads on. */
const warnings: readonly ErrorCode[] = [
  'too_long',
  'too_long_signed_out',
  'unauthorized',
  'insufficient_credits',
  'rate_limited',
  'model_budget_spent',
  'engine_not_ready',
  'picture_not_supported',
  'host_not_allowed',
  'paused',
  'field_in_frame',
  'page_not_supported',
  'card_removed',
  'pdf_viewer',
  'code_editor',
  'field_locked',
  'field_disabled',
  'field_not_prose',
  'field_too_short',
  'marks_not_kept',
  'write_blocked',
  'draft_changed',
  'extension_reloaded',
  'document_password',
  'document_password_wrong',
  'document_not_supported',
];

/** Red is kept for what was tried and did not come about. */
export function gravityOf(code: ErrorCode): Gravity {
  if (hints.includes(code)) return 'hint';
  return warnings.includes(code) ? 'warning' : 'error';
}
