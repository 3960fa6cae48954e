// The vendor's objects as this stand-in keeps them: the fields of API 2026-10-28.endive that say something here. What one
// object says of another is its id; `expand` puts the object in its place.

export type Metadata = Record<string, string>;

export interface ApiObject {
  id: string;
  object: string;
  created: number;
  livemode: false;
}

export interface Customer extends ApiObject {
  object: 'customer';
  /** Below zero: what the next invoice is paid from first. */
  balance: number;
  deleted?: true;
  delinquent: boolean;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  name: string | null;
}

export interface PaymentMethod extends ApiObject {
  object: 'payment_method';
  type: 'card';
  card: {
    brand: string;
    last4: string;
  };
  customer: string | null;
  metadata: Metadata;
}

export interface Product extends ApiObject {
  object: 'product';
  active: boolean;
  description: string | null;
  metadata: Metadata;
  name: string;
}

export interface Price extends ApiObject {
  object: 'price';
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' } | null;
  type: 'recurring' | 'one_time';
  unit_amount: number;
}

export interface ApiList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_end: number;
  current_period_start: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
}

export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface Subscription extends ApiObject {
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { reason: string | null };
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: ApiList<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  /** Of the change that waits for the end of the period. */
  schedule: string | null;
  start_date: number;
  status: SubscriptionStatus;
}

export interface SchedulePhase {
  start_date: number;
  end_date: number | null;
  items: { price: string; quantity: number }[];
}

export interface SubscriptionSchedule extends ApiObject {
  object: 'subscription_schedule';
  customer: string;
  end_behavior: 'release';
  metadata: Metadata;
  phases: SchedulePhase[];
  released_at: number | null;
  released_subscription: string | null;
  status: 'active' | 'released';
  subscription: string | null;
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    type: 'subscription_item_details' | 'invoice_item_details';
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean } | null;
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
  };
  quantity: number;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';

export interface Invoice extends ApiObject {
  object: 'invoice';
  account_name: string;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: BillingReason;
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  hosted_invoice_url: string;
  lines: ApiList<InvoiceLine>;
  metadata: Metadata;
  number: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { metadata: Metadata; subscription: string };
  } | null;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: { paid_at: number | null };
  total: number;
}
