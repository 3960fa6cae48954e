import type { Server, ServerResponse } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { LOOPBACK } from '@/local/ports.ts';
import { forwardCall } from './forward-call.ts';
import type { RestAndAuth } from './rest-and-auth.ts';

type GatewayContext = Context<{ Bindings: HttpBindings }>;

/** What stands behind the gateway; what is not up yet is undefined and answered with 503. */
export interface Backends {
  restAndAuth: RestAndAuth | undefined;
  /** Where a function is reached. */
  originOf: ((name: string) => string) | undefined;
}

export interface Gateway {
  url: string;
  stop(): Promise<void>;
}

const FUNCTIONS_PREFIX = '/functions/v1';

function starting(context: GatewayContext): Response {
  // The function that would answer CORS is not there yet, so the page could not read this without it.
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Retry-After', '1');
  return context.json({ code: 'unavailable', message: 'Starting. Try again in a second.' }, 503);
}

/** Hands a call to the functions' process, which sees its name first in the path as on the hosted service. */
async function callFunction(context: GatewayContext, originOf: (name: string) => string): Promise<Response> {
  const { incoming, outgoing } = context.env;
  const { pathname, search } = new URL(context.req.url);
  const path = pathname.slice(FUNCTIONS_PREFIX.length);
  const url = `${originOf(path.split('/')[1] ?? '')}${path}${search}`;
  return (await forwardCall(incoming, outgoing as ServerResponse, url))
    ? RESPONSE_ALREADY_SENT
    : starting(context);
}

function createGatewayApp(backends: Backends, log: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ code: 'internal' }, 500);
  });
  const openToAll = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposeHeaders: ['content-range', 'content-location', 'preference-applied', 'x-total-count', 'link'],
    maxAge: 3600,
  });
  const toRestAndAuth = (context: GatewayContext) =>
    backends.restAndAuth ? backends.restAndAuth(context.req.raw) : starting(context);
  for (const path of ['/rest/v1/*', '/auth/v1/*']) {
    app.use(path, openToAll);
    app.all(path, toRestAndAuth);
  }
  app.all(`${FUNCTIONS_PREFIX}/*`, (context) =>
    backends.originOf ? callFunction(context, backends.originOf) : starting(context),
  );
  return app;
}

/** The one address clients know. It listens at once, so that nothing meets a closed door while the rest comes up. */
export function startGateway(
  port: number,
  backends: Backends,
  log: (line: string) => void,
): Promise<Gateway> {
  const app = createGatewayApp(backends, log);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: LOOPBACK, port }, (info) =>
      resolve({
        url: `http://${LOOPBACK}:${info.port}`,
        async stop() {
          (server as Server).closeAllConnections();
          await new Promise((closed) => server.close(closed));
        },
      }),
    );
    server.once('error', reject);
  });
}
