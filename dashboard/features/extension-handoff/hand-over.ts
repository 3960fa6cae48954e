import { awaitAnswer, type HandoffOutcome } from '@/dashboard/app/await-extension.ts';
import { createDeviceToken, revokeDevice } from '@/shared/client/account-calls.ts';
import type { FunctionsAccess } from '@/shared/client/call-function.ts';
import type { SessionUser } from '@/shared/client/stores/session-store.ts';
import { type HandoffMessage, handoffResult } from '@/shared/contracts/extension-handoff.ts';
import { deviceName } from './device-name.ts';

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
  const result = awaitAnswer((data) => {
    const answer = handoffResult.safeParse(data);
    return answer.success && answer.data.state === state ? answer.data.accepted : undefined;
  });
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
