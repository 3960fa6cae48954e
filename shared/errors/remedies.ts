import * as z from 'zod/mini';
import type { EngineId, ResultRemark } from '@/shared/contracts/enhance.ts';
import type { ErrorCode } from './codes.ts';

/** The one press that leads out of a failure, beside trying again. */
export const remedy = z.enum([
  'sign_in',
  'get_credits',
  'open_settings',
  'connect',
  'open_panel',
  'contact',
  'reload_page',
]);
export type Remedy = z.infer<typeof remedy>;

const remedies: Partial<Record<ErrorCode, Remedy>> = {
  unauthorized: 'sign_in',
  too_long_signed_out: 'sign_in',
  insufficient_credits: 'get_credits',
  engine_unauthorized: 'open_settings',
  host_not_allowed: 'open_settings',
  site_off: 'open_settings',
  engine_not_ready: 'connect',
  picture_not_supported: 'connect',
  model_budget_spent: 'connect',
  code_editor: 'open_panel',
  card_removed: 'open_panel',
  page_not_supported: 'open_panel',
  no_editor: 'open_panel',
  field_in_frame: 'open_panel',
  field_locked: 'open_panel',
  field_disabled: 'open_panel',
  field_not_prose: 'open_panel',
  extension_reloaded: 'reload_page',
  pdf_viewer: 'open_panel',
  // where what takes up the room is kept
  storage_full: 'open_panel',
  forbidden: 'contact',
  account_disabled: 'contact',
  purchases_closed: 'contact',
};

/** @returns undefined where waiting, trying again or another text is all that helps */
export const remedyFor = (code: ErrorCode): Remedy | undefined => remedies[code];

/** Failures of an engine that the one on this device does not share: it can always go on. */
const ofOtherEngines: readonly ErrorCode[] = [
  'invalid_request',
  'forbidden',
  'account_disabled',
  'too_long_signed_out',
  'unauthorized',
  'insufficient_credits',
  'rate_limited',
  'network_error',
  'unavailable',
  'timeout',
  'bad_response',
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
];

/**
 * Whether the same can be done on this device at once.
 * @param failed who failed, where that is known: this device is no way out of its own failure
 */
export const canUseDevice = (code: ErrorCode, failed?: EngineId): boolean =>
  failed !== 'offline' && ofOtherEngines.includes(code);

/** Failures that a change of the text itself leads out of: on another text, or a part of it, the same engine goes on. */
const ofThisText: readonly ErrorCode[] = [
  'empty_draft',
  'too_long',
  'too_long_signed_out',
  'invalid_request',
  'refused',
  'output_limit',
];

/** Switches of the user's own that a press turns back, where it is met. */
export const canResume = (code: ErrorCode): code is 'paused' | 'site_off' =>
  code === 'paused' || code === 'site_off';

/** Whether writing it otherwise helps. */
export const canRewriteDraft = (code: ErrorCode): boolean => ofThisText.includes(code);

/** What stands on the button that leads to the draft. */
export const EDIT_DRAFT = 'Edit draft';

/** What stands on the button that does so. */
export const USE_DEVICE = 'Use your device';

/** What stands on its button. */
export const remedyNames: Readonly<Record<Remedy, string>> = {
  sign_in: 'Sign in',
  get_credits: 'Get credits',
  open_settings: 'Open settings',
  connect: 'Connect',
  open_panel: 'Open side panel',
  contact: 'Contact us',
  reload_page: 'Reload page',
};

const remarksAModelMends: readonly ResultRemark[] = [
  'persona_unused',
  'other_language',
  'needs_model',
  'budget_spent',
];

/** The press that gets more than a remark says there is; undefined where nothing is lacking. */
export const remedyForRemark = (remark: ResultRemark): Remedy | undefined =>
  remarksAModelMends.includes(remark) ? 'connect' : undefined;
