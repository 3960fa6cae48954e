import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '@/shared/errors/app-error.ts';
import type { Payments } from '@/supabase/functions/_shared/payments/payments.ts';
import { createStripe } from '@/supabase/functions/_shared/payments/stripe-client.ts';
import { createPayments } from '@/supabase/functions/_shared/payments/stripe-payments.ts';

const USER_ID = '3f0f9a54-5a0e-4b59-8f5c-0a8f4f9f1c11';

/** What the provider says next, whatever is asked. */
let answer: { status: number; body: string };
const asked: { method: string; path: string; key: string | undefined; body: string }[] = [];
const server = createServer(async (request, response) => {
  asked.push({
    method: request.method ?? '',
    path: request.url ?? '',
    key: request.headers['idempotency-key']?.toString(),
    body: await text(request),
  });
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'stripe-should-retry': 'false',
  });
  response.end(answer.body);
});
let payments: Payments;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stripe = createStripe({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  });
  payments = createPayments(stripe);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const order = {
  userId: USER_ID,
  customerId: 'cus_1',
  plan: 'starter',
  successUrl: 'https://w.test',
  cancelUrl: 'https://w.test',
} as const;

const questions: [string, (provider: Payments) => Promise<unknown>][] = [
  ['createCustomer', (it) => it.createCustomer({ userId: USER_ID, email: 'a@b.test', name: '' })],
  ['openSubscriptionCheckout', (it) => it.openSubscriptionCheckout(order)],
  ['openExtraCheckout', (it) => it.openExtraCheckout(order)],
  ['openPortal', (it) => it.openPortal('cus_1', 'https://w.test')],
  ['findRunningSubscription', (it) => it.findRunningSubscription('cus_1')],
  ['setCancelAtPeriodEnd', (it) => it.setCancelAtPeriodEnd('sub_1', true)],
  ['endSubscription', (it) => it.endSubscription('sub_1')],
  ['forgetCustomer', (it) => it.forgetCustomer('cus_1')],
  ['readSubscription', (it) => it.readSubscription('sub_1')],
  ['readCheckout', (it) => it.readCheckout('cs_1')],
  ['readInvoice', (it) => it.readInvoice('in_1')],
  ['readPlanOfPrice', (it) => it.readPlanOfPrice('price_1')],
  ['readRefund', (it) => it.readRefund('ch_1')],
  ['readDispute', (it) => it.readDispute('dp_1')],
];

const failure = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? error.code : 'raw'),
  );

describe.each(questions)('%s', (name, ask) => {
  test.each([
    ['fails', { status: 500, body: '{"error":{"type":"api_error","message":"down"}}' }],
    [
      'refuses our key',
      { status: 401, body: '{"error":{"type":"invalid_request_error","message":"no key"}}' },
    ],
    ['sends a page', { status: 200, body: '<html>gateway</html>' }],
  ])('says payments_unavailable where the provider %s', async (_, says) => {
    answer = says;
    expect(await failure(ask(payments))).toBe('payments_unavailable');
  });

  test('says payments_unavailable without a key', async () => {
    expect(await failure(ask(createPayments(createStripe({}))))).toBe('payments_unavailable');
  });

  test('does not take an object of another shape for its own', async () => {
    answer = { status: 200, body: '{"object":"unexpected"}' };
    // An ended subscription is not looked at, and a price without a note of ours is any other price.
    if (name !== 'endSubscription') expect(await failure(ask(payments))).toBe('payments_unavailable');
    else expect(await failure(ask(payments))).toBe('answered');
  });
});

test('what is unknown there is undefined here, and what is to be ended has ended', async () => {
  answer = {
    status: 404,
    body: '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"No such thing"}}',
  };
  const outcomes = [
    await payments.readSubscription('sub_x'),
    await payments.setCancelAtPeriodEnd('sub_x', true),
    await payments.endSubscription('sub_x'),
    await payments.forgetCustomer('cus_x'),
  ];
  expect(outcomes).toEqual([undefined, undefined, undefined, undefined]);
});

test('a customer asked for twice is one customer: both carry the same key, another account another', async () => {
  answer = { status: 200, body: '{"id":"cus_1"}' };
  asked.length = 0;
  const account = { userId: USER_ID, email: 'a@b.test', name: 'Ana' };
  await Promise.all([payments.createCustomer(account), payments.createCustomer(account)]);
  await payments.createCustomer({ ...account, userId: '11111111-1111-4111-8111-111111111111' });
  const keys = asked.map(({ key }) => key);
  expect(keys[0]).toContain(USER_ID);
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
});

const PERIOD = { current_period_start: 1_793_491_200, current_period_end: 1_796_083_200 };
const subscription = {
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  cancel_at_period_end: false,
  items: { data: [{ id: 'si_1', price: { id: 'price_1', metadata: { planKey: 'pro' } }, ...PERIOD }] },
};

describe('ending a subscription with its period', () => {
  const paths = async (state: object, cancels: boolean) => {
    answer = { status: 200, body: JSON.stringify({ ...subscription, ...state }) };
    asked.length = 0;
    expect(await payments.setCancelAtPeriodEnd('sub_1', cancels)).toMatchObject({ id: 'sub_1', plan: 'pro' });
    return asked.map(({ method, path, body }) => [method, path, body].filter(Boolean).join(' '));
  };
  const [read, write] = ['GET /v1/subscriptions/sub_1', 'POST /v1/subscriptions/sub_1'];

  test('is asked for in one change, and taken back so', async () => {
    expect(await paths({}, true)).toEqual([read, `${write} cancel_at_period_end=true`]);
    const cancelled = { cancel_at_period_end: true };
    expect(await paths(cancelled, false)).toEqual([read, `${write} cancel_at_period_end=false`]);
  });

  test('first drops a change of plan that waits for the same day', async () => {
    expect(await paths({ schedule: 'sub_sched_1' }, true)).toEqual([
      read,
      'POST /v1/subscription_schedules/sub_sched_1/release',
      `${write} cancel_at_period_end=true`,
    ]);
  });

  test('set as a day by the provider’s own pages is taken back as a day', async () => {
    expect(await paths({ cancel_at: PERIOD.current_period_end }, false)).toEqual([
      read,
      `${write} cancel_at=`,
    ]);
  });
});

describe('a page of the customer’s own', () => {
  test('is opened with our configuration alone, looked up once', async () => {
    answer = {
      status: 200,
      body: JSON.stringify({
        id: 'bps_1',
        url: 'https://pay.test/p',
        data: [
          { id: 'bpc_default', metadata: {} },
          { id: 'bpc_ours', metadata: { whetstone: 'plans' } },
        ],
      }),
    };
    asked.length = 0;
    await payments.openPortal('cus_1', 'https://w.test');
    await payments.openPortal('cus_1', 'https://w.test');
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    for (const { body } of asked.slice(1)) expect(body).toContain('configuration=bpc_ours');
  });
});

test('an id is one step of a path, whatever stands in it', async () => {
  answer = { status: 404, body: '{"error":{"type":"invalid_request_error","code":"resource_missing"}}' };
  asked.length = 0;
  await payments.readCheckout('../customers/cus_1?x=');
  expect(asked.map(({ path }) => path)).toEqual(['/v1/checkout/sessions/..%2Fcustomers%2Fcus_1%3Fx%3D']);
});
