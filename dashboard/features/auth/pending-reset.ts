import * as z from 'zod/mini';
import { dropKept, readKept, writeKept } from '@/dashboard/app/kept.ts';

/** As long as a reset link itself lives. */
const KEPT_MS = 3_600_000;

const pendingReset = z.object({
  /** The link's code, which is used up by now. */
  code: z.string(),
  email: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  keptAt: z.number(),
});
export type PendingReset = z.infer<typeof pendingReset>;

/** Keeps what a reset link opened for this tab, so that loading the page again goes on instead of spoiling the link. */
export const savePendingReset = (reset: Omit<PendingReset, 'keptAt'>): void =>
  writeKept('reset', { ...reset, keptAt: Date.now() });

/** The reset this tab has begun and not finished. */
export function readPendingReset(): PendingReset | undefined {
  const reset = readKept('reset', pendingReset);
  return reset && Date.now() - reset.keptAt < KEPT_MS ? reset : undefined;
}

/** Once the password is set, or the session is gone, nothing of it stays. */
export const clearPendingReset = (): void => dropKept('reset');
