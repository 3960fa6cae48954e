import type { PaidPlanKey } from '@/shared/contracts/billing.ts';
import { createLog } from '@/supabase/functions/_shared/log/log.ts';
import type { BillingStore, PaidInvoice } from '@/supabase/functions/_shared/payments/billing-store.ts';
import type {
  Checkout,
  Dispute,
  Invoice,
  Payments,
  Refund,
  SubscriptionState,
} from '@/supabase/functions/_shared/payments/payments.ts';
import { type BillingDeps, createApp } from '@/supabase/functions/billing/handler.ts';
import { ANON_KEY, callerOf, USER_ID, verifyUser } from './caller.ts';

export const OTHER_USER_ID = '11111111-1111-4111-8111-111111111111';
const CUSTOMER = 'cus_ana';

/** What a test puts at the provider, by id; `acts` lists what was asked of it that changes something. */
export interface FakeProvider {
  subscriptions: Map<string, SubscriptionState>;
  checkouts: Map<string, Checkout>;
  invoices: Map<string, Invoice>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  acts: string[];
}

export function fakeProvider(): FakeProvider {
  return {
    subscriptions: new Map(),
    checkouts: new Map(),
    invoices: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    acts: [],
  };
}

export const subscription = (changes: Partial<SubscriptionState> = {}): SubscriptionState => ({
  id: 'sub_1',
  customerId: CUSTOMER,
  userId: USER_ID,
  plan: 'starter',
  status: 'active',
  itemId: 'si_1',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  cancelAtPeriodEnd: false,
  scheduleId: undefined,
  fetchedAt: new Date('2026-11-20T00:00:00Z'),
  ...changes,
});

export const invoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: 'in_1',
  customerId: CUSTOMER,
  userId: USER_ID,
  subscriptionId: undefined,
  extraPlan: undefined,
  isPaid: true,
  hasFailed: false,
  reason: 'subscription_create',
  paidCents: 1_099,
  totalCents: 1_099,
  dueCents: 1_099,
  currency: 'usd',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  paidAt: new Date('2026-11-01T00:00:05Z'),
  number: 'W-0001',
  hostedUrl: 'https://pay.test/i/in_1',
  pdfUrl: undefined,
  lines: [{ amountCents: 1_099, isProration: false, priceId: 'price_starter' }],
  ...changes,
});

/** The provider's side in memory. Prices are called `price_<plan>`. */
export function fakePayments(provider: FakeProvider): Payments {
  const page = (kind: string, plan = '') => {
    provider.acts.push([kind, plan].filter(Boolean).join(' '));
    return `https://pay.test/${kind}`;
  };
  return {
    async createCustomer() {
      provider.acts.push('customer');
      return CUSTOMER;
    },
    openSubscriptionCheckout: async ({ plan }) => page('subscribe', plan),
    openExtraCheckout: async ({ plan }) => page('extra', plan),
    openPlanChange: async ({ plan }) => page('change', plan),
    openPortal: async (customerId) => page('portal', customerId),
    findRunningSubscription: async (customerId) =>
      [...provider.subscriptions.values()].find(
        (each) => each.customerId === customerId && each.status === 'active',
      ),
    readSubscription: async (id) => provider.subscriptions.get(id),
    async setCancelAtPeriodEnd(id, cancels) {
      const found = provider.subscriptions.get(id);
      if (!found) return undefined;
      provider.acts.push(`${cancels ? 'cancel' : 'resume'} ${id}`);
      const changed = { ...found, cancelAtPeriodEnd: cancels };
      provider.subscriptions.set(id, changed);
      return changed;
    },
    async endSubscriptions(customerId) {
      const running = [...provider.subscriptions.values()].filter(
        (each) => each.customerId === customerId && each.status === 'active',
      );
      return running.map((each) => {
        provider.acts.push(`end ${each.id}`);
        const ended = { ...each, status: 'canceled' };
        provider.subscriptions.set(each.id, ended);
        return ended;
      });
    },
    closePages: async (id) => void provider.acts.push(`close pages of ${id}`),
    endSubscription: async (id) => void provider.acts.push(`end ${id}`),
    forgetCustomer: async (id) => void provider.acts.push(`forget ${id}`),
    readCheckout: async (id) => provider.checkouts.get(id),
    readInvoice: async (id) => provider.invoices.get(id),
    readNextPlan: async () => undefined,
    readPlanOfPrice: async (id) =>
      (['starter', 'pro', 'business'] as PaidPlanKey[]).find((plan) => id === `price_${plan}`),
    readRefund: async (id) => provider.refunds.get(id),
    readDispute: async (id) => provider.disputes.get(id),
  };
}

