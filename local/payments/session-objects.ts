import type { ApiObject, Metadata } from './objects.ts';

export interface SessionLine {
  id: string;
  object: 'item';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  description: string;
  price: string;
  quantity: number;
}

export interface CheckoutSession extends ApiObject {
  object: 'checkout.session';
  allow_promotion_codes: null;
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  client_secret: null;
  currency: string;
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: { address: null; email: string | null; name: string | null; phone: null } | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  invoice_creation: {
    enabled: boolean;
    invoice_data: { description: string | null; metadata: Metadata };
  } | null;
  metadata: Metadata;
  mode: 'subscription' | 'payment';
  payment_intent: string | null;
  payment_method_types: ['card'];
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  ui_mode: 'hosted_page';
  url: string | null;
}

/** A session with what only its own pages need; the API shows `session` alone. */
export interface StoredSession {
  id: string;
  session: CheckoutSession;
  lines: SessionLine[];
  subscriptionMetadata: Metadata;
  subscriptionDescription: string | null;
  intentMetadata: Metadata;
}

export interface UpdateConfirmFlow {
  type: 'subscription_update_confirm';
  subscription_update_confirm: {
    discounts: null;
    items: { id: string | null; price: string; quantity: number }[];
    subscription: string;
  };
  subscription_cancel: null;
  subscription_update: null;
  after_completion: FlowEnd;
}

export interface CancelFlow {
  type: 'subscription_cancel';
  subscription_cancel: { retention: null; subscription: string };
  subscription_update_confirm: null;
  subscription_update: null;
  after_completion: FlowEnd;
}

export interface FlowEnd {
  type: 'portal_homepage' | 'redirect';
  redirect: { return_url: string } | null;
  hosted_confirmation: null;
}

export interface PortalSession extends ApiObject {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  flow: UpdateConfirmFlow | CancelFlow | null;
  locale: null;
  on_behalf_of: null;
  return_url: string | null;
  url: string;
}

export interface PortalConfiguration extends ApiObject {
  object: 'billing_portal.configuration';
  active: boolean;
  business_profile: { headline: string | null };
  default_return_url: string | null;
  features: Record<string, unknown>;
  is_default: boolean;
  login_page: { enabled: false; url: null };
  metadata: Metadata;
  name: string | null;
  updated: number;
}
