import type { PaidPlanKey } from '@/shared/contracts/billing.ts';

/** A subscription as the provider tells it. */
export interface SubscriptionState {
  id: string;
  customerId: string;
  /** Ours, from the metadata we gave it. */
  userId: string | undefined;
  /** Undefined where it is none of our plans. */
  plan: PaidPlanKey | undefined;
  status: string;
  itemId: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The schedule of a change that waits for the next period. */
  scheduleId: string | undefined;
  /** When this was asked, by our clock, before the asking. */
  fetchedAt: Date;
}

/** What one line of an invoice charges, or gives back for a plan that is left. */
export interface InvoiceLine {
  amountCents: number;
  isProration: boolean;
  priceId: string | undefined;
}

export interface Invoice {
  id: string;
  customerId: string | undefined;
  userId: string | undefined;
  subscriptionId: string | undefined;
  /** Of an extra purchase: the plan whose credits were bought, from the metadata we gave it. */
  extraPlan: PaidPlanKey | undefined;
  isPaid: boolean;
  /** Not paid, though it was tried. */
  hasFailed: boolean;
  /** The provider's word for why there is this invoice, such as `subscription_cycle`. */
  reason: string;
  paidCents: number;
  /** What it came to before the customer's balance paid part of it. */
  totalCents: number;
  dueCents: number;
  currency: string;
  createdAt: Date;
  paidAt: Date | undefined;
  number: string | undefined;
  hostedUrl: string | undefined;
  pdfUrl: string | undefined;
  lines: InvoiceLine[];
}

/** A visit to the hosted payment page. */
export interface Checkout {
  userId: string | undefined;
  status: 'open' | 'paid' | 'unpaid' | 'expired';
  invoiceId: string | undefined;
  subscriptionId: string | undefined;
}

/** What was given back of a payment by us. */
export interface Refund {
  invoiceId: string | undefined;
  /** All of it so far. */
  refundedCents: number;
  currency: string;
}

/** A payment that the payer's bank asks back. */
export interface Dispute {
  id: string;
  invoiceId: string | undefined;
  /**
   * `taken` while the money is held and nothing is decided; `harmless` where none moves: an inquiry, or a dispute that was
   * prevented.
   */
  state: 'taken' | 'lost' | 'won' | 'harmless';
  amountCents: number;
  currency: string;
}

export interface CheckoutOrder {
  userId: string;
  customerId: string;
  plan: PaidPlanKey;
  successUrl: string;
  cancelUrl: string;
}

export interface PlanChange {
  subscription: SubscriptionState;
  plan: PaidPlanKey;
  returnUrl: string;
}

/**
 * What our functions need of the payment provider. Reads give undefined for what is unknown there; anything else that goes
 * wrong is AppError `payments_unavailable`.
 */
export interface Payments {
  /** The account's customer; asked again at once, the same one. */
  createCustomer(account: { userId: string; email: string; name: string }): Promise<string>;
  /** Closes the customer's open pages, ends all that runs and takes the customer away; resolves where it is unknown. */
  forgetCustomer(id: string): Promise<void>;
  /** Closes the customer's open pages; resolves where it is unknown. */
  closePages(customerId: string): Promise<void>;
  /** Address of a hosted page that starts a subscription. The customer's other open pages are closed. */
  openSubscriptionCheckout(order: CheckoutOrder): Promise<string>;
  /** Address of a hosted page that sells the plan's credits once. The customer's other open pages are closed. */
  openExtraCheckout(order: CheckoutOrder): Promise<string>;
  /** Address of a hosted page where the customer confirms a change of plan. */
  openPlanChange(change: PlanChange): Promise<string>;
  /** Address of the hosted page where a customer manages cards, invoices and the subscription. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The best of the customer's subscriptions that run: active, on trial or past due. */
  findRunningSubscription(customerId: string): Promise<SubscriptionState | undefined>;
  /** Ends all that runs of the customer's, at once and without money back. Returns what it ended, as it is now. */
  endSubscriptions(customerId: string): Promise<SubscriptionState[]>;
  readSubscription(id: string): Promise<SubscriptionState | undefined>;
  /** Our plan that follows with the next period by a schedule; undefined for any other. */
  readNextPlan(scheduleId: string): Promise<PaidPlanKey | undefined>;
  /** Has it end with its paid period, or go on as it is. Either way no other plan follows any more. */
  setCancelAtPeriodEnd(id: string, cancels: boolean): Promise<SubscriptionState | undefined>;
  /** Ends it at once; resolves where it was ended or is unknown. */
  endSubscription(id: string): Promise<void>;
  readCheckout(id: string): Promise<Checkout | undefined>;
  readInvoice(id: string): Promise<Invoice | undefined>;
  /** Our plan behind a price; undefined for any other. */
  readPlanOfPrice(id: string): Promise<PaidPlanKey | undefined>;
  /** By the charge's id. */
  readRefund(chargeId: string): Promise<Refund | undefined>;
  readDispute(id: string): Promise<Dispute | undefined>;
}
