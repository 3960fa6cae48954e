import type { ApiObject, Metadata, PaymentMethod } from './objects.ts';

export interface InvoicePayment extends ApiObject {
  object: 'invoice_payment';
  amount_paid: number;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'paid';
  status_transitions: { canceled_at: null; paid_at: number };
}

export interface PaymentIntent extends ApiObject {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  capture_method: 'automatic';
  client_secret: string;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code: string; message: string } | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  payment_method_types: ['card'];
  status: 'succeeded' | 'requires_payment_method';
}

export interface Charge extends ApiObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: null;
  billing_details: PaymentMethod['billing_details'];
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
  receipt_url: null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends ApiObject {
  object: 'refund';
  amount: number;
  balance_transaction: null;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  status: 'succeeded';
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost';

export interface Dispute extends ApiObject {
  object: 'dispute';
  amount: number;
  balance_transactions: [];
  charge: string;
  currency: string;
  evidence_details: { due_by: number; has_evidence: false; past_due: false; submission_count: 0 };
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: 'fraudulent';
  status: DisputeStatus;
}
