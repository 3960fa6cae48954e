import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { type Form, readParams } from '@/local/payments/form.ts';

/** What the API's middleware leaves for its routes. */
export interface ApiEnv {
  Variables: { form: Form; requestId: string };
}

/** The call's parameters, checked. */
export function params<T extends z.ZodMiniType>(context: Context<ApiEnv>, schema: T): z.output<T> {
  return readParams(schema, context.get('form'));
}
