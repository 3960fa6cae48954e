import type { ApiObject, Metadata } from './objects.ts';

export interface SessionLine {
  id: string;
  object: 'item';
  amount_total: number;
  currency: string;
  description: string;
  price: string;
  quantity: number;
}

export interface CheckoutSession extends ApiObject {
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string;
  expires_at: number;
  invoice: string | null;
  metadata: Metadata;
  mode: 'subscription' | 'payment';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
}

/** A session with what only its own pages need; the API shows `session` alone. */
export interface StoredSession {
  id: string;
  session: CheckoutSession;
  lines: SessionLine[];
  subscriptionMetadata: Metadata;
  invoiceMetadata: Metadata;
}

export interface UpdateConfirmFlow {
  type: 'subscription_update_confirm';
  subscription_update_confirm: {
    items: { id: string | null; price: string; quantity: number }[];
    subscription: string;
  };
  after_completion: FlowEnd;
}

export interface FlowEnd {
  type: 'portal_homepage' | 'redirect';
  redirect: { return_url: string } | null;
}

export interface PortalSession extends ApiObject {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  flow: UpdateConfirmFlow | null;
  return_url: string | null;
  url: string;
}

export interface PortalConfiguration extends ApiObject {
  object: 'billing_portal.configuration';
  active: boolean;
  features: { subscription_update: { schedule_at_period_end: { conditions: { type: string }[] } } };
  metadata: Metadata;
}
