import * as z from 'zod/mini';
import { type PaidPlanKey, paidPlanKey } from '@/shared/contracts/billing.ts';
import { toWholeUnits } from '@/shared/credits/money.ts';
import type { CallFunction } from '@/supabase/functions/_shared/db/call-function.ts';
import type { InvoiceWorth } from './invoice-credits.ts';
import type { Dispute, Invoice, Refund, SubscriptionState } from './payments.ts';

const account = z.object({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  customerId: z.nullable(z.string()),
  /** A chargeback was lost: nothing is sold to this account until an operator reopens it. */
  purchasesClosed: z.boolean(),
  subscription: z.nullable(z.object({ id: z.string(), plan: paidPlanKey })),
});
export type BillingAccount = z.infer<typeof account>;

const applied = z.object({ outcome: z.string(), userId: z.optional(z.uuid()) });
export type Applied = z.infer<typeof applied>;

/** An event whose handling commits together with its effect; null where no event asked. */
export type EventId = string | null;

export interface PaidInvoice {
  eventId: EventId;
  userId: string;
  invoice: Invoice;
  worth: InvoiceWorth;
}

export interface KeptSubscription extends SubscriptionState {
  /** The plan that follows with the next period, where another one was chosen. */
  nextPlan: PaidPlanKey | undefined;
}

/** What the database does for payments. Outcomes are the SQL functions' words. */
export interface BillingStore {
  /** Null where the account is gone. */
  readAccount(userId: string): Promise<BillingAccount | null>;
  /** Returns the customer that is kept, null where the account is gone. */
  setCustomer(userId: string, customerId: string): Promise<string | null>;
  findUser(customerId: string): Promise<string | null>;
  /** Null while the payment is not recorded. */
  readPaymentStatus(userId: string, invoiceId: string): Promise<string | null>;
  /** Keeps an event; false where it was handled before. */
  claimEvent(id: string, type: string): Promise<boolean>;
  /** @param error a code for why it could not be handled; without one it was */
  finishEvent(id: EventId, error?: string): Promise<void>;
  applySubscription(eventId: EventId, userId: string, state: KeptSubscription): Promise<string>;
  applyInvoicePaid(paid: PaidInvoice): Promise<string>;
  applyInvoiceFailed(failed: PaidInvoice): Promise<string>;
  applyRefund(eventId: EventId, invoiceId: string, refund: Refund): Promise<string>;
  /** With the account it is about, where the payment is known. */
  applyDispute(eventId: EventId, invoiceId: string, dispute: Dispute): Promise<Applied>;
}

/** An invoice as both of its SQL functions take it. */
function invoiceParameters({ eventId, userId, invoice, worth }: PaidInvoice) {
  return {
    event_id: eventId,
    invoice_id: invoice.id,
    user_id: userId,
    subscription_id: invoice.subscriptionId ?? null,
    plan: worth.plan ?? null,
    currency: invoice.currency,
    number: invoice.number ?? null,
    hosted_invoice_url: invoice.hostedUrl ?? null,
  };
}

/** A dispute as the two SQL functions take it; what was won asks for no amount. */
function disputeParameters(eventId: EventId, invoiceId: string, dispute: Dispute) {
  const about = { event_id: eventId, invoice_id: invoiceId, dispute_id: dispute.id };
  if (dispute.state === 'won') return about;
  const amount = toWholeUnits(dispute.amountCents, dispute.currency);
  return { ...about, amount, lost: dispute.state === 'lost' };
}

export function createBillingStore(call: CallFunction): BillingStore {
  const applyNamed = async (name: string, parameters: Record<string, unknown>) =>
    z.parse(applied, await call(name, parameters));
  const apply = async (name: string, parameters: Record<string, unknown>) =>
    (await applyNamed(name, parameters)).outcome;
  return {
    async readAccount(userId) {
      return z.parse(z.nullable(account), await call('read_billing_account', { user_id: userId }));
    },
    async setCustomer(userId, customerId) {
      const kept = await call('set_billing_customer', { user_id: userId, customer_id: customerId });
      return z.parse(z.nullable(z.string()), kept);
    },
    async findUser(customerId) {
      return z.parse(z.nullable(z.uuid()), await call('find_billing_user', { customer_id: customerId }));
    },
    async readPaymentStatus(userId, invoiceId) {
      const status = await call('read_payment_status', { user_id: userId, invoice_id: invoiceId });
      return z.parse(z.nullable(z.string()), status);
    },
    async claimEvent(id, type) {
      return z.parse(z.boolean(), await call('claim_stripe_event', { event_id: id, event_type: type }));
    },
    async finishEvent(id, error) {
      if (id !== null) await call('finish_stripe_event', { event_id: id, error: error ?? null });
    },
    applySubscription: (eventId, userId, state) =>
      apply('apply_subscription', {
        event_id: eventId,
        user_id: userId,
        subscription_id: state.id,
        customer_id: state.customerId,
        plan: state.plan ?? null,
        status: state.status,
        period_start: state.periodStart,
        period_end: state.periodEnd,
        cancel_at_period_end: state.cancelAtPeriodEnd,
        next_plan: state.nextPlan ?? null,
        fetched_at: state.fetchedAt,
      }),
    applyInvoicePaid: (paid) =>
      apply('apply_invoice_paid', {
        ...invoiceParameters(paid),
        amount: toWholeUnits(paid.invoice.paidCents, paid.invoice.currency),
        total: toWholeUnits(paid.invoice.totalCents, paid.invoice.currency),
        paid_at: paid.invoice.paidAt ?? paid.invoice.createdAt,
        credits: paid.worth.credits,
        invoice_pdf: paid.invoice.pdfUrl ?? null,
      }),
    applyInvoiceFailed: (failed) =>
      apply('apply_invoice_failed', {
        ...invoiceParameters(failed),
        amount: toWholeUnits(failed.invoice.dueCents, failed.invoice.currency),
        failed_at: failed.invoice.createdAt,
      }),
    applyRefund: (eventId, invoiceId, { refundedCents, currency }) =>
      apply('apply_refund', {
        event_id: eventId,
        invoice_id: invoiceId,
        refunded: toWholeUnits(refundedCents, currency),
      }),
    applyDispute: (eventId, invoiceId, dispute) =>
      applyNamed(
        dispute.state === 'won' ? 'apply_dispute_won' : 'apply_dispute',
        disputeParameters(eventId, invoiceId, dispute),
      ),
  };
}
