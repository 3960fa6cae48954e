import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { LOOPBACK } from '@/local/ports.ts';
import { type CorpusItem, makeCorpus } from './corpus/make-corpus.ts';
import { addFaults } from './faults.ts';
import { createSourceRoutes } from './source-routes.ts';

export interface Sources {
  url: string;
  stop(): Promise<void>;
}

const DAY_MS = 86_400_000;

/**
 * Stands in for every source of public conversation on this machine, over items made by a script. What it gives says of
 * itself that it is synthetic (`X-Synthetic`), and so does every page that shows it.
 */
export async function startSources(): Promise<Sources> {
  let made: { day: number; items: CorpusItem[] } | undefined;
  const gone = new Set<number>();
  // Made when it is first asked for, and again on another day, so that the newest item is of today.
  const readCorpus = () => {
    const day = Math.floor(Date.now() / DAY_MS);
    if (made?.day !== day) made = { day, items: makeCorpus((day * DAY_MS) / 1000) };
    return gone.size === 0 ? made.items : made.items.filter(({ id }) => !gone.has(id));
  };
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('X-Synthetic', 'true');
  });
  addFaults(app, { remove: (id) => gone.add(id), restore: () => gone.clear() });
  app.route('/', createSourceRoutes(readCorpus));
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, hostname: LOOPBACK, port: 0 }, () =>
      resolve(listening as Server),
    );
    listening.once('error', reject);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://${LOOPBACK}:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
