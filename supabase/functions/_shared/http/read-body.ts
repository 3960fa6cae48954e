import * as z from 'zod/mini';
import { AppError } from '@/shared/errors/app-error.ts';
import { readJson } from './read-json.ts';

/** Whether a text or a name in a body holds U+0000, which no column of the database keeps. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, held]) => key.includes('\0') || holdsNul(held));
}

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
  if (holdsNul(body)) throw new AppError('invalid_request');
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new AppError('invalid_request', { cause: parsed.error });
  return parsed.data;
}
