import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A form's rules and sentences, by a schema of the house. */
export function formResolver<T extends FieldValues>(schema: z.ZodMiniType<T, T>): Resolver<T, unknown, T> {
  return standardSchemaResolver<T, unknown, T>(schema);
}
