import * as z from 'zod/mini';

const KEY = 'whetstone-reset';
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
export function savePendingReset(reset: Omit<PendingReset, 'keptAt'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...reset, keptAt: Date.now() }));
  } catch {
    // A browser that keeps nothing loses no more than the reload.
  }
}

/** The reset this tab has begun and not finished. */
export function readPendingReset(): PendingReset | undefined {
  try {
    const { success, data } = pendingReset.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (success && Date.now() - data.keptAt < KEPT_MS) return data;
  } catch {
    // Not ours, or not to be read: as if there were none.
  }
  return undefined;
}

/** Once the password is set, or the session is gone, nothing of it stays. */
export function clearPendingReset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing is kept, nothing has to go.
  }
}
