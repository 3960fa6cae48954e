import type { Emulator } from '@/local/payments/emulator.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Metadata, PaymentMethod } from '@/local/payments/objects.ts';
import type { Charge, PaymentIntent } from '@/local/payments/payment-objects.ts';
import { DECLINED_TEXT } from './cards.ts';

export interface Payment {
  amount: number;
  currency: string;
  customer: string | null;
  method: PaymentMethod;
  description: string | null;
  metadata: Metadata;
  /** Whether the card pays; known beforehand, for no bank is asked. */
  succeeds: boolean;
}

function makeIntent(payment: Payment, chargeId: string): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.succeeds ? payment.amount : 0,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    created: nowSeconds(),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    last_payment_error: payment.succeeds
      ? null
      : {
          type: 'card_error',
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: DECLINED_TEXT,
        },
    latest_charge: chargeId,
    livemode: false,
    metadata: payment.metadata,
    payment_method: payment.method.id,
    payment_method_types: ['card'],
    status: payment.succeeds ? 'succeeded' : 'requires_payment_method',
  };
}

/** Draws money from a card, or fails to; either way the attempt is kept. */
export function chargeCard(emulator: Emulator, payment: Payment): { intent: PaymentIntent; charge: Charge } {
  const { method, succeeds } = payment;
  const id = newId('ch');
  const intent = makeIntent(payment, id);
  const charge: Charge = {
    id,
    object: 'charge',
    amount: payment.amount,
    amount_captured: succeeds ? payment.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: succeeds,
    created: nowSeconds(),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_code: succeeds ? null : 'card_declined',
    failure_message: succeeds ? null : DECLINED_TEXT,
    livemode: false,
    metadata: payment.metadata,
    paid: succeeds,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand: method.card.brand, last4: method.card.last4 } },
    receipt_url: null,
    refunded: false,
    status: succeeds ? 'succeeded' : 'failed',
  };
  emulator.tables.intents.set(intent.id, intent);
  emulator.tables.charges.set(charge.id, charge);
  if (succeeds) emulator.emit('charge.succeeded', charge);
  return { intent, charge };
}
