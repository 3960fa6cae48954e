import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { readJson } from './read-json.ts';

/** Enough for every body that holds no draft or file. */
const MAX_BODY_BYTES = 64_000;

/**
 * A small JSON body as its schema has it.
 * @throws AppError `invalid_request` or `too_long`
 */
export async function readBody<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readJson(request, MAX_BODY_BYTES);
  // No column of the database keeps U+0000.
  if (JSON.stringify(body).includes('\\u0000')) throw new AppError('invalid_request');
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new AppError('invalid_request', { cause: parsed.error });
  return parsed.data;
}
