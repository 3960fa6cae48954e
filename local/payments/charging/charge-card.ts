import type { Emulator } from '@/local/payments/emulator.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { PaymentMethod } from '@/local/payments/objects.ts';
import type { Charge, PaymentIntent } from '@/local/payments/payment-objects.ts';
import { DECLINED_TEXT } from './cards.ts';

export interface Payment {
  amount: number;
  currency: string;
  customer: string | null;
  method: PaymentMethod;
  /** Whether the card pays; known beforehand, for no bank is asked. */
  succeeds: boolean;
}

function makeIntent(payment: Payment, chargeId: string): PaymentIntent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.succeeds ? payment.amount : 0,
    created: nowSeconds(),
    currency: payment.currency,
    customer: payment.customer,
    latest_charge: chargeId,
    livemode: false,
    metadata: {},
    payment_method: payment.method.id,
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
    captured: succeeds,
    created: nowSeconds(),
    currency: payment.currency,
    customer: payment.customer,
    disputed: false,
    failure_code: succeeds ? null : 'card_declined',
    failure_message: succeeds ? null : DECLINED_TEXT,
    livemode: false,
    metadata: {},
    paid: succeeds,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: succeeds ? 'succeeded' : 'failed',
  };
  emulator.tables.intents.set(intent.id, intent);
  emulator.tables.charges.set(charge.id, charge);
  if (succeeds) emulator.emit('charge.succeeded', charge);
  return { intent, charge };
}