export interface FakeStore extends BillingStore {
  customerId: string | null;
  subscription: { id: string; plan: PaidPlanKey } | null;
  purchasesClosed: boolean;
  events: Map<string, { handled: boolean; error?: string | undefined }>;
  /** Statuses of recorded payments, and what was granted for each. */
  payments: Map<string, { userId: string; status: string; credits: number }>;
  kept: SubscriptionState[];
}

/** The books of one account in memory: an invoice grants once, an event is handled with its effect. */
export function fakeStore(): FakeStore {
  const record = (status: string) => async (booked: PaidInvoice) => {
    await store.finishEvent(booked.eventId);
    if (booked.userId !== USER_ID) return 'unknown_user';
    if (store.payments.has(booked.invoice.id)) return 'duplicate';
    const credits = status === 'Paid' ? booked.worth.credits : 0;
    store.payments.set(booked.invoice.id, { userId: booked.userId, status, credits });
    return 'granted';
  };
  const mark = (status: string) => async (eventId: string | null, invoiceId: string) => {
    const payment = store.payments.get(invoiceId);
    if (!payment) return 'unknown_payment';
    payment.status = status;
    await store.finishEvent(eventId);
    return 'applied';
  };
  const store: FakeStore = {
    customerId: CUSTOMER,
    subscription: null,
    purchasesClosed: false,
    events: new Map(),
    payments: new Map(),
    kept: [],
    readAccount: async (userId) => ({
      userId,
      email: 'ana@example.test',
      name: 'Ana Ruiz',
      customerId: store.customerId,
      subscription: store.subscription,
      purchasesClosed: store.purchasesClosed,
    }),
    async setCustomer(_userId, customerId) {
      store.customerId ??= customerId;
      return store.customerId;
    },
    findUser: async (customerId) => (customerId === store.customerId ? USER_ID : null),
    readPaymentStatus: async (userId, invoiceId) => {
      const payment = store.payments.get(invoiceId);
      return payment?.userId === userId ? payment.status : null;
    },
    async claimEvent(id) {
      const known = store.events.get(id);
      if (!known) store.events.set(id, { handled: false });
      return !known?.handled;
    },
    async finishEvent(id, error) {
      if (id !== null) store.events.set(id, { handled: error === undefined, error });
    },
    async applySubscription(eventId, userId, state) {
      if (userId === USER_ID) store.kept.push(state);
      await store.finishEvent(eventId);
      return userId === USER_ID ? 'applied' : 'unknown_user';
    },
    applyInvoicePaid: record('Paid'),
    applyInvoiceFailed: record('Failed'),
    applyRefund: mark('Refunded'),
    async applyDispute(eventId, invoiceId, { state }) {
      const outcome = await mark('Disputed')(eventId, invoiceId);
      if (outcome === 'applied' && state === 'lost') store.purchasesClosed = true;
      return { outcome, userId: USER_ID };
    },
  };
  return store;
}

/** The function with fakes behind it. */
export function billingApp(overrides: Partial<BillingDeps> = {}) {
  const provider = fakeProvider();
  const store = fakeStore();
  const logLines: string[] = [];
  const hits: string[] = [];
  const app = createApp({
    payments: fakePayments(provider),
    store,
    hitRateLimit: async (bucket) => void hits.push(bucket),
    verifyUser,
    log: createLog((line) => logLines.push(line)),
    anonKey: ANON_KEY,
    siteUrl: 'https://whetstone.test',
    allowedOrigins: ['https://whetstone.test'],
    ...overrides,
  });
  const call = callerOf(app, 'billing');
  return { app, call, store, provider, logLines, hits };
}
