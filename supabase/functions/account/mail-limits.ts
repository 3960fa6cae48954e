import { readAddress, readRange } from '@/supabase/functions/_shared/auth/caller.ts';
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
/** Of the range around it: one line may have 256 networks of its own, and a mobile network's callers share one. */
const PER_NETWORK_RANGE = 4 * PER_NETWORK_ADDRESS;
const PER_MAILBOX = { verification: 5, knownAddress: 1 } as const;

/** Hashes of the network address that asks and of the range around it. */
export interface CallerNetwork {
  address: string;
  range: string;
}

export async function hashNetwork(headers: Headers): Promise<CallerNetwork> {
  const hash = async (text: string) => (await sha256(text)).slice(0, 32);
  return { address: await hash(readAddress(headers)), range: await hash(readRange(headers)) };
}

/** Counts a mail of a purpose; each throws AppError `rate_limited` with the wait above its limit. */
export interface MailLimits {
  perNetwork(purpose: MailPurpose, from: CallerNetwork): Promise<void>;
  perMailbox(purpose: keyof typeof PER_MAILBOX, email: string): Promise<void>;
  /** Asked last, so that what another limit refuses spends nothing of everybody's hour. */
  inSum(purpose: MailPurpose): Promise<void>;
}

export function createMailLimits(hitRateLimit: HitRateLimit): MailLimits {
  return {
    // The address first: one whose share is spent takes nothing of its neighbours'.
    async perNetwork(purpose, { address, range }) {
      await hitRateLimit(`mail-from:${purpose}:${address}`, PER_NETWORK_ADDRESS, HOUR_SECONDS);
      await hitRateLimit(`mail-range:${purpose}:${range}`, PER_NETWORK_RANGE, HOUR_SECONDS);
    },
    async perMailbox(purpose, email) {
      const mailbox = (await sha256(email.toLowerCase())).slice(0, 32);
      await hitRateLimit(`mail-to:${purpose}:${mailbox}`, PER_MAILBOX[purpose], HOUR_SECONDS);
    },
    inSum: (purpose) => hitRateLimit(`mail-sum:${purpose}`, MAILS_PER_HOUR[purpose], HOUR_SECONDS),
  };
}
