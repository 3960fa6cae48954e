import type { Emulator } from '@/local/payments/emulator.ts';
import { newId, nowSeconds } from '@/local/payments/ids.ts';
import type { Price, Subscription, SubscriptionSchedule } from '@/local/payments/objects.ts';

/** A change of plan that waits for the end of the period. */
export interface WaitingChange {
  price: Price;
  quantity: number;
}

/** What a subscription becomes with its next period, where that was agreed. */
export function waitingChange(emulator: Emulator, subscription: Subscription): WaitingChange | undefined {
  const next = emulator.tables.schedules.get(subscription.schedule ?? '')?.phases[1]?.items[0];
  const price = emulator.tables.prices.get(next?.price ?? '');
  return next && price ? { price, quantity: next.quantity } : undefined;
}

/** A schedule with what runs now and what follows it. The subscription does not name it yet. */
export function makeSchedule(
  emulator: Emulator,
  subscription: Subscription,
  change: WaitingChange,
): SubscriptionSchedule {
  const phases = subscription.items.data.slice(0, 1).flatMap((item) => [
    {
      start_date: item.current_period_start,
      end_date: item.current_period_end,
      items: [{ price: item.price.id, quantity: item.quantity }],
    },
    {
      start_date: item.current_period_end,
      end_date: null,
      items: [{ price: change.price.id, quantity: change.quantity }],
    },
  ]);
  const schedule: SubscriptionSchedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    created: nowSeconds(),
    customer: subscription.customer,
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    phases,
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
  };
  emulator.tables.schedules.set(schedule.id, schedule);
  return schedule;
}

/** Lets a subscription go from its schedule: nothing waits any more. */
export function letGo(emulator: Emulator, subscription: Subscription): void {
  const schedule = emulator.tables.schedules.get(subscription.schedule ?? '');
  if (!schedule) return;
  Object.assign(schedule, {
    status: 'released',
    released_at: nowSeconds(),
    released_subscription: subscription.id,
    subscription: null,
  });
}
