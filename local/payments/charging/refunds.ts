import type { Emulator } from '@/local/payments/emulator.ts';
import { refused } from '@/local/payments/fault.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Charge, Dispute, DisputeStatus, Refund } from '@/local/payments/payment-objects.ts';

/**
 * Gives a charge back, in part or whole.
 *
 * @throws Fault 400 where there is not so much left.
 */
export function refundCharge(emulator: Emulator, charge: Charge, asked: number | undefined): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) throw refused(`Charge ${charge.id} has not been paid.`, 'charge');
  if (left === 0)
    throw refused(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  const amount = asked ?? left;
  if (amount < 1) throw refused('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw refused(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      'amount',
    );
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  };
  emulator.tables.refunds.set(refund.id, refund);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emulator.emit('charge.refunded', charge, before);
  return refund;
}

function openDispute(emulator: Emulator, charge: Charge): Dispute {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  emulator.tables.disputes.set(dispute.id, dispute);
  emulator.emit('charge.dispute.created', dispute);
  return dispute;
}

/**
 * Opens a dispute about a charge, or closes it: won is for us, lost is for the cardholder. A lost one may be won after all,
 * when the bank gives the money back.
 */
export function setDispute(emulator: Emulator, charge: Charge, status: DisputeStatus): Dispute {
  const open = [...emulator.tables.disputes.values()].find((one) => one.charge === charge.id);
  const isReversed = open?.status === 'lost' && status === 'won';
  if (open && open.status !== 'needs_response' && !isReversed) throw refused('This dispute is closed.');
  const dispute = open ?? openDispute(emulator, charge);
  const before = { status: dispute.status };
  dispute.status = status;
  if (isReversed) emulator.emit('charge.dispute.funds_reinstated', dispute, before);
  else if (status !== 'needs_response') emulator.emit('charge.dispute.closed', dispute, before);
  emulator.store.touch();
  return dispute;
}
