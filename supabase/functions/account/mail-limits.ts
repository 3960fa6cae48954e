import { sha256 } from '@/supabase/functions/_shared/auth/sha256.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';

const HOUR_SECONDS = 3_600;

/**
 * Mails an hour that the functions cause in all, by purpose. Together they leave a good part of the project's hour
 * (`email_sent` in `supabase/config.toml`) to sign-ups and password resets, which the identity service mails by itself.
 */
export const MAILS_PER_HOUR = { verification: 300, knownAddress: 150, addressChange: 150 } as const;
export type MailPurpose = keyof typeof MAILS_PER_HOUR;

const PER_NETWORK_ADDRESS = 30;
const PER_MAILBOX = { verification: 5, knownAddress: 1, addressChange: 5 } as const;

/** Counts a mail of a purpose; each throws AppError `rate_limited` with the wait above its limit. */
export interface MailLimits {
  /** @param from hash of the network address that asks */
  perNetworkAddress(purpose: MailPurpose, from: string): Promise<void>;
  perMailbox(purpose: MailPurpose, email: string): Promise<void>;
  /** Asked last, so that what another limit refuses spends nothing of everybody's hour. */
  inSum(purpose: MailPurpose): Promise<void>;
}

export function createMailLimits(hitRateLimit: HitRateLimit): MailLimits {
  return {
    perNetworkAddress: (purpose, from) =>
      hitRateLimit(`mail-from:${purpose}:${from}`, PER_NETWORK_ADDRESS, HOUR_SECONDS),
    async perMailbox(purpose, email) {
      const mailbox = (await sha256(email.toLowerCase())).slice(0, 32);
      await hitRateLimit(`mail-to:${purpose}:${mailbox}`, PER_MAILBOX[purpose], HOUR_SECONDS);
    },
    inSum: (purpose) => hitRateLimit(`mail-sum:${purpose}`, MAILS_PER_HOUR[purpose], HOUR_SECONDS),
  };
}
