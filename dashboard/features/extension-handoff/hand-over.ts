import { createDeviceToken, revokeDevice } from '@/shared/client/account-calls.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { type HandoffMessage, handoffResult } from '@/shared/contracts/extension-handoff.ts';
import { deviceName } from './device-name.ts';

/** How long the extension, which sits in this very page, may take to answer. */
const ANSWER_WITHIN_MS = 5_000;

export type HandoffOutcome = 'accepted' | 'refused' | 'unanswered';

/** Waits for the extension's answer to this state. */
function awaitResult(state: string): Promise<HandoffOutcome> {
  return new Promise((resolve) => {
    const control = new AbortController();
    const settle = (outcome: HandoffOutcome) => {
      control.abort();
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => settle('unanswered'), ANSWER_WITHIN_MS);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window || origin !== window.location.origin) return;
      const result = handoffResult.safeParse(data);
      if (result.success && result.data.state === state)
        settle(result.data.accepted ? 'accepted' : 'refused');
    };
    window.addEventListener('message', onMessage, { signal: control.signal });
  });
}

/**
 * Mints a device token and posts it to this page's own origin, where the extension listens (design §4). One that nobody
 * took is revoked.
 * @throws AppError where no token could be made
 */
export async function handOver(
  access: FunctionsAccess,
  user: SessionUser,
  state: string,
): Promise<HandoffOutcome> {
  const { token, device } = await createDeviceToken(access, deviceName(navigator.userAgent));
  const result = awaitResult(state);
  const message: HandoffMessage = {
    type: 'WHETSTONE_AUTH_SUCCESS',
    source: 'whetstone-dashboard',
    token,
    userId: user.id,
    email: user.email,
    timestamp: Date.now(),
    state,
  };
  window.postMessage(message, window.location.origin);
  const outcome = await result;
  if (outcome !== 'accepted') await revokeDevice(access, device.id);
  return outcome;
}
