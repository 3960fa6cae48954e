import { Hono } from 'hono';
import * as z from 'zod/mini';
import { keepPlan } from '@/local/payments/charging/plan-change.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing, refused } from '@/local/payments/fault.ts';
import { type ApiEnv, params } from './params.ts';

/** Changes that wait for the end of a period. They are made by the customer's own pages alone. */
export function scheduleRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/subscription_schedules/:id/release', (context) => {
    params(context, z.strictObject({}));
    const id = context.req.param('id');
    const schedule = emulator.tables.schedules.get(id);
    if (!schedule) throw missing('subscription_schedule', id, 'schedule');
    const subscription = emulator.tables.subscriptions.get(schedule.subscription ?? '');
    if (schedule.status !== 'active' || !subscription)
      throw refused(
        `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      );
    keepPlan(emulator, subscription);
    return context.json(schedule);
  });
  return app;
}
