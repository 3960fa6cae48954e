import * as z from 'zod/mini';
import type { ErrorCode } from './codes.ts';

/** The one press that leads out of a failure, beside trying again. */
export const remedy = z.enum(['sign_in', 'get_credits', 'open_settings', 'connect']);
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
};

/** @returns undefined where waiting, trying again or another text is all that helps */
export const remedyFor = (code: ErrorCode): Remedy | undefined => remedies[code];

/** What stands on its button. */
export const remedyNames: Readonly<Record<Remedy, string>> = {
  sign_in: 'Sign in',
  get_credits: 'Get credits',
  open_settings: 'Open settings',
  connect: 'Connect',
};
