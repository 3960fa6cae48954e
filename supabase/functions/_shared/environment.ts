import * as z from 'zod/mini';
import { type CallFunction, callOverPostgres, callOverRest, callWithFallback } from './db/call-function.ts';

/** What every function finds in its environment; each adds what it alone needs by `z.extend`. */
export const functionEnvironment = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_ANON_KEY: z.string(),
  SUPABASE_SERVICE_ROLE_KEY: z.string(),
  /** Set by the platform: the short way to the database. */
  SUPABASE_DB_URL: z.optional(z.string()),
  SITE_URL: z.optional(z.string()),
  /** More origins that may call, separated by commas. */
  ALLOWED_ORIGINS: z._default(z.string(), ''),
});
export type FunctionEnvironment = z.infer<typeof functionEnvironment>;

/** The way to the database's functions: its own connection where the platform names one, else REST. */
export function createCall(environment: FunctionEnvironment): CallFunction {
  const overRest = callOverRest(environment.SUPABASE_URL, environment.SUPABASE_SERVICE_ROLE_KEY);
  return environment.SUPABASE_DB_URL
    ? callWithFallback(callOverPostgres(environment.SUPABASE_DB_URL), overRest)
    : overRest;
}

/** Origins that may call, without a slash at the end. */
export function readAllowedOrigins({ SITE_URL, ALLOWED_ORIGINS }: FunctionEnvironment): string[] {
  return [SITE_URL ?? '', ...ALLOWED_ORIGINS.split(',')]
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);
}
