import * as z from 'zod/mini';
import { rowTimestamp, timestamp } from './timestamp.ts';

/** An extension's token as its owner sees it: never the token, never its hash. */
export const device = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
  expiresAt: timestamp,
});
export type Device = z.infer<typeof device>;

/** Body of `POST /account/device-tokens`. */
export const createDeviceTokenRequest = z.object({
  // It stands in a list, on one line.
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u)),
});
/** Its answer. The token is shown this once; the server keeps its hash alone (design §4). */
export const createDeviceTokenAnswer = z.object({ token: z.string(), device });
export type CreateDeviceTokenAnswer = z.infer<typeof createDeviceTokenAnswer>;

/** Body of `DELETE /account/device-tokens`. */
export const revokeDeviceTokenRequest = z.object({ id: z.uuid() });
/** Answer of `GET` and `DELETE /account/device-tokens`: those that still open something, newest first. */
export const devicesAnswer = z.object({ devices: z.array(device) });
export type DevicesAnswer = z.infer<typeof devicesAnswer>;

/** Longest address that RFC 5321 lets a mail be sent to. */
const MAX_EMAIL_CHARS = 254;
/** spec §5: {email} shape with no spaces. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(MAX_EMAIL_CHARS), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));

/** Body of `POST /account/send-verification-email`. The name is taken from the account, whatever stands here. */
export const sendVerificationEmailRequest = z.object({
  email,
  firstName: z.optional(z.string().check(z.maxLength(10_000))),
  /** Where the mail's link leads on to; an address of another site is passed over. */
  continueUrl: z.optional(z.string().check(z.maxLength(2_000))),
});
/** The same answer whether or not the address has an account. */
export const sendVerificationEmailAnswer = z.object({ success: z.literal(true), message: z.string() });

/** Body of `POST /account/sign-up-notices`: the address somebody just signed up with. */
export const signUpNoticeRequest = z.object({ email });

/** Body of `POST /account/delete`: a session that was left open is not enough to end an account. */
export const deleteAccountRequest = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
});

/** Body of `POST /account/recover-email`: the code of the mail that told the old address of the change. */
export const recoverEmailRequest = z.object({ oobCode: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** What the identity service takes at least and at most (bcrypt reads 72 bytes). */
const newPassword = z.string().check(
  z.minLength(8),
  z.refine((text) => new TextEncoder().encode(text).length <= 72),
);
/**
 * Body of `POST /account/recover-email/password`: the code that just gave an account back, and the password it gets instead
 * of the one it had. Works once, within an hour.
 */
export const recoveredPasswordRequest = z.extend(recoverEmailRequest, { password: newPassword });

/**
 * Body of `POST /account/link-age`: a mail's code that the identity service refused, and what it was mailed for. The answer
 * tells an old link from one that never was good (design §6).
 */
export const linkAgeRequest = z.object({
  oobCode: z.string().check(z.minLength(1), z.maxLength(200)),
  kind: z.enum(['signup', 'recovery', 'email_change']),
});
export type LinkKind = z.infer<typeof linkAgeRequest>['kind'];
export const linkAgeAnswer = z.object({ expired: z.boolean() });
export type LinkAgeAnswer = z.infer<typeof linkAgeAnswer>;

/** Answer of calls that only do something. */
export const successAnswer = z.object({ success: z.literal(true) });

/** Own row of `profiles`, read by REST: the user record of spec §3 in the database's spelling. */
export const profileRow = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  email: z.string(),
  country_code: z.string(),
  mobile_number: z.string(),
  created_at: rowTimestamp,
  plan: z.enum(['free', 'starter', 'pro', 'business']),
  subscription_status: z.string(),
  subscription_id: z.nullable(z.string()),
  subscription_start_date: z.nullable(rowTimestamp),
  subscription_end_date: z.nullable(rowTimestamp),
  credits: z.int(),
  email_verified: z.boolean(),
  email_verified_at: z.nullable(rowTimestamp),
  last_credit_use: z.nullable(rowTimestamp),
  last_credit_refresh: z.nullable(rowTimestamp),
  monthly_refresh_count: z.int(),
  refresh_count_reset_date: z.nullable(rowTimestamp),
  last_free_credits_reclaim: z.nullable(rowTimestamp),
});
export type ProfileRow = z.infer<typeof profileRow>;

const record = z.record(z.string(), z.unknown());
/** Answer of `POST /account/export`: everything kept about the caller, rows as the database spells them. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: record,
  profile: record,
  creditEntries: z.array(record),
  creditReservations: z.array(record),
  subscriptions: z.array(record),
  payments: z.array(record),
  devices: z.array(record),
  emailChanges: z.array(record),
  analyses: z.array(record),
  /** Whose keys are kept, without the keys. */
  sourceKeys: z.array(record),
  weeklyReports: z.array(record),
  ownTemplates: z.array(record),
  /** Null where the account keeps no history of prompts. */
  promptHistory: z.nullable(z.array(record)),
  imageSessions: z.array(record),
});
export type AccountExport = z.infer<typeof accountExport>;
