import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSession } from '@/local/payments/api/checkout.ts';
import { makeSession } from '@/local/payments/api/make-session.ts';
import { completeCheckout } from '@/local/payments/charging/complete-checkout.ts';
import { makeCustomer } from '@/local/payments/customers.ts';
import type { Emulator } from '@/local/payments/emulator.ts';
import { PaymentStore } from '@/local/payments/store.ts';

let folder: string;
let told: string[];
let world: Emulator;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  folder = mkdtempSync(join(tmpdir(), 'whetstone-expiry-'));
  const store = new PaymentStore(join(folder, 'payments.json'));
  told = [];
  world = { store, tables: store.tables, url: 'http://127.0.0.1:1', emit: (type) => told.push(type) };
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('closes a session that nobody paid for a day, once, and takes no card for it', () => {
  const { id } = makeSession(world, {
    mode: 'payment',
    success_url: 'http://127.0.0.1:5173/',
    customer: makeCustomer(world, { metadata: {} }).id,
    invoice_creation: { enabled: true },
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 1_099, product_data: { name: 'More' } }, quantity: 1 },
    ],
  });
  vi.setSystemTime(Date.parse('2026-11-22T11:59:59Z'));
  expect(findSession(world, id).session.status).toBe('open');
  vi.setSystemTime(Date.parse('2026-11-22T12:00:00Z'));
  const stored = findSession(world, id);
  expect(stored.session).toMatchObject({ status: 'expired', url: null });
  findSession(world, id);
  expect(told).toEqual(['customer.created', 'checkout.session.expired']);
  expect(() => completeCheckout(world, stored, '4242424242424242')).toThrow('no longer active');
  expect(world.tables.charges.size).toBe(0);
});
