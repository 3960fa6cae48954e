import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Emulator } from '@/local/payments/emulator.ts';
import { Fault } from '@/local/payments/fault.ts';
import { parseForm } from '@/local/payments/form.ts';
import { newId } from '@/local/payments/ids.ts';
import { API_VERSION } from '@/local/payments/webhooks/event.ts';
import { catalogueRoutes } from './catalogue.ts';
import { checkoutRoutes } from './checkout.ts';
import { customerRoutes } from './customers.ts';
import { keepReply, keptReply, keyInUse } from './idempotency.ts';
import type { ApiEnv } from './params.ts';
import { portalRoutes } from './portal.ts';
import { portalConfigurationRoutes } from './portal-configurations.ts';
import { readRoutes } from './read-routes.ts';
import { refundRoutes } from './refunds.ts';
import { scheduleRoutes } from './schedules.ts';
import { subscriptionRoutes } from './subscriptions.ts';

const MAX_BODY_BYTES = 1_000_000;

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @throws Fault 401 in the vendor's words. */
function checkKey(header: string | undefined, secretKey: string): void {
  const key = /^Bearer (.+)$/.exec(header ?? '')?.[1];
  if (!key)
    throw new Fault(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!isSame(key, secretKey)) throw new Fault(401, `Invalid API Key provided: ****${key.slice(-4)}`);
}

async function readCall(context: Context<ApiEnv>): Promise<string> {
  const { search } = new URL(context.req.url);
  const body = context.req.method === 'POST' ? await context.req.text() : search.slice(1);
  const isForm = /^application\/x-www-form-urlencoded/.test(context.req.header('content-type') ?? '');
  if (body && context.req.method === 'POST' && !isForm)
    throw new Fault(400, 'Invalid request: the body must be application/x-www-form-urlencoded.');
  return body;
}

/** Answers a repeated call as the first time, and keeps the answer of a new one. */
function onceByKey(emulator: Emulator): MiddlewareHandler<ApiEnv> {
  const underWay = new Set<string>();
  return async (context, next) => {
    const body = await readCall(context);
    context.set('form', parseForm(body));
    const { method, path } = context.req;
    const key = method === 'POST' ? context.req.header('idempotency-key') : undefined;
    if (!key) {
      await next();
      if (method !== 'GET') emulator.store.touch();
      return undefined;
    }
    context.header('Idempotency-Key', key);
    const call = { key, method, path, body };
    const kept = keptReply(emulator.store, call);
    if (kept) {
      context.header('Idempotent-Replayed', 'true');
      context.header('Original-Request', kept.requestId);
      context.header('Content-Type', 'application/json');
      return context.body(kept.body, kept.status);
    }
    if (underWay.has(key)) throw keyInUse();
    underWay.add(key);
    try {
      await next();
      const { status } = context.res;
      const reply = { status, body: await context.res.clone().text(), requestId: context.get('requestId') };
      keepReply(emulator.store, call, reply);
      emulator.store.touch();
    } finally {
      underWay.delete(key);
    }
    return undefined;
  };
}

/** The vendor's API under `/v1`, as far as this product uses it. */
export function createApi(emulator: Emulator, secretKey: string, log: (line: string) => void): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  api.use(async (context, next) => {
    const requestId = newId('req').slice(0, 18);
    context.set('requestId', requestId);
    context.header('Request-Id', requestId);
    context.header('Stripe-Version', API_VERSION);
    checkKey(context.req.header('authorization'), secretKey);
    await next();
  });
  api.use(onceByKey(emulator));
  for (const routes of [
    customerRoutes,
    catalogueRoutes,
    checkoutRoutes,
    subscriptionRoutes,
    refundRoutes,
    portalRoutes,
    portalConfigurationRoutes,
    scheduleRoutes,
    readRoutes,
  ])
    api.route('/', routes(emulator));
  api.all('*', (context) => {
    throw new Fault(404, `Unrecognized request URL (${context.req.method}: ${context.req.path}).`);
  });
  api.onError((error, context) => {
    if (error instanceof Fault) return context.json(error.toJSON(), error.status);
    log(`Payments: ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json(new Fault(500, 'Something broke here.', { type: 'api_error' }).toJSON(), 500);
  });
  return api;
}
