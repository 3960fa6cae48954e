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
  address: null;
  /** Below zero: what the next invoice is paid from first. */
  balance: number;
  currency: string | null;
  default_source: null;
  deleted?: true;
  delinquent: boolean;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: { custom_fields: null; default_payment_method: string | null; footer: null };
  metadata: Metadata;
  name: string | null;
  phone: string | null;
  shipping: null;
}

export interface PaymentMethod extends ApiObject {
  object: 'payment_method';
  type: 'card';
  billing_details: { address: null; email: string | null; name: string | null; phone: null };
  card: {
    brand: string;
    country: 'US';
    exp_month: number;
    exp_year: number;
    funding: 'credit';
    last4: string;
  };
  customer: string | null;
  metadata: Metadata;
}

export interface Product extends ApiObject {
  object: 'product';
  active: boolean;
  default_price: string | null;
  description: string | null;
  images: string[];
  marketing_features: [];
  metadata: Metadata;
  name: string;
  type: 'service';
  updated: number;
  url: string | null;
}

export interface Price extends ApiObject {
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit';
  currency: string;
  custom_unit_amount: null;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' } | null;
  tax_behavior: 'unspecified';
  type: 'recurring' | 'one_time';
  unit_amount: number;
  unit_amount_decimal: string;
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
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  discounts: [];
  ended_at: number | null;
  items: ApiList<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  pending_update: null;
  /** Of the change that waits for the end of the period. */
  schedule: string | null;
  start_date: number;
  status: SubscriptionStatus;
  trial_end: null;
  trial_start: null;
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
    invoice_item_details: null;
  };
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
  quantity: number;
  subscription: string | null;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'manual';

export interface Invoice extends ApiObject {
  object: 'invoice';
  account_country: 'US';
  account_name: string;
  amount_due: number;
  amount_overpaid: 0;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: BillingReason;
  collection_method: 'charge_automatically';
  currency: string;
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  description: string | null;
  due_date: null;
  ending_balance: number;
  hosted_invoice_url: string;
  invoice_pdf: string;
  lines: ApiList<InvoiceLine>;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    type: 'subscription_details';
    subscription_details: { metadata: Metadata; subscription: string };
    quote_details: null;
  } | null;
  period_end: number;
  period_start: number;
  starting_balance: number;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  total: number;
}
