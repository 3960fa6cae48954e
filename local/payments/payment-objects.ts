import type { ApiObject, Metadata } from './objects.ts';

export interface InvoicePayment extends ApiObject {
  object: 'invoice_payment';
  amount_paid: number;
  currency: string;
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'paid';
}

export interface PaymentIntent extends ApiObject {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  status: 'succeeded' | 'requires_payment_method';
}

export interface Charge extends ApiObject {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface Refund extends ApiObject {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  status: 'succeeded';
}

export type DisputeStatus = 'needs_response' | 'won' | 'lost';

export interface Dispute extends ApiObject {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: 'fraudulent';
  status: DisputeStatus;
}
