import { Hono } from 'hono';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { allowOrigins } from './cors.ts';
import { errorResponse } from './error-response.ts';

export type FunctionApp = Hono<{ Variables: { requestId: string } }>;

interface FunctionAppOptions {
  log: Log;
  allowedOrigins: readonly string[];
}

/** What every function's app has: a request id, CORS for our origins, and failures answered as design §4 says. */
export function createFunctionApp({ log, allowedOrigins }: FunctionAppOptions): FunctionApp {
  const app: FunctionApp = new Hono();
  app.use(async (context, next) => {
    context.set('requestId', crypto.randomUUID());
    await next();
  });
  app.use(allowOrigins(allowedOrigins));
  app.notFound((context) => errorResponse(new AppError('not_found'), context.get('requestId')));
  app.onError((thrown, context) => {
    const error = toAppError(thrown);
    const requestId = context.get('requestId');
    log('refused', { requestId, code: error.code, cause: causeName(error) });
    return errorResponse(error, requestId);
  });
  return app;
}

/** Kind of the underlying failure for the log: its class or code, never its words, which may quote a text. */
function causeName({ cause }: AppError): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? `${cause.name} ${code}` : cause.name;
}
