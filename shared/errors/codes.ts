import * as z from 'zod/mini';
import { errorCodes } from './code-list.ts';

/** A code of the list. */
export const errorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCode>;
