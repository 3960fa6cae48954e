import type { Context } from 'hono';
import * as z from 'zod/mini';
import { Fault } from '@/local/payments/fault.ts';

/** @throws Fault 400 where a page's form is not as the page sends it. */
export async function readPageForm<T extends z.ZodMiniType>(
  context: Context,
  schema: T,
): Promise<z.output<T>> {
  const parsed = z.safeParse(schema, await context.req.parseBody());
  if (!parsed.success) throw new Fault(400, 'This form is not complete.');
  return parsed.data;
}
