import { Hono } from 'hono';
import * as z from 'zod/mini';
import { letGo } from '@/local/payments/charging/schedules.ts';
import { changeSubscription } from '@/local/payments/charging/subscriptions.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { ignored } from '@/local/payments/form.ts';
import type { SubscriptionSchedule } from '@/local/payments/objects.ts';
import { type ApiEnv, answer, params } from './answer.ts';

const releaseParams = z.strictObject({ preserve_cancel_date: ignored });

function findSchedule(emulator: Emulator, id: string): SubscriptionSchedule {
  const found = emulator.tables.schedules.get(id);
  if (!found) throw missing('subscription_schedule', id, 'schedule');
  return found;
}

/** Changes that wait for the end of a period. They are made by the customer's own pages alone. */
export function scheduleRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/subscription_schedules/:id', (context) =>
    answer(context, emulator, findSchedule(emulator, context.req.param('id'))),
  );
  app.post('/subscription_schedules/:id/release', (context) => {
    params(context, releaseParams);
    const schedule = findSchedule(emulator, context.req.param('id'));
    const subscription = emulator.tables.subscriptions.get(schedule.subscription ?? '');
    if (schedule.status !== 'active' || !subscription)
      throw refused(
        `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      );
    letGo(emulator, subscription);
    changeSubscription(emulator, subscription, { schedule: null });
    return answer(context, emulator, schedule);
  });
  return app;
}
