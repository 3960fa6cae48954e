import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type * as objects from './objects.ts';
import type * as paid from './payment-objects.ts';
import type { PortalConfiguration, PortalSession, StoredSession } from './session-objects.ts';
import type { Delivery, StoredEvent } from './webhooks/event.ts';

/** Written this long after a change, so that a burst of changes is one write. */
const SAVE_DELAY_MS = 200;

/** An answer kept for a repeated call with the same idempotency key. */
export interface KeptReply {
  id: string;
  request: string;
  status: 200 | 402;
  body: string;
  requestId: string;
  created: number;
}

interface Rows {
  customers: objects.Customer;
  methods: objects.PaymentMethod;
  products: objects.Product;
  prices: objects.Price;
  sessions: StoredSession;
  subscriptions: objects.Subscription;
  schedules: objects.SubscriptionSchedule;
  invoices: objects.Invoice;
  invoicePayments: paid.InvoicePayment;
  intents: paid.PaymentIntent;
  charges: paid.Charge;
  refunds: paid.Refund;
  disputes: paid.Dispute;
  portalSessions: PortalSession;
  configurations: PortalConfiguration;
  events: StoredEvent;
  deliveries: Delivery;
  replies: KeptReply;
}

/** All the stand-in knows, by kind, then by id; each in the order of making. */
export type Tables = { [K in keyof Rows]: Map<string, Rows[K]> };

const savedFile = z.object({
  version: z.literal(1),
  tables: z.record(z.string(), z.array(z.looseObject({ id: z.string() }))),
});

function emptyTables(): Tables {
  return {
    customers: new Map(),
    methods: new Map(),
    products: new Map(),
    prices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    portalSessions: new Map(),
    configurations: new Map(),
    events: new Map(),
    deliveries: new Map(),
    replies: new Map(),
  };
}

function readTables(path: string): Tables {
  const tables = emptyTables();
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return tables;
  }
  try {
    const saved = savedFile.parse(JSON.parse(text));
    for (const [name, table] of Object.entries(tables) as [string, Map<string, { id: string }>][])
      for (const row of saved.tables[name] ?? []) table.set(row.id, row);
  } catch {
    // Kept for whoever wants to look; the stack starts with nothing sold.
    renameSync(path, `${path}.damaged`);
    return emptyTables();
  }
  return tables;
}

/** The state in memory, and its copy on disk. */
export class PaymentStore {
  readonly tables: Tables;
  readonly #path: string;
  #timer: NodeJS.Timeout | undefined;

  constructor(path: string) {
    this.#path = path;
    this.tables = readTables(path);
  }

  /** Says that something changed; it is on disk a moment later. */
  touch(): void {
    this.#timer ??= setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Writes now, whole or not at all. */
  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const tables = Object.fromEntries(
      Object.entries(this.tables).map(([name, table]) => [name, [...table.values()]]),
    );
    const half = `${this.#path}.new`;
    writeFileSync(half, JSON.stringify({ version: 1, tables }), { mode: 0o600 });
    renameSync(half, this.#path);
  }
}
