import {
  cancelSubscriptionRequest,
  checkoutRequest,
  type PaymentAnswer,
  paymentQuery,
  type RedirectAnswer,
} from '@/shared/contracts/billing.ts';
import { AppError } from '@/shared/errors/app-error.ts';
import { createSessionGuard } from '@/supabase/functions/_shared/auth/session-guard.ts';
import type { VerifyUser } from '@/supabase/functions/_shared/auth/verify-user.ts';
import type { HitRateLimit } from '@/supabase/functions/_shared/db/rate-limit.ts';
import { createFunctionApp, type FunctionApp } from '@/supabase/functions/_shared/http/function-app.ts';
import { readBody } from '@/supabase/functions/_shared/http/read-body.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import type { Books } from '@/supabase/functions/_shared/payments/bookkeeping.ts';
import { changeEnd } from './change-end.ts';
import { openCheckout } from './open-checkout.ts';
import { readPayment } from './read-payment.ts';

export interface BillingDeps extends Books {
  hitRateLimit: HitRateLimit;
  verifyUser: VerifyUser;
  log: Log;
  anonKey: string;
  /** Without a slash at its end. */
  siteUrl: string;
  allowedOrigins: readonly string[];
}

const HOUR_SECONDS = 3_600;
/** Pages are opened and plans ended by hand; a payment is asked for every few seconds until it is there. */
const ACTS_PER_HOUR = 60;
const QUESTIONS_PER_HOUR = 1_200;

/** `/billing/*` (design §4). Errors are `{code, requestId, retryAfterMs?}`. */
export function createApp(deps: BillingDeps): FunctionApp {
  const app = createFunctionApp(deps);
  addPages(app, deps);
  addPayment(app, deps);
  addEnding(app, deps);
  return app;
}

/** Who asks, counted in a bucket of this kind of call. */
function createGuard({ hitRateLimit, ...deps }: BillingDeps, kind: string, perHour: number) {
  const requireUser = createSessionGuard(deps);
  return async (request: Request): Promise<string> => {
    const userId = await requireUser(request.headers);
    await hitRateLimit(`billing-${kind}:${userId}`, perHour, HOUR_SECONDS);
    return userId;
  };
}

function addPages(app: FunctionApp, deps: BillingDeps): void {
  const guard = createGuard(deps, 'page', ACTS_PER_HOUR);
  app.post('/billing/checkout', async (context) => {
    const userId = await guard(context.req.raw);
    const { planKey } = await readBody(context.req.raw, checkoutRequest);
    const { url, kind } = await openCheckout(deps, userId, planKey);
    deps.log('checkout_opened', { requestId: context.get('requestId'), planKey, kind });
    return context.json<RedirectAnswer>({ url }, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/billing/portal', async (context) => {
    const userId = await guard(context.req.raw);
    const account = await deps.store.readAccount(userId);
    if (!account) throw new AppError('unauthorized');
    if (!account.customerId) throw new AppError('no_subscription');
    const url = await deps.payments.openPortal(account.customerId, `${deps.siteUrl}/billing`);
    return context.json<RedirectAnswer>({ url }, 200, { 'Cache-Control': 'no-store' });
  });
}

function addPayment(app: FunctionApp, deps: BillingDeps): void {
  const guard = createGuard(deps, 'payment', QUESTIONS_PER_HOUR);
  app.get('/billing/payment', async (context) => {
    const userId = await guard(context.req.raw);
    const query = paymentQuery.safeParse(context.req.query());
    if (!query.success) throw new AppError('invalid_request', { cause: query.error });
    const status = await readPayment(deps, userId, query.data.payment_id);
    return context.json<PaymentAnswer>({ status }, 200, { 'Cache-Control': 'no-store' });
  });
}

function addEnding(app: FunctionApp, deps: BillingDeps): void {
  const guard = createGuard(deps, 'ending', ACTS_PER_HOUR);
  app.post('/billing/api/cancel-subscription', async (context) => {
    const userId = await guard(context.req.raw);
    const asked = await readBody(context.req.raw, cancelSubscriptionRequest);
    if (asked.userId !== userId) throw new AppError('forbidden');
    await changeEnd(deps, { userId, subscriptionId: asked.subscriptionId, cancels: true });
    deps.log('subscription_cancelled', { requestId: context.get('requestId') });
    return context.json({ success: true });
  });
  app.post('/billing/resume', async (context) => {
    const userId = await guard(context.req.raw);
    await changeEnd(deps, { userId, cancels: false });
    deps.log('subscription_resumed', { requestId: context.get('requestId') });
    return context.json({ success: true });
  });
}
