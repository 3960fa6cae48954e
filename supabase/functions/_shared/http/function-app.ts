import { Hono } from 'hono';
import { AppError, toAppError } from '@/shared/errors/app-error.ts';
import { sendReportsTo } from '@/shared/errors/report-error.ts';
import type { Log } from '@/supabase/functions/_shared/log/log.ts';
import { logFailure, logReport } from '@/supabase/functions/_shared/log/log-failure.ts';
import { allowOrigins } from './cors.ts';
import { errorResponse } from './error-response.ts';

export type FunctionApp = Hono<{ Variables: { requestId: string } }>;

interface FunctionAppOptions {
  log: Log;
  allowedOrigins: readonly string[];
}

/** What every function's app has: a request id, CORS for our origins, and failures answered as design §4 says. */
export function createFunctionApp({ log, allowedOrigins }: FunctionAppOptions): FunctionApp {
  // What fails inside the shared engines is reported without knowing who asked.
  sendReportsTo((report) => logReport(log, report));
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
    logFailure(log, { place: 'http', thrown, requestId });
    return errorResponse(error, requestId);
  });
  return app;
}
