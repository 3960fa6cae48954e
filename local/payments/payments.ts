import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { claimPort, LOOPBACK } from '@/local/ports.ts';
import { createApi } from './api/api.ts';
import type { Emulator } from './emulator.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { loadPaymentKeys } from './payment-keys.ts';
import { PaymentStore } from './store.ts';
import { testRoutes } from './test-routes.ts';
import { Deliveries } from './webhooks/deliveries.ts';
import { recordEvent } from './webhooks/record-event.ts';

export interface PaymentsOptions {
  port: number;
  /** Holds the keys and what was bought. */
  stateFolder: string;
  /** Where events go; without one they are only kept. */
  webhookUrl?: string | undefined;
  log?: (line: string) => void;
}

export interface Payments {
  url: string;
  secretKey: string;
  webhookSecret: string;
  stop(): Promise<void>;
}

/**
 * Stands in for the payment provider on this machine: its API, its hosted pages and its webhooks. No money moves.
 *
 * @throws StartRefused where the port is taken.
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const { stateFolder, webhookUrl, log = () => undefined } = options;
  const port = await claimPort('payments', options.port);
  const url = `http://${LOOPBACK}:${port}`;
  const keys = loadPaymentKeys(stateFolder);
  const store = new PaymentStore(join(stateFolder, 'payments.json'));
  const deliveries = new Deliveries({ store, webhookUrl, webhookSecret: keys.webhookSecret });
  const emulator: Emulator = {
    store,
    tables: store.tables,
    url,
    emit(type, object, previous) {
      deliveries.add(recordEvent(store.tables, type, { object, previous }));
      store.touch();
    },
  };
  const app = new Hono()
    .route('/v1', createApi(emulator, keys.secretKey, log))
    .route('/_test', testRoutes(emulator, deliveries))
    .route('/', pageRoutes(emulator));
  const server = await new Promise<Server>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, hostname: LOOPBACK, port }, () =>
      resolve(listening as Server),
    );
    listening.once('error', reject);
  });
  deliveries.resume();
  return {
    url,
    ...keys,
    async stop() {
      deliveries.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.save();
    },
  };
}
