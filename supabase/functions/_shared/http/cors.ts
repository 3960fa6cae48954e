import { cors } from 'hono/cors';

const EXTENSION = /^(chrome|moz)-extension:\/\/[\w-]+$/;

/**
 * Answers preflights and marks answers, for our site and for extensions alone (faults C2, ASVS 3.4.2).
 * @param allowedOrigins exact origins besides those of extensions
 */
export function allowOrigins(allowedOrigins: readonly string[]) {
  return cors({
    origin: (origin) => (EXTENSION.test(origin) || allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
    allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info'],
    exposeHeaders: ['retry-after'],
    maxAge: 3600,
  });
}
