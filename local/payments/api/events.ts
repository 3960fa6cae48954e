import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { flag } from '@/local/payments/form.ts';
import { type ApiEnv, answer, answerList, listParams, params } from './answer.ts';

const eventListParams = z.strictObject({
  ...listParams,
  type: z.optional(z.string()),
  types: z.optional(z.array(z.string())),
  delivery_success: z.optional(flag),
});

/** What happened so far. */
export function eventRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.get('/events', (context) => {
    const { type, types, delivery_success, ...page } = params(context, eventListParams);
    const rows = [...emulator.tables.events.values()].filter(
      (one) =>
        (!type || one.type === type) &&
        (!types || types.includes(one.type)) &&
        (delivery_success === undefined || (one.pending_webhooks === 0) === delivery_success),
    );
    return answerList(context, emulator, { rows, page });
  });
  app.get('/events/:id', (context) => {
    const event = emulator.tables.events.get(context.req.param('id'));
    if (!event) throw missing('event', context.req.param('id'));
    return answer(context, emulator, event);
  });
  return app;
}
