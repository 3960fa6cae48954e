import {
  type AccountExport,
  accountExport,
  type CreateDeviceTokenAnswer,
  createDeviceTokenAnswer,
  type Device,
  devicesAnswer,
  type LinkKind,
  linkAgeAnswer,
  sendVerificationEmailAnswer,
  successAnswer,
} from '@/shared/contracts/account.ts';
import type { AnalyticsEvent } from '@/shared/contracts/analytics.ts';
import { balanceAnswer } from '@/shared/contracts/credits.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

const DEVICES = '/account/device-tokens';

/** Mints a token for an extension (design §4). */
export function createDeviceToken(access: FunctionsAccess, name: string): Promise<CreateDeviceTokenAnswer> {
  return callFunction(access, { path: DEVICES, body: { name }, answer: createDeviceTokenAnswer });
}

export async function readDevices(access: FunctionsAccess): Promise<Device[]> {
  return (await callFunction(access, { method: 'GET', path: DEVICES, answer: devicesAnswer })).devices;
}

/** @returns the devices that are left */
export async function revokeDevice(access: FunctionsAccess, id: string): Promise<Device[]> {
  const call = { method: 'DELETE', path: DEVICES, body: { id }, answer: devicesAnswer } as const;
  return (await callFunction(access, call)).devices;
}

/** Ends the token the call itself carries; the same answer where it was ended before. */
export async function giveUpDevice(access: FunctionsAccess, signal: AbortSignal): Promise<void> {
  const call = { method: 'DELETE', path: `${DEVICES}/current`, answer: successAnswer, signal } as const;
  await callFunction(access, call);
}

/** The caller's credits; a device token may ask too. */
export async function readBalance(access: FunctionsAccess, signal: AbortSignal): Promise<number> {
  const call = { method: 'GET', path: '/enhance/balance', answer: balanceAnswer, signal } as const;
  return (await callFunction(access, call)).credits;
}

/** Has the verification mail sent again; answered the same whether the address has an account. */
export async function sendVerificationEmail(
  access: FunctionsAccess,
  { email, continueUrl }: { email: string; continueUrl: string },
): Promise<void> {
  await callFunction(access, {
    path: '/account/send-verification-email',
    body: { email, firstName: '', continueUrl },
    answer: sendVerificationEmailAnswer,
  });
}

/** Everything kept about the caller. */
export function exportAccount(access: FunctionsAccess): Promise<AccountExport> {
  return callFunction(access, { path: '/account/export', answer: accountExport });
}

/** Deletes the caller's account for good. @throws AppError `invalid_credentials` for a wrong password */
export async function deleteAccount(access: FunctionsAccess, password: string): Promise<void> {
  await callFunction(access, { path: '/account/delete', body: { password }, answer: successAnswer });
}

/** Undoes an e-mail change by the code mailed to the old address. @throws AppError `link_expired`, `link_invalid` */
export async function recoverEmail(access: FunctionsAccess, oobCode: string): Promise<void> {
  await callFunction(access, { path: '/account/recover-email', body: { oobCode }, answer: successAnswer });
}

/**
 * Chooses the password of an account that was just given back, by the same code.
 * @throws AppError `link_expired`, `link_invalid`, `weak_password`
 */
export async function setRecoveredPassword(
  access: FunctionsAccess,
  { oobCode, password }: { oobCode: string; password: string },
): Promise<void> {
  const body = { oobCode, password };
  await callFunction(access, { path: '/account/recover-email/password', body, answer: successAnswer });
}

/** Has the earlier address told of a change just made; whoever asks learns nothing. */
export async function sendEmailChangeNotices(access: FunctionsAccess): Promise<void> {
  await callFunction(access, { path: '/account/email-change-notices', answer: successAnswer });
}

/** Whether a link that did not work had once been good: an old one is told from a forged one (design §6). */
export async function isLinkExpired(
  access: FunctionsAccess,
  oobCode: string,
  kind: LinkKind,
): Promise<boolean> {
  const call = { path: '/account/link-age', body: { oobCode, kind }, answer: linkAgeAnswer };
  return (await callFunction(access, call)).expired;
}

/** Has the owner of an address told that somebody signed up with it; whoever asks learns nothing (decision 11). */
export async function sendSignUpNotice(access: FunctionsAccess, email: string): Promise<void> {
  await callFunction(access, { path: '/account/sign-up-notices', body: { email }, answer: successAnswer });
}

/** Counts an act on the site, told by nobody's account; the page may be left meanwhile. */
export async function sendAnalyticsEvent(access: FunctionsAccess, event: AnalyticsEvent): Promise<void> {
  const unnamed = { ...access, getToken: async () => undefined };
  const call = { path: '/account/analytics-events', body: event, answer: successAnswer, keepalive: true };
  await callFunction(unnamed, call);
}
