import { Hono } from 'hono';
import * as z from 'zod/mini';
import { letGo } from '@/local/payments/charging/schedules.ts';
import { changeSubscription } from '@/local/payments/charging/subscriptions.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { ignored } from '@/local/payments/form.ts';
import type { SubscriptionSchedule } from '@/local/payments/objects.ts';
import type { World } from '@/local/payments/world.ts';
import { type ApiEnv, answer, params } from './answer.ts';

const releaseParams = z.strictObject({ preserve_cancel_date: ignored });

function findSchedule(world: World, id: string): SubscriptionSchedule {
  const found = world.tables.schedules.get(id);
  if (!found) throw missing('subscription_schedule', id, 'schedule');
  return found;
}

/** Changes that wait for the end of a period. They are made by the customer's own pages alone. */
export function scheduleRoutes(world: World): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/subscription_schedules/:id', (context) =>
    answer(context, world, findSchedule(world, context.req.param('id'))),
  );
  app.post('/subscription_schedules/:id/release', (context) => {
    params(context, releaseParams);
    const schedule = findSchedule(world, context.req.param('id'));
    const subscription = world.tables.subscriptions.get(schedule.subscription ?? '');
    if (schedule.status !== 'active' || !subscription)
      throw refused(
        `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      );
    letGo(world, subscription);
    changeSubscription(world, subscription, { schedule: null });
    return answer(context, world, schedule);
  });
  return app;
}
