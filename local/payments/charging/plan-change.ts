import type { Emulator } from '@/local/payments/emulator.ts';
import { declined, refused } from '@/local/payments/fault.ts';
import { nowSeconds } from '@/local/payments/ids.ts';
import type { Price, Subscription } from '@/local/payments/objects.ts';
import { cardOf, DECLINED_TEXT, paysLater } from './cards.ts';
import { collectInvoice, dueAfterBalance, issueInvoice, type LineDraft } from './invoices.ts';
import { type Proration, prorate } from './periods.ts';
import { letGo, makeSchedule, type WaitingChange } from './schedules.ts';
import { changeSubscription, onlyItem, ownerOf } from './subscriptions.ts';

export interface PlanChange {
  price: Price;
  quantity: number;
}

/** What a change of plan comes to, before anybody agrees to it. */
export function quoteChange(
  emulator: Emulator,
  subscription: Subscription,
  change: PlanChange & { at?: number },
): Proration & { dueNow: number } {
  const item = onlyItem(subscription);
  const proration = prorate({
    oldAmount: item.price.unit_amount * item.quantity,
    newAmount: change.price.unit_amount * change.quantity,
    period: { start: item.current_period_start, end: item.current_period_end },
    at: change.at ?? nowSeconds(),
  });
  return {
    ...proration,
    dueNow: dueAfterBalance(proration.total, ownerOf(emulator, subscription).balance).due,
  };
}

function prorationLines(
  emulator: Emulator,
  subscription: Subscription,
  change: PlanChange & { at: number },
): LineDraft[] {
  const item = onlyItem(subscription);
  const quote = quoteChange(emulator, subscription, change);
  const line = (price: Price, quantity: number, amount: number): LineDraft => ({
    amount,
    description: `${amount < 0 ? 'Unused' : 'Remaining'} time on ${emulator.tables.products.get(price.product)?.name ?? 'Product'}`,
    price,
    quantity,
    period: { start: change.at, end: item.current_period_end },
    item: { subscription: subscription.id, id: item.id, proration: true },
  });
  return [line(item.price, item.quantity, quote.credit), line(change.price, change.quantity, quote.debit)];
}

/**
 * Moves a subscription to another price for the rest of its period.
 *
 * @throws Fault 402 where the card does not pay and nothing may change then.
 */
export function changePlan(emulator: Emulator, subscription: Subscription, asked: PlanChange): void {
  const item = onlyItem(subscription);
  const change = { ...asked, at: nowSeconds() };
  if (!change.price.recurring) throw refused(`The price specified is not recurring.`, 'items[0][price]');
  const customer = ownerOf(emulator, subscription);
  const method = cardOf(emulator.tables, customer, subscription.default_payment_method);
  const quote = quoteChange(emulator, subscription, change);
  const pays = method !== undefined && paysLater(method);
  if (!method || (quote.dueNow > 0 && !pays))
    throw declined(DECLINED_TEXT, { code: 'card_declined', decline_code: 'generic_decline' });
  const lines = prorationLines(emulator, subscription, change);
  letGo(emulator, subscription);
  changeSubscription(emulator, subscription, {
    schedule: null,
    items: {
      ...subscription.items,
      data: [{ ...item, price: change.price, quantity: change.quantity }],
    },
  });
  const invoice = issueInvoice(emulator, {
    customer,
    reason: 'subscription_update',
    lines,
    currency: subscription.currency,
    subscription,
  });
  collectInvoice(emulator, invoice, { method, succeeds: pays });
}

/** Agrees to another price from the next period on. Nothing is paid or given back; what waited before waits no more. */
export function changePlanAtEnd(emulator: Emulator, subscription: Subscription, change: WaitingChange): void {
  letGo(emulator, subscription);
  changeSubscription(emulator, subscription, { schedule: makeSchedule(emulator, subscription, change).id });
}

/** Has the plan that runs go on: what waited for the end of the period is dropped. */
export function keepPlan(emulator: Emulator, subscription: Subscription): void {
  letGo(emulator, subscription);
  changeSubscription(emulator, subscription, { schedule: null });
}
