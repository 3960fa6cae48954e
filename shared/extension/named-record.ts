import * as z from 'zod/mini';
import { MAX_NAME_CHARS } from '@/shared/library/limits.ts';

export const recordId = z.string().check(z.minLength(1), z.maxLength(128));

/** A record of the library as a page may know it: what it says stays in the background. */
export const namedRecord = z.object({ id: recordId, name: z.string().check(z.maxLength(MAX_NAME_CHARS)) });
export type NamedRecord = z.infer<typeof namedRecord>;
