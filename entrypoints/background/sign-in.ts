import { browser } from 'wxt/browser';
import type { EngineId } from '@/shared/contracts/enhance.ts';
import { HANDOFF_MAX_AGE_MS, type HandoffMessage } from '@/shared/contracts/extension-handoff.ts';
import { SITE_URL } from '@/shared/extension/origins.ts';
import {
  type PendingSignIn,
  pendingSignInItem,
  type Session,
  session,
  sessionItem,
  settingsItem,
} from '@/shared/extension/storage.ts';

/** How long a begun sign-in is awaited: long enough to sign up and find the mail first. */
const AWAITED_MS = 3_600_000;

/** Whether a sign-in still may come; also where the clock was set back meanwhile (faults L8). */
const isAwaited = ({ begunAt }: PendingSignIn, now: number) => Math.abs(now - begunAt) <= AWAITED_MS;

export interface SignIn {
  /**
   * Opens the website's login with a nonce of this moment; an earlier one is worth nothing any more.
   * @param engine what the user signs in for: chosen once that has succeeded, unless another was chosen meanwhile
   */
  begin(engine?: EngineId): Promise<void>;
  /** Takes the account over where the message answers the sign-in that was begun here (design §4). */
  finish(message: HandoffMessage): Promise<boolean>;
}

/**
 * Signing in through the website. Whoever did not press Sign in here is handed nothing (faults X1, A10).
 * @param onSignedIn hears of it with the session that was replaced, if there was one
 */
export function createSignIn(onSignedIn: (former: Session | null) => void): SignIn {
  let used: string | undefined;
  return {
    async begin(engine) {
      const nonce = crypto.randomUUID();
      const begunAt = Date.now();
      const former = await pendingSignInItem.get();
      // Whoever signs in elsewhere after all still waits for the engine that was pressed.
      const kept = former && isAwaited(former, begunAt) ? former.wish : undefined;
      const wish = engine ? { engine, insteadOf: (await settingsItem.get()).engine } : kept;
      await pendingSignInItem.set({ nonce, begunAt, ...(wish && { wish }) });
      await browser.tabs.create({ url: `${SITE_URL}/login?ext=1&state=${nonce}` });
    },
    async finish({ state, timestamp, token, userId, email }) {
      const pending = await pendingSignInItem.get();
      const now = Date.now();
      if (pending?.nonce !== state || used === state) return false;
      if (!isAwaited(pending, now) || Math.abs(now - timestamp) > HANDOFF_MAX_AGE_MS) return false;
      // In this turn, so that the same nonce sent twice at once is taken once.
      used = state;
      await pendingSignInItem.set(null);
      const account = session.safeParse({ token, userId, email, credits: null });
      if (!account.success) return false;
      const former = await sessionItem.get();
      await sessionItem.set(account.data);
      const { wish } = pending;
      const settings = await settingsItem.get();
      // What was chosen since may be an engine that sends nothing: that stands.
      if (wish?.insteadOf === settings.engine) await settingsItem.set({ ...settings, engine: wish.engine });
      onSignedIn(former);
      return true;
    },
  };
}
