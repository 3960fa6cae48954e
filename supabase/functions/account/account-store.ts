import * as z from 'zod/mini';
import {
  type AccountExport,
  accountExport,
  type Device,
  device,
  type LinkKind,
} from '@/shared/contracts/account.ts';
import type { AnalyticsEvent } from '@/shared/contracts/analytics.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';

/** How long a link of the identity service's mails lives: `otp_expiry` of `supabase/config.toml`. */
export const LINK_LIFE_SECONDS = 3_600;

const owner = z.object({ email: z.string(), customerId: z.nullable(z.string()) });

export type Owner = z.infer<typeof owner>;
const confirmedOwner = z.object({ email: z.string(), firstName: z.string() });
const notice = z.object({ id: z.uuid(), oldEmail: z.string(), newEmail: z.string(), firstName: z.string() });
const recovery = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('recovered'), userId: z.uuid() }),
  z.object({ outcome: z.enum(['expired', 'invalid', 'email_in_use']) }),
]);
const recoveredAccount = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), userId: z.uuid() }),
  z.object({ outcome: z.enum(['expired', 'invalid']) }),
]);

export type EmailChangeNotice = z.infer<typeof notice>;
export type Recovery = z.infer<typeof recovery>;
export type RecoveredAccount = z.infer<typeof recoveredAccount>;

/** What the database does for an account. */
export interface AccountStore {
  /** Null where the account is gone. */
  createDeviceToken(userId: string, tokenHash: string, name: string): Promise<Device | null>;
  listDevices(userId: string): Promise<Device[]>;
  /** False where this account has no such token that still opens something. */
  revokeDevice(userId: string, id: string): Promise<boolean>;
  /** Ends the token with this hash, whosever it is. */
  giveUpDevice(tokenHash: string): Promise<void>;
  /** Null where the account is gone. */
  readOwner(userId: string): Promise<Owner | null>;
  listRunningSubscriptions(userId: string): Promise<string[]>;
  exportAccount(userId: string): Promise<AccountExport | null>;
  /** @param addressHash kept for 30 days, so that the address gets no free credits again; null keeps none */
  deleteAccount(userId: string, addressHash: string | null): Promise<void>;
  /** An account with this address is about to be made. */
  noteSignUp(email: string, addressHash: string): Promise<void>;
  /** The next old address to be told of a change, or null; its link will carry the code with this hash. */
  claimNotice(tokenHash: string): Promise<EmailChangeNotice | null>;
  finishNotice(id: string): Promise<void>;
  /** Gives the account back and ends whatever was handed out for it, its password too. */
  recoverEmail(tokenHash: string): Promise<Recovery>;
  /** Whose password the holder of a link that gave an account back may choose. */
  findRecoveredAccount(tokenHash: string): Promise<RecoveredAccount>;
  finishRecovery(tokenHash: string): Promise<void>;
  /** Who has a confirmed account with this address, or null. */
  findConfirmedOwner(email: string): Promise<{ email: string; firstName: string } | null>;
  /** Whether the identity service mailed this code, longer ago than its links live. */
  isLinkExpired(oobCode: string, kind: LinkKind): Promise<boolean>;
  recordEvent(event: AnalyticsEvent): Promise<void>;
}

export function createAccountStore(call: CallFunction): AccountStore {
  return {
    async createDeviceToken(userId, tokenHash, name) {
      const answer = await call('create_device_token', { user_id: userId, token_hash: tokenHash, name });
      return z.parse(z.nullable(device), answer);
    },
    async listDevices(userId) {
      return z.parse(z.array(device), await call('list_device_tokens', { user_id: userId }));
    },
    async revokeDevice(userId, id) {
      return z.parse(z.boolean(), await call('revoke_device_token', { user_id: userId, token_id: id }));
    },
    async giveUpDevice(tokenHash) {
      await call('give_up_device_token', { token_hash: tokenHash });
    },
    async readOwner(userId) {
      return z.parse(z.nullable(owner), await call('read_billing_account', { user_id: userId }));
    },
    async listRunningSubscriptions(userId) {
      return z.parse(z.array(z.string()), await call('list_running_subscriptions', { user_id: userId }));
    },
    async exportAccount(userId) {
      const rows = z.parse(
        z.nullable(z.record(z.string(), z.unknown())),
        await call('export_account', { user_id: userId }),
      );
      const promptHistory = await call('read_prompt_history', { user_id: userId });
      return rows && z.parse(accountExport, { ...rows, promptHistory });
    },
    async deleteAccount(userId, addressHash) {
      await call('delete_account', { user_id: userId, address_hash: addressHash });
    },
    async noteSignUp(email, addressHash) {
      await call('note_sign_up', { email, address_hash: addressHash });
    },
    async claimNotice(tokenHash) {
      return z.parse(z.nullable(notice), await call('claim_email_change_notice', { token_hash: tokenHash }));
    },
    async finishNotice(id) {
      await call('finish_email_change_notice', { id });
    },
    async recoverEmail(tokenHash) {
      return z.parse(recovery, await call('recover_email', { token_hash: tokenHash }));
    },
    async findRecoveredAccount(tokenHash) {
      return z.parse(recoveredAccount, await call('find_recovered_account', { token_hash: tokenHash }));
    },
    async finishRecovery(tokenHash) {
      await call('finish_recovery', { token_hash: tokenHash });
    },
    async findConfirmedOwner(email) {
      return z.parse(z.nullable(confirmedOwner), await call('find_confirmed_owner', { email }));
    },
    async isLinkExpired(oobCode, kind) {
      const asked = { token_hash: oobCode, kind, life_seconds: LINK_LIFE_SECONDS };
      return z.parse(z.boolean(), await call('is_link_expired', asked));
    },
    async recordEvent(event) {
      await call('record_analytics_event', event);
    },
  };
}
