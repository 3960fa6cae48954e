import {
  type PaidPlanKey,
  type PaymentAnswer,
  paymentAnswer,
  redirectAnswer,
  subscriptionChangeAnswer,
} from '@/shared/contracts/billing.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { errorCode } from '@/shared/errors/codes.ts';
import { callFunction, type FunctionsAccess } from './call-function.ts';

/** Where the browser goes to pay. Nothing but a web page will do, whoever answered. */
async function openPage(access: FunctionsAccess, path: string, body?: unknown): Promise<string> {
  const { url } = await callFunction(access, { path, body, answer: redirectAnswer });
  if (!/^https?:$/.test(new URL(url).protocol)) throw new AppError('bad_response');
  return url;
}

/** The payment provider's page on which a plan is bought, bought again or switched to. */
export function openCheckout(access: FunctionsAccess, planKey: PaidPlanKey): Promise<string> {
  return openPage(access, '/billing/checkout', { planKey });
}

/** The payment provider's page of cards and addresses. @throws AppError `no_subscription` for who never bought */
export function openPortal(access: FunctionsAccess): Promise<string> {
  return openPage(access, '/billing/portal');
}

async function changeSubscription(access: FunctionsAccess, path: string, body?: unknown): Promise<void> {
  const { success, error } = await callFunction(access, { path, body, answer: subscriptionChangeAnswer });
  if (!success) throw new AppError(errorCode.safeParse(error).data ?? 'internal');
}

/** Ends a subscription with the period that is paid. @throws AppError `no_subscription` */
export function cancelSubscription(
  access: FunctionsAccess,
  which: { userId: string; subscriptionId: string },
): Promise<void> {
  return changeSubscription(access, '/billing/api/cancel-subscription', which);
}

/** Takes a cancellation back, for as long as the period runs. @throws AppError `no_subscription` */
export function resumeSubscription(access: FunctionsAccess): Promise<void> {
  return changeSubscription(access, '/billing/resume');
}

/** What became of the payment a return from checkout names. @throws AppError `not_found` for another's */
export async function readPaymentStatus(
  access: FunctionsAccess,
  paymentId: string,
  signal: AbortSignal,
): Promise<PaymentAnswer['status']> {
  const path = `/billing/payment?payment_id=${encodeURIComponent(paymentId)}`;
  return (await callFunction(access, { method: 'GET', path, answer: paymentAnswer, signal })).status;
}
