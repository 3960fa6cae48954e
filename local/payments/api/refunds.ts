import { Hono } from 'hono';
import * as z from 'zod/mini';
import { refundCharge } from '@/local/payments/charging/refunds.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { missing } from '@/local/payments/fault.ts';
import { wholeNumber } from '@/local/payments/form.ts';
import type { Charge } from '@/local/payments/payment-objects.ts';
import { type ApiEnv, params } from './params.ts';

const refundParams = z.strictObject({ charge: z.string(), amount: z.optional(wholeNumber) });

export function findCharge(emulator: Emulator, id: string): Charge {
  const charge = emulator.tables.charges.get(id);
  if (!charge) throw missing('charge', id);
  return charge;
}

/** What is given back of a charge. */
export function refundRoutes(emulator: Emulator): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post('/refunds', (context) => {
    const { charge, amount } = params(context, refundParams);
    return context.json(refundCharge(emulator, findCharge(emulator, charge), amount));
  });
  return app;
}
